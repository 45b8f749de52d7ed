import { small } from '../../../first-letter.ts'
import { type Air, DONE, isCapital, isDone, isNumber, isPersons, isPlural, low } from './grammar.ts'
import { isThird } from './loose.ts'
import { subjectOf } from './subject.ts'
import { BARE, BEFORE, DETERMINERS, MASS, MODALS, OPENS, TOLD } from './words.ts'

// 'Fans warned of delays', 'Police not ruling out a raid': where the auxiliary is still missing, articles alone make half a repair.

const SUM = '[£$€₹]\\d[\\d.,]*(?:m|bn|k|tn|M|B|K)?(?: (?:million|billion|trillion|crore|lakh))?'
/** 'More than £1,000 stolen from': a sum is one. */
const MONEY = new RegExp(
  `^((?:(?:More than|Over|Nearly|Almost|About|Around|At least|Up to|Some) )?${SUM}(?: (?:worth of|in|of) \\p{Ll}+(?: \\p{Ll}+)?)?) (stolen|raised|seized|awarded|donated|recovered|pledged|invested|spent|wasted|withdrawn) (?=(?:from|for|in|by|to|at|after|on|during|so)(?: |$))`,
  'u',
)
/** Whom others warn. */
const WARNED =
  /^((?:\p{Lu}\p{L}+ |(?:train|rail|bus|car|football|rugby|beach|air|airline|ferry|festival) )?(?:[Ff]ans|[Dd]rivers|[Mm]otorists|[Cc]ommuters|[Pp]assengers|[Rr]esidents|[Tt]ravell?ers|[Cc]ustomers|[Ss]hoppers|[Pp]arents|[Pp]atients|[Ss]wimmers|[Ww]alkers|[Hh]ikers|[Pp]upils|[Vv]isitors|[Tt]ourists|[Hh]omeowners|[Tt]axpayers|[Vv]illagers|[Pp]ensioners|[Hh]olidaymakers|[Cc]onsumers|[Bb]athers|[Cc]yclists)) (warned|urged|told|advised|asked|reminded) (?=(?:of|about|over|to|not|against|after|ahead|amid)(?: |$))/u

/** 'Residents warned of danger for years before' have warned, and 'told of their shock' themselves. */
const THEIR_OWN = / told of | for (?:years|months|weeks) | before /u
/** A verb behind it makes of what was done to somebody who he is: 'Residents told to leave are home'. */
const VERB_BEHIND =
  /(?<![\p{L}-])(?:is|are|was|were|has|have|had|will|would|can|could|goes|go|wins?|gets?|says?|fails?|falls?|becomes?|remains?|faces?|leads?|returns?)(?![\p{L}-])/u

/** 'Body found in river likely to be missing fisherman': what it may be is told, and where it was found says which. */
const MAY_BE =
  /^((?:[Bb]od(?:y|ies)|(?:Human )?[Rr]emains|Skeletons?|Skulls?|Bones|Car|Boat|Wreck|Wreckage|Debris|Man|Woman)(?: of \p{L}+(?: \p{L}+)?)?) (found|discovered|recovered|pulled|washed up|seen) ((?:in|at|on|near|off|from|by|inside|under) [^,;:]{3,60}?) (likely|believed|thought|feared|suspected|presumed) (?=to be )/u

/** With its auxiliary, where that is sure. */
export const withSureAuxiliary = (headline: string): string => {
  const found = MAY_BE.exec(headline)
  if (found !== null && !VERB_BEHIND.test(headline)) {
    const [, who = '', done = '', where = '', how = ''] = found
    const be = /(?:ies|ains|[^s]s)$/u.test(who.split(' of ')[0] ?? '') ? 'are' : 'is'
    const one = be === 'is' && /^\p{Lu}/u.test(who) && !/^(?:Wreckage|Debris)/u.test(who) ? `A ${small(who)}` : who
    const said = headline.replace(MAY_BE, `${one} ${done} ${where} ${be} ${how} `)
    return be === 'is' ? said.replace(/(?<=to be )(?=missing \p{Ll}+[^s.]\.?$)/u, 'a ') : said
  }
  const [, , done = ''] = MONEY.exec(headline) ?? WARNED.exec(headline) ?? []
  const behind = headline.slice(headline.indexOf(` ${done} `) + done.length + 1)
  if (done === '' || THEIR_OWN.test(headline) || VERB_BEHIND.test(behind)) return headline
  return headline.replace(MONEY, '$1 has been $2 ').replace(WARNED, '$1 have been $2 ')
}

const FINITE =
  /^(?:is|are|was|were|has|have|had|do|does|did|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|won['’]t|can['’]t|don['’]t)$/u
/** It is told with these alone what was done to somebody. */
const SUFFERED = /^(?:warned|urged|told|ordered|asked|accused|forced|stolen|jailed|fined|blamed|banned|spared|cleared|named)$/u
const SUFFERS = /^(?:of|over|to|not|against|from|by|for|in|on|at|after|amid)$/u
/** Behind these 'to' is no 'is to'. */
const LEADS_TO =
  /^(?:set|due|expected|keen|ready|time|need|how|what|where|when|here|everything|latest|key|step|bid|pressure|ways?|chance|right|plans?|offers?|un\p{Ll}+|likely|able|available|first|last|next|only|tool|app|move|push|calls?|warning|best|place|reasons?|things?|license|licence)$/u
const MOST_HEAD = 9
const isTold = (word: string, next: string, air: Air): boolean =>
  FINITE.test(low(word)) || MODALS.has(low(word)) || TOLD.has(low(word)) || isThird(word, next, air)

/** 'Man wearing mask robs bank' has its verb later, and 'Man held over fire freed' another one. */
const isToldLater = (words: readonly string[], from: number, air: Air): boolean => {
  const clause = words.findIndex((word, at) => at > from && OPENS.has(low(word)))
  const rest = words.slice(from, clause < 0 ? words.length : clause)
  return rest.some(
    (word, at) =>
      isTold(word, rest[at + 1] ?? '', air) ||
      (at > 0 && /^\p{Ll}+s$/u.test(word) && BARE.has(word.replace(/s$/u, '')) && DETERMINERS.has(low(rest[at + 1] ?? ''))) ||
      (at > 0 && !isCapital(word) && (DONE.has(low(word)) || /ed$/u.test(word)) && !BEFORE.has(low(rest[at - 1] ?? ''))) ||
      (at > 0 && !isCapital(word) && BARE.has(low(word)) && (isPlural(low(rest[at - 1] ?? '')) || isCapital(rest[at - 1] ?? ''))),
  )
}

type Half = { at: number; kind: 'done' | 'not' | 'to' }
/** Where the verb stands that lacks its 'is' or 'has been', and is the only one. */
const halfVerb = (words: readonly string[], air: Air): Half | undefined => {
  const half = (at: number, kind: Half['kind'], behind: number): Half | undefined =>
    isToldLater(words, behind, air) ? undefined : { at, kind }
  for (let at = 1; at < Math.min(words.length - 1, MOST_HEAD); at += 1) {
    const [before = '', written = '', next = ''] = words.slice(at - 1, at + 2)
    const word = low(written)
    if (/[:;,?!"“”]$/u.test(before) || OPENS.has(word) || isTold(written, next, air)) return undefined
    if (word === 'held' || low(before) === 'worth') return undefined
    if (isDone(word, low(next)) || (SUFFERED.test(word) && SUFFERS.test(low(next)))) return half(at, 'done', at + 1)
    if (word === 'not' && /^\p{L}{2,}ing$/u.test(next)) return half(at, 'not', at + 2)
    if (word === 'to')
      return BARE.has(low(next)) && !BEFORE.has(low(before)) && !LEADS_TO.test(low(before)) ? half(at, 'to', at + 2) : undefined
    if (BARE.has(word) && !isCapital(written)) return undefined
    if (/^\p{Ll}+ed$/u.test(written)) return undefined
  }
  return undefined
}

/** True for a headline whose only verb lacks its 'is' or 'has been'; 'Council to meet' is said so as well. */
export const isTelegram = (headline: string): boolean => {
  const words = headline.replace(/\.$/u, '').split(' ')
  const long = words.slice(1).filter((word) => /^\p{L}{4,}/u.test(word))
  const half = halfVerb(words, { isTitled: long.length > 1 && long.every(isCapital) })
  return half !== undefined && half.kind !== 'to'
}

/** What stands before a count: 'More than 200 rockets' are rockets. */
const ABOUT_SO_MANY = /^(?:more than|fewer than|less than|up to|at least|as many as|close to) /iu
/** What is measured is one: 'more than 200kg', 'more than 200 kg'. */
const MEASURED = /^\d[\d,]*(?: (?:tonne|ton|kilo|litre|liter|gallon|ounce|acre|hectare)| ?(?:kg|km|lb|oz|g|ml))(?: |$)/iu
/** One man is one, a million or one in ten are not. */
const ONE =
  /^(?:1|one) (?!in |(?:\S+ )*(?:hundred|thousand|million|billion|dozen|score|half|third|quarter|fifth|tenth|cent|percent)(?: |$))/iu

/** Whether one or several are meant, where their words want no article: several, a name, somebody's own, what is not counted. */
const isOfMany = (words: readonly string[]): boolean | undefined => {
  const counted = words.join(' ').replace(ABOUT_SO_MANY, '')
  const head = counted.split(' ')
  const isCounted = head.length < words.length
  const [first = ''] = head
  const behind = head.findIndex((word, at) => at > 0 && BEFORE.has(low(word)))
  const noun = head.at(behind < 0 ? -1 : behind - 1) ?? ''
  const isMixed = head.some((word) =>
    /ing$|^(?:and|or|but|the|a|an)$|[^\p{L}\d’'-]/u.test(word.toLowerCase().replace(/(?<=\d),(?=\d)/gu, '')),
  )
  if (isMixed) return undefined
  if (isCounted && !isPlural(low(noun)) && (ONE.test(counted) || MEASURED.test(counted))) return false
  if ((isNumber(low(first)) || (isCounted && low(first) === 'one')) && !isPlural(low(noun))) return undefined
  if (isPlural(low(noun)) && (!isCapital(noun) || head.indexOf(noun) === 0))
    return head.length > 1 || isPersons(low(noun)) ? true : undefined
  if (MASS.has(low(noun))) return false
  const isOwned = /[^s]['’]s$/u.test(first) && !DETERMINERS.has(low(first))
  const isName = isCapital(noun) && !/s$/u.test(noun) && (behind < 0 || head.length > 1) && head.length > 1
  const isNth = /^(?:first|second|third|latest|highest|lowest|largest|biggest)$/u.test(low(first)) && head.length > 1
  return isOwned || isName || isNth ? false : undefined
}

/** 'Mother of boy hurt' may be hurt or not, 'Harwick reports cases linked' has its verb before, and a question asks. */
const isUnclear = (head: readonly string[]): boolean => {
  const of = head.findIndex((word) => low(word) === 'of')
  return (
    (of > 0 && isPersons(low(head[of - 1] ?? ''))) ||
    head.slice(1, -1).some((word) => /^\p{Ll}+[^s’']s$/u.test(word) && !BEFORE.has(low(head[head.indexOf(word) + 1] ?? 'in'))) ||
    head.some((word) => /^(?:here['’]s|how|why|what|where|who|when|that|which|among|brothers|sisters|twins)$/iu.test(word))
  )
}

/** Where it is known who is meant, one or several, the verb gets what it lacks; the rest stays as it is printed. */
export const telegramSaid = (words: readonly string[], air: Air): string | undefined => {
  const half = air.isTitled ? undefined : halfVerb(words, air)
  if (half === undefined) return undefined
  const { at, kind } = half
  const head = words.slice(0, at)
  if (isUnclear(head)) return undefined
  const subject = subjectOf([...head, 'will', 'be'], air)
  const isKnown = subject !== undefined && subject.length === at && (kind === 'done' || subject.isActing)
  const isMany = isKnown ? subject.isPlural : kind === 'to' ? undefined : isOfMany(head)
  if (isMany === undefined) return undefined
  const be = kind === 'done' ? (isMany ? 'have been' : 'has been') : isMany ? 'are' : 'is'
  return [isKnown ? subject.said : head.join(' '), be, ...words.slice(at)].join(' ')
}
