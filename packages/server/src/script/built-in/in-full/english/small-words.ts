import { type Air, articleFor, isCapital, isCount, isPersons, isPlural, low } from './grammar.ts'
import { phrase } from './phrase.ts'
import { BEFORE, COUNTRIES, LOOSE, MASS, MODALS, NATIONS, OFFICES, OPENS, PERSONS, THE_NAMES, VERBS } from './words.ts'

/** Behind it a name cannot belong to a noun that follows: 'in US after', 'to EU.' */
const ENDS = (word: string, next: string): boolean => {
  const plain = low(word)
  if (plain === 'and' || plain === 'or')
    return /[.,]$/u.test(next) && (COUNTRIES.has(low(next.replace(/\.$/u, ''))) || THE_NAMES.has(next.replace(/[.,]$/u, '')))
  if (VERBS.has(plain) && /[^s]s$/u.test(plain) && !LOOSE.has(plain)) return true
  return BEFORE.has(plain) || OPENS.has(plain) || MODALS.has(plain) || /^(?:is|are|was|were|has|have|had|says|said)$/u.test(plain)
}
const LEADS =
  /^(?:in|on|at|of|by|with|for|from|to|into|against|between|across|behind|outside|inside|around|within|without|despite|towards?|via|through|over|after|before|since|as|that)$/u
const IS = /^(?:is|are|was|were|has|have|had|says?|said)$/u
const MOST = 4

/** How many words from here are one name that is said with 'the'. */
const nameLength = (words: readonly string[], at: number): number => {
  for (let length = MOST; length > 0; length -= 1) {
    const key = words
      .slice(at, at + length)
      .join('_')
      .replace(/[.,]$|['’]s?$/u, '')
    if (key === 'Congo') continue
    if (at + length <= words.length && THE_NAMES.has(key)) return length
    if (at + length <= words.length && THE_NAMES.has(`${key}.`)) return length
  }
  const [whose = '', one = '', two = ''] = words.slice(at, at + 3).map((word) => low(word.replace(/\.$/u, '')))
  if (!NATIONS.has(whose)) return 0
  return OFFICES.has(`${one}_${two}`) ? 3 : OFFICES.has(one) ? 2 : 0
}

/** 'in US after' as 'in the US after', 'US's plan' as 'the US's plan', wherever a headline says it. */
export const withTheNames = (headline: string): string => {
  if (/["“”]|(?:^|\s)['‘]/u.test(headline)) return headline
  const words = headline.split(' ')
  const said: string[] = []
  const owning = nameLength(words, 0)
  if (owning > 0 && /[\p{L}]['’]s$/u.test(words[owning - 1] ?? '') && !/^(?:Gulf|Channel|Congo)/u.test(words[0] ?? ''))
    said.push('The')
  for (const [at, word] of words.entries()) {
    const lead = words[at - 1] ?? ''
    const isHouse = /^House$/u.test(words[at - 2] ?? '') && low(lead) === 'of'
    const length = isHouse
      ? 0
      : LEADS.test(lead.toLowerCase()) || (VERBS.has(low(lead)) && /s$/u.test(lead))
        ? nameLength(words, at)
        : 0
    const last = words[at + length - 1] ?? ''
    const isEnd =
      at + length === words.length || last.endsWith(',') || ENDS(words[at + length] ?? '', words[at + length + 1] ?? '')
    const isOwner = /['’]s$/u.test(last)
    if (length > 0 && isCapital(word) && (isEnd || isOwner)) said.push('the')
    said.push(word)
  }
  return said.join(' ')
}

const isChunkEnd = (word: string): boolean =>
  BEFORE.has(low(word)) || OPENS.has(low(word)) || MODALS.has(low(word)) || IS.test(low(word))
/** What they have as an object is new to all: 'launches digital campaign'. */
const CREATES =
  /^(?:announces|launches|unveils|introduces|develops|creates|builds|proposes|signs|files|issues|wins|suffers|sets|faces|gets|agrees|grabs|lists|adds|plans|offers|buys|seeks|opens|releases|reports|becomes|makes|plays|publishes|orders|approves|rejects|passes)$/u
const OF_ONE =
  /^(?:boss|chief|coach|manager|captain|head|leader|ceo|chairman|era|season|year|world|government|king|queen|pope|record|date|normal|use|time|life|trial)$/u
/** In a name. */
const OLD_NEW = /^(?:york|jersey|zealand|delhi|mexico|orleans|hampshire|england|guinea|caledonia|wales)$/u
const NEW =
  /^(?:new|major|massive|huge|rare|possible|potential|fresh|landmark|special|brand-new|record-breaking|controversial|multi-.+)$/u
const MEASURED = /^(?:[$£€₹]?\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|twelve)(?:m|bn)?-(?:[a-z][a-z-]*|\d+)$/iu
const BEFALLS =
  /^(?:crash|collision|accident|pile-up|fire|blaze|explosion|blast|attack|shooting|stabbing|robbery|raid|brawl|ambush|shootout|stampede|earthquake|landslide|avalanche|heist|burglary|assault)$/u

/** True where the noun is surely one of many and new to the listener. */
const isNewOne = (held: readonly string[], lead: string): boolean => {
  const last = low(held.at(-1) ?? '')
  const first = low(held[0] ?? '')
  const isPlain = !held.some((word) => isCapital(word) && !NATIONS.has(low(word)))
  if (held.some((word) => /[^\p{L}\d’'.$£€₹,-]/u.test(word) || !/[\p{L}\d]/u.test(word))) return false
  if (OF_ONE.test(last) || (first === 'new' && OLD_NEW.test(last)) || isPlural(last) || MASS.has(last)) return false
  if (MEASURED.test(first)) return held.length > 1 && /^\p{Ll}/u.test(held.at(-1) ?? '')
  if (NEW.test(first)) return isCount(last) && held.length > 1
  // 'The Isle of Man'
  if (PERSONS.has(last))
    return (
      !(lead === 'of' && isCapital(held.at(-1) ?? '')) &&
      /^(?:of|for|by|from|with|against)$/u.test(lead) &&
      !/^(?:child|baby|judge|mother|father|mum|dad)$/u.test(last)
    )
  if (BEFALLS.test(last)) return isPlain && /^(?:in|after|following|during)$/u.test(lead)
  return CREATES.test(lead) && isPlain && isCount(last) && held.length > 1
}

/** 'the death of', 'the end of': of the thing named there is one. */
const ONE_OF_IT =
  /^(?:abolition|appointment|creation|introduction|launch|rest|impact|outcome|plight|importance|possibility|existence|presence|arrival|departure|birth|legality|validity|safety|size|value|price|origins?|cost|disappearance|murder|death|deaths|killing|kidnapping|abduction|assassination|rape|arrest|collapse|closure|theft|release|capture|execution|lynching|return|end|resignation|removal|cancellation|start|eve|timing|handling|destruction|demolition|construction|withdrawal|suspension|acquisition|takeover|purchase|extradition|wake|brink|verge|aftermath|middle|midst|outskirts|height|beginning|onset|legacy|future|fate|whereabouts|identity|cause|spread|severity|effects|top|bottom|edge|heart)$/u
const BEST = /^(?:latest|biggest|largest|worst|highest|lowest|oldest|youngest|longest|deadliest|fastest)$/u
/** 'in front of', 'on top of': said as they stand. */
const SET_OF =
  /^(?:on top|in heart|at cost|at heart|at top|at price|in end|to top|to end|to start|to cost|to edge|to launch|to price|to value|to rest|to return|to release|to arrest|to murder|to capture|to execution|as .*)$/u
const isKnownOne = (held: readonly string[], lead: string, next: string): boolean => {
  const first = low(held[0] ?? '')
  if (BEST.test(first)) return held.length > 1 && lead !== 'at' && /^\p{L}+$/u.test(held[1] ?? '')
  return next === 'of' && held.length === 1 && ONE_OF_IT.test(first) && !SET_OF.test(`${lead} ${first}`)
}

/** Before it a word ending in '-s' is a verb: 'Poe plans', not 'rescue plans'. */
const isActor = (word: string, air: Air): boolean =>
  isCapital(word) && !air.isTitled ? true : isPersons(low(word)) || ACTS.test(low(word))
const isClear = (word: string): boolean => MEASURED.test(word) || NEW.test(low(word))
/** Behind the first word they may be things: 'Rescue plans'. */
const NOUN_TOO = /^(?:signs|sets|plans|offers|reports|lists|orders|buys|passes|plays|files|issues)$/u
const ACTS =
  /^(?:board|government|govt|court|company|firm|council|team|university|hospital|regulator|watchdog|parliament|pm|president|minister|who|army|military|boss|chief|coach|study|report|police)$/u

/** 'after house fire' as 'after a house fire', 'agrees four-year deal' as 'agrees a four-year deal'. */
export const withArticles = (headline: string): string => {
  if (/["“”]|(?:^|\s)['‘]/u.test(headline)) return headline
  const words = headline.replace(/\.$/u, '').split(' ')
  const air = {
    isTitled:
      words.length > 3 &&
      words
        .slice(1)
        .filter((word) => /^\p{L}{4,}/u.test(word))
        .every(isCapital),
  }
  const said: string[] = []
  let lead = ''
  let at = 0
  while (at < words.length) {
    let end = at
    while (end < words.length && !isChunkEnd(words[end] ?? '') && (end === at || !/[,;:]$/u.test(words[end - 1] ?? ''))) end += 1
    const held = words.slice(at, end)
    const verb = held.findIndex(
      (word, index) =>
        index > 0 &&
        (CREATES.test(word) || (VERBS.has(word) && /[^s]s$/u.test(word) && !LOOSE.has(word))) &&
        (index > 1 || at > 0 || !NOUN_TOO.test(word) || isClear(held[index + 1] ?? '')) &&
        isActor(held[index - 1] ?? '', air),
    )
    const object = verb < 0 ? held : held.slice(verb + 1)
    said.push(...held.slice(0, verb + 1), ...sureOne(object, verb < 0 ? lead : (held[verb] ?? ''), words[end] ?? '', air))
    const small = words[end] ?? ''
    at = end
    lead = ''
    if (small === '' || !isChunkEnd(small)) continue
    said.push(small)
    at += 1
    lead = LEADS.test(low(small)) ? low(small) : ''
  }
  return `${said.join(' ')}${headline.endsWith('.') ? '.' : ''}`
}

const sureOne = (held: readonly string[], lead: string, next: string, air: Air): readonly string[] => {
  if (lead !== '' && isKnownOne(held, lead, low(next))) return ['the', ...held]
  if (
    held.length === 0 ||
    lead === '' ||
    lead === 'to' ||
    /^(?:and|or|of)$/u.test(low(next)) ||
    !isNewOne(
      held.map((word) => word.replace(/[,;:]$/u, '')),
      lead,
    )
  )
    return held
  const one = MEASURED.test(held[0] ?? '') ? `${articleFor(held[0] ?? '')} ${held.join(' ')}` : phrase(held, lead, low(next), air)
  return one !== undefined && /^an? /u.test(one) ? [one] : held
}

const NTH =
  /(?<=\bfor )(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)(?= (?:\p{L}+ )?(?:time|day|week|month|year|night|game|quarter)(?:[ .,]|$))/giu
/** 'for first time' as 'for the first time'. */
export const withNth = (headline: string): string =>
  headline.replace(NTH, (word) => `${word.toLowerCase() === 'first' ? 'the' : articleFor(word)} ${word}`)
