import type { Tongue } from '../tongue.ts'

// What stands in brackets is for the eye: a listener hears a number or a long name in the middle of the sentence. What the sentence says already goes.

/** 'Neste sábado (4.abr.2027)': this week's day is known without its date. */
const THIS_DAY: Readonly<Partial<Record<Tongue, RegExp>>> = {
  pt: /(?<=(?<!\p{L})(?:[nd]?es[ts][ea]|hoje,?)\s(?:(?:segunda|terça|quarta|quinta|sexta|\dª)(?:[-\s]feira)?|sábado|domingo))\s\(\d{1,2}º?(?:[./-](?:\d{1,2}|\p{L}{3}))?(?:[./-](?:20)?\d\d)?\)/giu,
  es: /(?<=(?<!\p{L})este\s(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo))\s\(\d{1,2}(?:[./-](?:\d{1,2}|\p{L}{3}))?(?:[./-](?:20)?\d\d)?\)/giu,
  fr: /(?<=(?<!\p{L})ce\s(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))\s\(\d{1,2}(?:[./-](?:\d{1,2}|\p{L}{3}))?(?:[./-](?:20)?\d\d)?\)/giu,
}

/** 'Mann (67) verletzt' */
const AGE = /(?<=\p{L}{2}|\p{Lu}\.)\s\(\d{1,2}\)(?=\s|[,.:]|$)/u
const NUMBERS = /\(\d{1,4}(?:[.,]\d{1,2})?[^()\p{L}]{0,3}\)/gu
/** Seats, shares and lines have a number that tells something: 'Linie Nord (12)', 'Grüne (12)'. */
const COUNTED =
  /(?<!\p{L})(?:linien?|gleis|bus|tram|zug|sitzen?|sitz|mandate|stimmen|prozent|prozentpunkte|punkten?|platz|tabelle|lijn|spoor|perron|trein|zetels?|stemmen|procent|punten|plaats)(?!\p{L})[^()]{0,60}$|(?<!\p{L})(?:grünen?|linken?|union|wähler|liberalen?|denk|volt)$/iu
/** Two capitals in one word: 'AfD', 'CDU', 'GroenLinks'. */
const IS_PARTY = /\p{Lu}\p{Ll}{0,12}\p{Lu}\p{L}{0,12}$/u

/** 'Supremo Tribunal (ST)', 'PF (Polícia Federal)': the letters and the name are the same. */
const LETTERS_BEHIND = /(?<![\p{L}’'-])((?:[\p{L}’'-]{1,40}\s){1,9}[\p{L}’'-]{1,40})\s\((\p{Lu}{2,8})\)/gu
const NAME_BEHIND = /(?<![\p{L}\p{N}])(\p{Lu}{2,8})\s\((\p{Lu}[\p{L}’' -]{5,80})\)/gu

/** 'Paulo Reis (PL-SP)', 'Lula (PT)': a politician is known by his name, and in Brazil each has his party behind it. */
const PARTY =
  /(?<=\p{Lu}[\p{L}'’.-]{1,24})\s\(\s?(?:PT|PL|PSDB?|MDB|PSB|PDT|PSO[Ll]|Psol|PP|PR[DB]|PV|PC ?do ?B|PSC|PTB|DEM|PFL|PCP|PS|CDS(?:-PP)?|BE|IL|PAN|Republicanos|União(?: Brasil)?|Podemos|Novo|Avante|Solidariedade|Cidadania|Rede|Patriota|Progressistas|Missão|Chega|Livre|sem partido)(?:\s?[-–/]\s?\p{Lu}{2})?\s?\)/gu
/** '(PT)' behind the party's own name is short for it. */
const PARTY_NAME = /(?<!\p{L})(?:[Pp]artido|[Mm]ovimento|[Uu]nião|[Ff]ederação|[Bb]loco)(?:\s[\p{L}’'-]{1,20}){0,5}$/u

const withoutParties = (sentence: string): string =>
  sentence.replace(PARTY, (tag: string, at: number) => (PARTY_NAME.test(sentence.slice(Math.max(0, at - 90), at)) ? tag : ''))

/** 'Incendiu la port / video.', 'पुल गिरा 0:31 Play video।' */
const FILM = /(?:\s\/\s(?:video|foto|galerie foto|audio|live text|update|document)|\s\d{1,2}:\d\d\sPlay video)(?=[.।]?$)/iu
const LEAST = 3

/** A headline without its note that there is a film. */
export const withoutFilm = (headline: string): string => {
  const told = headline.replace(FILM, '')
  return told.split(' ').length < LEAST ? headline : told
}

/** Whether the words, small ones or not, begin with these letters, one behind the other, up to the last word. */
const areLettersOf = (letters: string, words: string): boolean => {
  const own = words.split(/[\s’'-]+/u).filter((word) => /^\p{Lu}/u.test(word))
  const last = own.slice(-letters.length).map((word) => word.charAt(0))
  return last.length === letters.length && last.join('').localeCompare(letters, undefined, { sensitivity: 'base' }) === 0
}

/** Two numbers in brackets are compared. */
const withoutAge = (sentence: string): string => {
  const { index = -1 } = AGE.exec(sentence) ?? {}
  if (index < 0 || sentence.match(NUMBERS)?.length !== 1) return sentence
  return COUNTED.test(sentence.slice(0, index)) || IS_PARTY.test(sentence.slice(0, index)) ? sentence : sentence.replace(AGE, '')
}

/** A sentence without what stands in brackets and is said in it already, or is for the eye alone. `story`: where letters are said once more. */
export const withoutAsides = (sentence: string, tongue: Tongue, story = sentence): string => {
  if (!sentence.includes('(')) return sentence
  const undated = sentence.replace(THIS_DAY[tongue] ?? '', '')
  const partyless = tongue === 'pt' ? withoutParties(undated) : undated
  const ageless = tongue === 'de' || tongue === 'nl' ? withoutAge(undated) : partyless
  const isSaidAgain = (letters: string): boolean => story.split(new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, 'u')).length > 2
  return ageless
    .replace(LETTERS_BEHIND, (all: string, name: string, letters: string) =>
      areLettersOf(letters, name) && !isSaidAgain(letters) ? name : all,
    )
    .replace(NAME_BEHIND, (all: string, letters: string, name: string) =>
      name.split(/[\s’'-]+/u).filter((word) => /^\p{Lu}/u.test(word)).length === letters.length &&
      areLettersOf(letters, name) &&
      !isSaidAgain(letters)
        ? name
        : all,
    )
}
