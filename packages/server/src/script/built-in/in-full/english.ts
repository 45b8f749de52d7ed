import { type Air, DONE, isCapital, isDone, isPlural, isVerbal, low } from './english/grammar.ts'
import { ALONE, looseSubject } from './english/loose.ts'
import type { Subject } from './english/named.ts'
import { phrase } from './english/phrase.ts'
import { restSaid } from './english/rest.ts'
import { withArticles, withNth, withTheNames } from './english/small-words.ts'
import { subjectOf } from './english/subject.ts'
import { telegramSaid, withSureAuxiliary } from './english/telegram.ts'
import { BARE, BEFORE, MODALS, OPENS, SAYING, TOLD, VERBS } from './english/words.ts'

/** What is quoted, asked, headed or strung together is no telegram of one clause. */
const NOT_PLAIN = /["“”:;!?|–—…()[\]/]|[A-Za-z]\.[A-Z]|(?:^|\s)['‘’-]|['’](?=[\s.,]|$)(?<!s['’])/u
/** Who says it, behind a comma: said as it stands, a study with its article. */
const TAIL = /, ((?:[\p{L}’']+ ){1,3}(?:says?|said|finds?|shows?|suggests?|told))\.?$/u
const ON_A_PAST_DAY =
  /\b(?:yesterday|last (?:week|month|year|night)|(?:on )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|ago|earlier|in (?:\p{L}+ )?(?:19|20)\d\d(?=$|,| (?:in|at|on|after|by|for|over|with|and)\b))(?!\p{L})/iu

/** 'Two killed, 14 injured in': a comma for 'and'. */
const AND_MORE =
  /\b(killed|dead|injured|wounded|hurt|missing|arrested|rescued|evacuated), ((?:[1-9][\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|dozens|hundreds|thousands|several|scores)(?: more| others)? (?:killed|dead|injured|wounded|hurt|missing|arrested|trapped|hospitalised|hospitalized|rescued|evacuated)) (?=in|at|after|as|by|near|off|when|on|following|amid|outside|inside|during)/iu

/** What somebody is, not what was done: 'Two feared dead'. */
const IS = [
  /^feared (?:dead|trapped|drowned|missing)\b/u,
  /^(?:set|due|expected|likely|unlikely|poised|ready|believed|supposed|thought) to\b/u,
  /^dead (?:in|after|at|as|near|on|and|from)\b/u,
  /^missing (?:in|after|at|as|near|off|from)\b/u,
  /^in (?:critical|serious|stable) condition\b/u,
  /^(?:under (?:investigation|arrest|fire|pressure)|on (?:trial|strike|the run)|in (?:hospital|custody|court))\b/u,
]

/** What is told of it: 'has been arrested', 'is to speak', 'are protesting'. */
const predicateOf = (
  words: readonly string[],
  subject: Subject,
  isPast: boolean,
): { said: string; length: number; lead: string } | undefined => {
  const [first = '', second = ''] = words.map(low)
  const [written = ''] = words
  const be = subject.isPlural ? 'are' : 'is'
  const text = words.join(' ')
  const told = (said: string, length = 1, lead = first) => ({ said, length, lead })
  if (second === 'not' && /^(?:is|are|was|were)$/u.test(first)) return undefined
  // 'Officials reported in' tells what they did.
  if (subject.isActing && /^(?:confirmed|reported|recorded|detected|registered|diagnosed)$/u.test(first)) return undefined
  // 'Talks held in' tells of no arrest.
  if (first === 'held' && (!subject.isActing || /^held on to /iu.test(text))) return undefined
  if (isDone(first, second) || (DONE.has(first) && words.length === 1)) {
    const passive = isPast
      ? subject.isPlural
        ? 'were'
        : 'was'
      : first === 'held'
        ? `${be} being`
        : first === 'trapped'
          ? be
          : subject.isPlural
            ? 'have been'
            : 'has been'
    return told(`${passive} ${written}`)
  }
  if (first === 'dead' && /^(?:in|at|as|after)$/u.test(second)) return told(`${subject.isPlural ? 'have' : 'has'} died`)
  if (IS.some((one) => one.test(text.toLowerCase())) && (second !== 'to' || BARE.has(low(words[2] ?? ''))))
    return told(`${be} ${written}`)
  if (!subject.isActing) return undefined
  if (first === 'to' && BARE.has(second)) return told(`${be} to ${words[1]}`, 2, second)
  if (isVerbal(first, written, false)) return told(`${be} ${written}`)
  if (first === 'not' && /^\p{Ll}{2,}ing$/u.test(words[1] ?? '')) return told(`${be} not ${words[1]}`, 2, second)
  if (
    !subject.isPlural &&
    VERBS.has(first) &&
    (/s$/u.test(first) || MODALS.has(first) || TOLD.has(first)) &&
    (!SAYING.has(first) || BEFORE.has(second)) &&
    !(DONE.has(first) && first !== 'hit')
  )
    return { said: written, length: 1, lead: first }
  if (
    subject.isPlural &&
    !subject.isNew &&
    (BARE.has(first) || /^(?:are|were|have|died|die)$/u.test(first)) &&
    !DONE.has(first) &&
    (!SAYING.has(first) || BEFORE.has(second))
  )
    return { said: written, length: 1, lead: first }
  return undefined
}

/** 'study finds', 'officials say' */
const tailSaid = (tail: string, air: Air): string | undefined => {
  const words = tail.split(' ')
  const who = words.slice(0, -1)
  if (
    /^(?:company|ministry|union|club|council|air force|police force|government|army|military|court|inquest|jury|coroner)$/u.test(
      who.join(' ').toLowerCase(),
    )
  )
    return `the ${tail}`
  if (/^(?:report|study|survey|poll|review|probe|inquiry)$/u.test(who.join(' ').toLowerCase()))
    return `a${/inquiry/u.test(tail) ? 'n' : ''} ${tail}`
  const one = phrase(who, ',', '', air)
  // 'DOJ says' wants an article.
  if (one === who.join(' ') && /^(?!NASA$|NATO$|FIFA$|UEFA$|OPEC$)[A-Z]{2,}$/u.test(one)) return undefined
  return one === undefined ? undefined : `${one} ${words.at(-1)}`
}

/** A telegram of English as a sentence; nothing where it is not understood. */
const sentenceOf = (headline: string): string | undefined => {
  if (NOT_PLAIN.test(headline)) return headSaid(headline)
  const stop = headline.endsWith('.') ? '.' : ''
  const tail = TAIL.exec(headline)
  const body = tail === null ? headline.slice(0, headline.length - stop.length) : headline.slice(0, tail.index)
  const words = body.replace(AND_MORE, '$1 and $2 ').split(/ +/u)
  if (words.length < 3 || words.length > 30) return undefined
  const air = airOf(words)
  const told =
    bodySaid(words, air, body) ?? looselySaid(words, air) ?? (ON_A_PAST_DAY.test(body) ? undefined : telegramSaid(words, air))
  const said = tail === null ? '' : tailSaid(tail[1] ?? '', air)
  if (said === undefined || (told === undefined && said === '')) return undefined
  return `${told ?? body}${said === '' ? '' : `, ${said}`}${stop}`
}

/** Where only what follows the verb is quoted or strung together, the head is said. */
const headSaid = (headline: string): string | undefined => {
  if (/[?!|…]/u.test(headline)) return undefined
  const words = headline.split(' ')
  const found = looseSubject(words, airOf(words))
  if (found === undefined || (found.verb === 'done' && ON_A_PAST_DAY.test(headline))) return undefined
  const { subject, verb } = found
  if (NOT_PLAIN.test(words.slice(0, subject.length + 1).join(' '))) return undefined
  const be = beOf(verb, subject)
  return [subject.said, ...be, ...words.slice(subject.length)].join(' ')
}

const airOf = (words: readonly string[]): Air => {
  const long = words.slice(1).filter((word) => /^\p{L}{4,}/u.test(word) && !BEFORE.has(low(word)) && !OPENS.has(low(word)))
  return { isTitled: long.length > 1 && long.every(isCapital) }
}

/** 'Fans held in Paris face charges': what several do stands behind the place. */
const hidesVerb = (rest: readonly string[]): boolean => {
  const clause = rest.findIndex((word) => OPENS.has(low(word)))
  return rest.slice(0, clause < 0 ? rest.length : clause).some((word, at) => {
    const before = rest[at - 1] ?? ''
    const isNoun = (isCapital(before) || isPlural(low(before))) && !/['’]s?$/u.test(before)
    return at > 0 && !isCapital(word) && BARE.has(low(word)) && isNoun
  })
}

const bodySaid = (words: readonly string[], air: Air, body: string): string | undefined => {
  const subject = subjectOf(words, air)
  if (subject === undefined || ALONE.test(subject.said)) return undefined
  const after = words.slice(subject.length)
  const predicate = predicateOf(after, subject, ON_A_PAST_DAY.test(body))
  if (predicate === undefined) return undefined
  const rest = after.slice(predicate.length)
  if (/^(?:are|were|have been) /u.test(predicate.said) && hidesVerb(rest)) return undefined
  const isTold = /^(?:was|were|has been|have been|has died|have died)(?: |$)/u.test(predicate.said)
  const restInFull =
    restSaid(rest, predicate.lead, air, isTold) ??
    restSaid(rest, predicate.lead, { ...air, isLoose: true, isMany: subject.isPlural }, isTold)
  return restInFull === undefined ? undefined : [subject.said, predicate.said, restInFull].filter(Boolean).join(' ')
}

/** The small verb that print leaves out. */
const beOf = (verb: string, { isPlural }: Subject): string[] =>
  verb === 'done' ? ['has been'] : verb === 'to' || verb === 'ing' ? [isPlural ? 'are' : 'is'] : []

/** Where only who and the verb are sure, the rest stays as it is printed. */
const looselySaid = (words: readonly string[], air: Air): string | undefined => {
  const found = looseSubject(words, air)
  if (found === undefined || (found.verb === 'done' && ON_A_PAST_DAY.test(words.join(' ')))) return undefined
  const { subject, verb } = found
  const after = words.slice(subject.length)
  const lead = low(after[verb === 'to' ? 1 : 0] ?? '')
  const opening = verb === 'to' ? 2 : 1
  const be = beOf(verb, subject)
  const rest = after.slice(opening)
  return [subject.said, ...be, ...after.slice(0, opening), restSaid(rest, lead, air) ?? rest.join(' ')].filter(Boolean).join(' ')
}

const KICKER = /^(?!['‘])([^:"“”‘?!]{2,40}: )(?=\p{Lu})/u

/** 'Ann Poe: Actress dies at 83': the kicker tells who it is. */
const NAME = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+: /u

/** 'dies in hospital week after crash': a hospital week is not meant. */
const TIME_BEHIND =
  /(?<!(?:^|\s)(?:a|an|one|the|each|every|this|that|last|next|per|same|another|\d+|first|second|third))\s(?:week|month|year|day|hour)\s(?:after|before)\s/iu

/** 'For robbing, assaulting man': of two deeds a comma is for 'and'. */
const TWO_DEEDS = /^([^,]* (?:for|with|of|after|by|while) (?:allegedly )?\p{Ll}{2,}ing), (?=\p{Ll}{2,}ing [^,]*$)/u

/** A headline's present tells of what was: who has died is said so. What dies now and then has a count or a condition. */
const DIES = /^((?:An? |The |\p{Lu})[^:;"“”?!]*?) dies (?=(?:in hospital|after|following)(?: |$|[.,]))/u
const NOW_AND_THEN = /\b(?:every|each|per|if|when|who|that|which|how|why|what|before|nearly|almost|often|usually|as)\b/iu
const withDeath = (headline: string): string =>
  NOW_AND_THEN.test(headline) || ON_A_PAST_DAY.test(headline) ? headline : headline.replace(DIES, '$1 has died ')

/** A telegram of English as a sentence that can be said; what is one already stays as it is. */
export const englishInFull = (headline: string): string => {
  if (TIME_BEHIND.test(headline)) return headline
  const kicker = KICKER.exec(headline)?.[0] ?? ''
  const plain = withSureAuxiliary(withNth(headline.slice(kicker.length).replace(TWO_DEEDS, '$1 and ')))
  const told = sentenceOf(plain) ?? plain
  const said = NAME.test(kicker) && /^An? /u.test(told) && !/^An? /u.test(plain) ? plain : told
  return withDeath(`${kicker}${withTheNames(withArticles(said))}`)
}
