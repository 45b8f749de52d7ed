import { placesIn } from '../fit-for-air/places-in.ts'
import { ROMANCE, type Tongue } from '../tongue.ts'
import { wordCount } from './sentences.ts'

// A first sentence without its headline may be of nobody that one knows.

/** No capitals show a Hindi name: so short a sentence has seldom one. */
const NAMELESS_HINDI = 7

/** 'इस योजना को …': which one, the headline said. This year is known. */
const POINTS_IN_HINDI = /^(?:इस|इन|उस|उन) (?!(?:साल|वर्ष|बार|सप्ताह|हफ्ते|महीने|माह|दिनों|समय|वक्त|सीजन) )/u

/** Of whom the headline has spoken: 'L'élu est poursuivi …', 'Pour l'extraction de son sable, la multinationale …'. */
const KNOWN_BEFORE: Readonly<Partial<Record<Tongue, RegExp>>> = {
  fr: /^(?:L['’]|Le |La |Les )|^(?:\S+ ){1,5}(?:son|sa|ses) /u,
  es: /^(?:El|La|Los|Las) |^(?:\S+ ){1,5}(?:su|sus) /u,
  it: /^(?:Il|Lo|La|I|Gli|Le) |^L['’]|^(?:\S+ ){1,5}(?:suo|sua|suoi|sue) /u,
  pt: /^(?:O|A|Os|As) |^(?:\S+ ){1,5}(?:seu|sua|seus|suas) /u,
}

/** 'El acusado declaró durante dos horas': nobody has a name, where the headline that had one is gone. */
export const isNameless = (sentence: string, tongue: Tongue): boolean =>
  tongue === 'hi'
    ? POINTS_IN_HINDI.test(sentence) || (wordCount(sentence) <= NAMELESS_HINDI && !/\d/.test(sentence))
    : (ROMANCE.has(tongue) || tongue === 'pl' || tongue === 'ro') &&
      (isShortWithoutName(sentence) || (KNOWN_BEFORE[tongue]?.test(sentence) === true && !NAME.test(sentence)))

/** 'Die Anlage liefert Strom': which one, the sentence said that is left out. */
const THE_ONE: Readonly<Partial<Record<Tongue, RegExp>>> = {
  de: /^(?:Der|Die|Das|Dem|Den)\s/u,
  en: /^The\s/u,
  nl: /^(?:De|Het)\s/u,
}
export const isOfTheOne = (sentence: string, tongue: Tongue): boolean =>
  THE_ONE[tongue]?.test(sentence) === true && (tongue === 'de' ? placesIn(sentence, tongue).size === 0 : !NAME.test(sentence))

export const NO_NOUN_CAPITALS: ReadonlySet<Tongue> = new Set(['en', 'nl'])

/** With neither a name nor a number a sentence from further down is of nothing that one knows. */
export const isVague = (sentence: string, tongue: Tongue): boolean =>
  (tongue === 'pl' || tongue === 'ro') && !/\d/.test(sentence) && !NAME.test(sentence)

const NAME = /(?<=\s["«“„(]?|['’])\p{Lu}/u
export const isShortWithoutName = (sentence: string): boolean => wordCount(sentence) <= 10 && !NAME.test(sentence)

/** 'Succede al dottor Zani': a verb first, and its subject in the headline. */
const FOLLOWS_SOMEBODY =
  /^(?:Succede|Sostituisce|Subentra|Prende il posto|Sustituye|Reemplaza|Sucede|Releva|Toma el relevo|Substitui|Sucede|Rende|Îi succedă|Înlocuiește|Îl înlocuiește|O înlocuiește|Zastąpił[ao]?|Zastąpi|Zastępuje)\s/u
export const followsSomebody = (sentence: string): boolean => FOLLOWS_SOMEBODY.test(sentence)
