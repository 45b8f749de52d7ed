import { small } from '../../first-letter.ts'
import {
  A,
  ADVERBS,
  BARE,
  type Case,
  CONTRACTED,
  COUNTED,
  DETERMINERS,
  EVENTS,
  type Gender,
  genderIn,
  isAdjective,
  isCapital,
  isOfTown,
  isTownly,
  KIN,
  KNOWN,
  OFFICE,
  ONE_MAN,
  PERSONS,
  PLURAL_SUBJECT,
  PREPOSITIONS,
  ROLES,
  STATES,
  STAY,
  THE,
  THE_LANDS,
  THINGS,
  TO_WHERE,
  TOWNS,
  TWO_WORD_TOWN,
  VEHICLES,
  WEAK,
} from './german-words.ts'

type Part = { said: string; next: number; prep?: string; sets: boolean }

export const isPlace = (word: string): boolean =>
  TOWNS.has(word) ||
  STATES.has(word) ||
  /^\p{Lu}\p{Ll}+(?:burg|hausen|ingen|kirchen|stadt|weiler|brück|furt|ikon|wil|hofen|felden|stetten)(?:-\p{Lu}\p{Ll}+)?$/u.test(
    word,
  ) ||
  TOWNS.has(word.split('-', 1).join(''))

/** All capital words from here on: a name, or a noun behind its article. */
const capitalsFrom = (words: readonly string[], at: number): number => {
  let next = at
  while (isCapital(words[next]) || /^\(\d+\)$|^(?:de|van|von der|del|bin|al)$/u.test(words[next] ?? '')) next += 1
  return next
}

/** A noun and what hangs on it from `at`: with its article, where it needs one that the paper left out. */
export const nounAt = (words: readonly string[], at: number, grammar: Case, prep: string): Part | undefined => {
  const word = words[at] ?? ''
  if (DETERMINERS.test(word) || /^\d[\d.,]*$/u.test(word) || prep === '') {
    let next = at + (prep === '' ? 0 : 1)
    while (isAdjective(words[next]) || /^(?:Millionen|Milliarden|\d[\d.,]*)$/u.test(words[next] ?? '')) next += 1
    const end = capitalsFrom(words, next)
    if (end === next && next === at + 1 && /^(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)$/u.test(word))
      return { said: word, next, sets: false }
    return end > next || /^\d/u.test(words[end - 1] ?? '')
      ? { said: words.slice(at, end).join(' '), next: end, sets: false }
      : undefined
  }
  if (/^(?:A|B) ?\d+$/u.test(word) && prep === 'auf') return { said: `der ${word}`, next: at + 1, sets: true }
  if (/^[AB]$/u.test(word) && prep === 'auf' && /^\d+$/u.test(words[at + 1] ?? ''))
    return { said: `der ${word} ${words[at + 1]}`, next: at + 2, sets: true }
  if (/^(?:in|aus|von|mit)$/u.test(prep) && Object.hasOwn(THE_LANDS, word) && !isCapital(words[at + 1]))
    return { said: THE_LANDS[word] ?? word, next: at + 1, sets: true }
  if (grammar === 'acc' && prep === ' ' && ONE_MAN.test(word) && !isCapital(words[at + 1]))
    return { said: `einen ${word}`, next: at + 1, sets: true }
  const two = `${word} ${words[at + 1] ?? ''}`
  if (TWO_WORD_TOWN.test(two)) return { said: two, next: at + 2, sets: false }
  if (isPlace(word)) {
    if (!isCapital(words[at + 1])) return { said: word, next: at + 1, sets: false }
    return isPlace(words[at + 1] ?? '') ? { said: two, next: at + 2, sets: false } : undefined
  }
  // A train, or the town.
  if (prep === 'in' && word === 'Zug') return undefined
  const isDescribed = isAdjective(word) || (isOfTown(word) && isCapital(words[at + 1]))
  const noun = isDescribed ? (words[at + 1] ?? '') : word
  const next = at + (isDescribed ? 2 : 1)
  if (isCapital(words[next]) || /^(?:von|des|der|zwischen)$/u.test(words[next] ?? '')) return undefined
  const plain = { said: words.slice(at, next).join(' '), next, sets: false }
  const stay = prep === 'aus' ? genderIn(STAY, noun) : undefined
  // 'Polizisten' is one whom it happens to, or many.
  if (grammar === 'acc' && prep === ' ' && WEAK.test(noun)) return undefined
  // 'tötet Ehefrau': his own; 'nach 14-jähriger Anna': she has a name.
  if (
    (grammar !== 'nom' && /^(?:Ehefrau|Ehemann|Ex-Freund|Familienvater)$/u.test(noun)) ||
    /^(?:\d+-|\p{Ll}+)jähriger$/u.test(noun)
  )
    return undefined
  if (stay === undefined && BARE.test(noun)) return plain
  const known = stay ?? genderIn(KNOWN, noun)
  const one = known ?? genderIn(EVENTS, noun) ?? genderIn(THINGS, noun) ?? genderIn(PERSONS, noun)
  if (one === undefined || (known !== undefined && isDescribed)) return undefined
  if (prep === 'wegen') {
    if (one !== 'f' && (known !== undefined || /[sßz]$/u.test(noun))) return undefined
    const whose = one === 'f' ? (known === undefined ? 'einer' : 'der') : 'eines'
    const which = isDescribed && !isOfTown(word) ? `${word.replace(/(?:e[mrsn]?)$/u, 'en')} ` : isDescribed ? `${word} ` : ''
    return { said: `${whose} ${which}${noun}${one === 'f' ? '' : 's'}`, next, sets: true }
  }
  const article = (known === undefined ? A : THE)[grammar][one]
  const described = !isDescribed
    ? ''
    : isOfTown(word)
      ? `${word} `
      : grammar === 'dat'
        ? `${word.replace(/(?:em|er|en)$/u, 'en')} `
        : `${word} `
  return { said: `${article} ${described}${noun}`, next, sets: true }
}

/** 'bei Streit in Park' as 'bei einem Streit', and what comes behind it. */
export const phraseAt = (words: readonly string[], at: number, movesTo: boolean, before = ''): Part | undefined => {
  const prep = (words[at] ?? '').toLocaleLowerCase()
  if (CONTRACTED.test(prep)) {
    const rest = nounAt(['der', ...words.slice(at + 1)], 0, 'dat', prep)
    return (
      rest && { said: [words[at], ...words.slice(at + 1, at + rest.next)].join(' '), next: at + rest.next, prep, sets: false }
    )
  }
  if (
    prep === 'laut' &&
    /^(?:Polizei|Behörden|Medien|Medienberichten|Staatsmedien|Bericht|Feuerwehr|Staatsanwaltschaft)$/u.test(words[at + 1] ?? '')
  )
    return { said: `laut ${words[at + 1]}`, next: at + 2, prep, sets: false }
  if (prep === 'als' && isCapital(words[at + 1]))
    return { said: words.slice(at, capitalsFrom(words, at + 1)).join(' '), next: capitalsFrom(words, at + 1), prep, sets: false }
  const grammar = PREPOSITIONS[prep]
  if (grammar === undefined) return undefined
  // 'Prallt auf Autobahn in Tafel': that was there.
  const isInto = (INTO[prep]?.test(before) ?? false) && words[at + 1] !== 'Autobahn'
  const rest = nounAt(words, at + 1, isInto ? 'acc' : grammar, prep)
  if (
    rest === undefined ||
    (rest.sets &&
      ((movesTo && !isInto && TO_WHERE.has(prep)) || (prep === 'von' && !isSomebody(rest.said) && !FALLS.test(before))))
  )
    return undefined
  if (words[rest.next] !== 'und') return { ...rest, said: `${words[at]} ${rest.said}`, prep }
  const other = nounAt(words, rest.next + 1, grammar, prep)
  if (other === undefined) return undefined
  return { said: `${words[at]} ${rest.said} und ${other.said}`, next: other.next, prep, sets: rest.sets || other.sets }
}

/** An attack goes on somebody, a fall into something. */
const INTO: Readonly<Record<string, RegExp>> = {
  auf: /(?:angriff|anschlag|überfall|attacke|attentat|schüssen?|schuss)$|^(?:schießt|prallt|kracht|rast)$/iu,
  in: /(?:einbruch|sturz)$|^(?:rast|kracht|prallt)$/iu,
}
const FALLS = /^(?:stürzt|fällt|springt|rutscht)$/u
/** By whom, not of what. */
const isSomebody = (said: string): boolean =>
  VEHICLES.test(said) || [PERSONS, KNOWN].some((list) => genderIn(list, said.split(' ').at(-1) ?? '') !== undefined)

type Subject = Part & { isMany: boolean; isThing: boolean; isSet: boolean }

/** Who it is about, at the beginning of a headline. */
export const subjectOf = (words: readonly string[]): Subject | undefined => {
  const text = words.join(' ')
  const counted = COUNTED.exec(text)?.[0]
  const many = { isMany: true, isThing: false, isSet: false, sets: false }
  if (counted !== undefined) {
    let at = counted.split(' ').length
    while (isAdjective(words[at])) at += 1
    const next = isCapital(words[at]) || /^\d+-[Jj]ährige$/u.test(words[at] ?? '') ? at + 1 : at
    return next > at && !isCapital(words[next]) ? { ...many, said: words.slice(0, next).join(' '), next } : undefined
  }
  const [first = '', second = ''] = words
  if (/^(?:Der|Das|Ein|Eine|Sein|Seine|Ihr|Ihre)$/u.test(first)) {
    const told = nounAt(words, 0, 'nom', ' ')
    return told && { ...told, isMany: false, isThing: false, isSet: false }
  }
  if (PLURAL_SUBJECT.test(first) && !isCapital(second)) return { ...many, said: first, next: 1 }
  const one = { isMany: false, isThing: false, isSet: true, sets: true }
  const kin = genderIn(KIN, first)
  const joint = /^\(\d+\)$/u.test(second) ? 2 : 1
  if (kin !== undefined && /^(?:des|der|von)$/u.test(words[joint] ?? '')) {
    let from = joint + 1
    while (words[joint] !== 'von' && isAdjective(words[from])) from += 1
    const next = capitalsFrom(words, from)
    // 'Frau von Nachbarn erstochen' is no wife: only a whole name says whose.
    const isWhose = words[joint] === 'von' ? next - from >= 2 && isNameOf(words.slice(from, next)) : next > from
    if (isWhose) return { ...one, said: `${THE.nom[kin]} ${words.slice(0, next).join(' ')}`, next }
  }
  const known = genderIn(KNOWN, first)
  if (known !== undefined && !isCapital(second)) return { ...one, said: `${THE.nom[known]} ${first}`, next: 1 }
  const at = isAdjective(second) ? 2 : 1
  const role = genderIn(ROLES, words[at] ?? '')
  const named = capitalsFrom(words, at + 1)
  if (
    role !== undefined &&
    genderIn(ROLES, first) === undefined &&
    isNameOf(words.slice(at + 1, named)) &&
    ADJECTIVE.test(first) &&
    !DETERMINERS.test(first) &&
    words.slice(0, at).every((word) => word.endsWith(STRONG[role]))
  ) {
    const described = words.slice(0, at).map((word) => small(word).replace(/(?:er|e|es)$/u, 'e'))
    return { ...one, said: [THE.nom[role], ...described, ...words.slice(at, named)].join(' '), next: named }
  }
  const isDescribed = ADJECTIVE.test(first) && !DETERMINERS.test(first) && isCapital(second) && !isCapital(words[2])
  if (
    isDescribed &&
    /(?<!in)$/u.test(second) &&
    first.endsWith('e') &&
    /^\p{Lu}[\p{L}-]+(?<!Mutt|Tocht|Schwest|Fei|Mau|Trau|Steu|Leit|Dau|Fas|Kamm|Numm|Fed|Op|Le)er$/u.test(second)
  )
    return { ...many, said: `${first} ${second}`, next: 2 }
  if (isDescribed && ONE_HE.test(first) && /^\p{Lu}[\p{L}-]+er$/u.test(second) && !isCapital(words[2]))
    return { ...one, said: `Ein ${small(first)} ${second}`, next: 2 }
  const noun = isDescribed ? second : first
  const next = isDescribed ? 2 : 1
  const age = /^\(\d+\)$/u.test(words[next] ?? '') ? 1 : 0
  if (isCapital(words[next])) {
    const end = capitalsFrom(words, 0)
    const isRole = genderIn(ROLES, first) !== undefined
    const isName =
      isNameOf(words.slice(isRole ? 1 : 0, end)) && end >= 2 && end <= 4 && !/^(?:der|des|und|von)$/u.test(words[end] ?? '')
    const article = isRole && !OFFICE.test(first) ? `${THE.nom[genderIn(ROLES, first) ?? 'm']} ` : ''
    return isName &&
      /^\p{Lu}[\p{L}-]+$/u.test(first) &&
      (isRole || (/^\p{Lu}\p{Ll}+$/u.test(first) && !ADJECTIVE_LIKE.test(first)))
      ? { ...one, isSet: article !== '', sets: article !== '', said: `${article}${words.slice(0, end).join(' ')}`, next: end }
      : undefined
  }
  const person = genderIn(PERSONS, noun)
  const thing = genderIn(EVENTS, noun) ?? genderIn(THINGS, noun)
  const gender = person ?? thing
  if (
    gender === undefined ||
    BARE.test(noun) ||
    /^(?:Weiß|Rot)e/u.test(first) ||
    // A bridge of that name.
    /^(?!Autobahn|Eisenbahn|Fussgänger|Fußgänger)\p{L}{3,}brücke$/u.test(noun) ||
    /^(?:der|des|und)$/u.test(words[next] ?? '') ||
    (words[next] === 'von' && !genderOfAny(words[next + 1] ?? ''))
  )
    return undefined
  const end = { m: 'er', f: 'e', n: 'es' }[gender]
  if (isDescribed && !isOfTown(first) && !first.endsWith(end)) return undefined
  const described = isDescribed ? `${isTownly(first) ? first : small(first)} ` : ''
  const said = [`${A.nom[gender]} ${described}${noun}`, ...words.slice(next, next + age)].join(' ')
  return { ...one, isThing: person === undefined, said, next: next + age }
}
/** 'Früherer Trainer': one man, where many would be 'Frühere'. */
const ONE_HE =
  /(?:ischer|licher|iger|erter|ender|barer|samer|loser)$|^(?:Neuer|Alter|Junger|Früherer|Betrunkener|Verletzter|Toter|Bekannter)$/u
const ADJECTIVE = /^\p{Lu}\p{Ll}+(?:er|e|es)$/u
/** 'Erste', 'Neues', 'Weniger' begin no name. */
const ADJECTIVE_LIKE =
  /^(?:\p{Lu}\p{Ll}*(?:liche|ische|ige|erte|ende|ste|sche)[rsn]?|Neue[rsn]?|Weniger|Mehr|Viel|Gro(?:ß|ss)e[rsn]?|Alte[rsn]?|Erneut|Kein\p{Ll}*|Nur|Auch|Noch|Trotz|Nach|Wegen|Bei|In|Im|Am|Auf|Für|Mit|Von|Vor|Zu|Aus|Seit|Um|Ohne|Gegen|Unter|Über|Durch|Laut|Der|Die|Das|Den|Dem|Ein|Eine|Erst|Wieder|Schon|Jetzt|Fast)$/u
const isNameOf = (words: readonly string[]): boolean =>
  words.length > 0 &&
  words.every(
    (word) =>
      /^\p{Lu}[\p{L}.'’-]+$|^(?:de|van|von|del|bin|al)$|^\(\d+\)$/u.test(word) &&
      !genderOfAny(word) &&
      !isPlace(word) &&
      !BARE.test(word) &&
      !/^\p{Lu}{2}/u.test(word),
  )
const genderOfAny = (word: string): boolean =>
  [EVENTS, THINGS, PERSONS, KNOWN, ROLES].some((list) => genderIn(list, word) !== undefined)

const STRONG: Readonly<Record<Gender, string>> = { m: 'er', f: 'e', n: 'es' }

/** All of what stands between `at` and `end`, or nothing where a word is not known. */
export const phrasesTo = (words: readonly string[], from: number, end: number, movesTo: boolean): Part[] | undefined => {
  const parts: Part[] = []
  for (let at = from; at < end; ) {
    const part = ADVERBS.test(words[at] ?? '')
      ? { said: words[at] ?? '', next: at + 1, sets: false }
      : phraseAt(words.slice(0, end), at, movesTo, words[at - 1])
    if (part === undefined) return undefined
    parts.push(part)
    at = part.next
  }
  return parts
}
