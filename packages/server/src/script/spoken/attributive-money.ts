/** What stands behind a sum that is a noun of its own: 'the £5m that it lost'. */
const OWN =
  'that|which|who|it|they|he|she|we|you|in|of|to|for|from|by|with|was|were|is|are|be|has|have|had|will|would|could|may|and|or|but|on|at|as|a|an|the|per|each|more|less|worth|raised|spent|needed|owed|lost|paid|stolen|won|earned|over|after|before|if|when|while|than|this|last|next|every|into|off|back|down|up|out|so'
const SUM = '(\\d[\\d.,]{0,20}(?:\\s(?:thousand|million|billion|trillion))?)\\s(pound|dollar|euro)s'
/** 'the £90m wing', 'a £1.2m refurb': behind an article a sum before a noun tells of the noun. */
const BEHIND_ARTICLE = new RegExp(
  `(?<=(?<!\\p{L})(?:an?|the|its|their|his|her|our|new)\\s)${SUM}(?=\\s(?!(?:${OWN})(?!\\p{L}))\\p{L}{3})`,
  'giu',
)
/** In a headline, which has no article, before what is often bought and paid. */
const BEFORE_NOUN = new RegExp(
  `${SUM}(?=\\s(?:\\p{Lu}\\p{L}{1,12}\\s)?(?:fee|deal|contract|fund|funding|project|scheme|plan|bid|loan|grant|fine|revamp|upgrade|investment|package|boost|refurb|refurbishment|budget|bill|payout|prize|jackpot|lawsuit|takeover|bailout|programme|deficit|surplus|stadium|bridge|hospital|wing|home|house)(?!\\p{L}))`,
  'gu',
)

/** English says 'a 90 million pound wing'. */
export const sayAttributiveMoney = (text: string): string => text.replace(BEHIND_ARTICLE, '$1 $2').replace(BEFORE_NOUN, '$1 $2')
