import type { Tongue } from '../tongue.ts'

// 'L’informativa di Nordio', 'Der Streit um die Brücke': a noun with its article and what it is of. Nobody reports that, as it states nothing.
// English headlines have capitals in all their words, which then show no names.

type Words = { articles: string; joints: string }
const WORDS: Readonly<Partial<Record<Tongue, Words>>> = {
  de: {
    articles: 'der|die|das|den|dem|des|eine?[mnrs]?',
    joints: 'in|im|am|an|auf|aus|bei|beim|für|gegen|mit|nach|ohne|über|um|und|von|vom|vor|zu|zum|zur|zwischen',
  },
  nl: { articles: 'de|het|een', joints: 'van|in|op|bij|voor|met|zonder|tegen|uit|na|over|tussen|en|aan|door|om' },
  fr: {
    articles: 'les?|la|l|une?|des|son|sa|ses|leurs?',
    joints: 'de|du|des|d|à|au|aux|en|dans|sur|pour|par|avec|sans|contre|entre|et|chez',
  },
  es: {
    articles: 'el|la|los|las|una?|unos|unas|su|sus',
    joints: 'de|del|a|al|en|con|sin|por|para|contra|entre|sobre|tras|y',
  },
  it: {
    articles: 'il|lo|la|l|i|gli|le|un|uno|una',
    joints:
      'di|del|dello|della|dell|dei|degli|delle|a|al|allo|alla|all|ai|agli|alle|da|dal|dalla|dall|dai|in|nel|nella|nell|nei|negli|nelle|su|sul|sulla|sull|sui|sulle|con|senza|per|contro|tra|fra|e|ed',
  },
  pt: {
    articles: 'os?|as?|uma?|seus?|suas?',
    joints: 'de|do|da|dos|das|em|no|na|nos|nas|por|pelo|pela|para|com|sem|contra|entre|sobre|e|ao|à|aos|às',
  },
}

/** What is of somebody has no verb in any of its places: behind an article or a joint stands a noun, and behind that a name or a number. */
const isOf = ({ articles, joints }: Words): ((words: readonly string[]) => boolean) => {
  const [isArticle, isJoint] = [articles, joints].map((forms) => {
    const whole = new RegExp(`^(?:${forms})$`, 'iu')
    return (word: string) => whole.test(word)
  }) as [(word: string) => boolean, (word: string) => boolean]
  return (words) => {
    // A name may stand where a noun does; who begins with a small word has no article.
    if (!isArticle(words[0] ?? '')) return false
    let wantsNoun = true
    let hasJoint = false
    for (const word of words.slice(1)) {
      if (isJoint(word)) {
        if (wantsNoun) return false
        wantsNoun = true
        hasJoint = true
      } else if (isArticle(word)) {
        if (!wantsNoun) return false
      } else if (wantsNoun) wantsNoun = false
      else if (!/^[\p{Lu}\d]/u.test(word)) return false
    }
    return hasJoint && !wantsNoun
  }
}
const CHECKS = new Map(Object.entries(WORDS).map(([tongue, words]) => [tongue, isOf(words)]))
/** More of them may hold a verb behind all. */
const MOST = 12

/** True for a headline that names something and states nothing of it. */
export const isNameAlone = (sentence: string, tongue: Tongue): boolean => {
  const plain = sentence.replace(/\.$/, '')
  if (!/^[\p{L}\p{M}\d\s'’-]+$/u.test(plain)) return false
  const words = plain.split(/[\s'’]+/u)
  return words.length <= MOST && CHECKS.get(tongue)?.(words) === true
}
