import { asPattern } from '../as-pattern.ts'

/** Letters before a common word: 'BBC' of 'BBC News'. 'Welt' and 'Coast' are words of other sentences. */
const LETTERS = /^(\p{Lu}[\p{Lu}\p{N}]{1,5})\s/u
/** Offices: a story that begins with one is its own. */
const OFFICES =
  /^(?:Ayuntamiento|Diputación|Junta|Generalitat|Gobierno|Policía|Mairie|Ville|Préfecture|Gendarmerie|Région|Département|Polizei|Stadt|Gemeinde|Feuerwehr|Landkreis|Kreis|Comune|Regione|Provincia|Questura|Prefettura|Polizia|Câmara|Prefeitura|Governo|Polícia|Primăria|Primaria|Consiliul|Prefectura|Poliția|Gmina|Miasto|Urząd|Policja|Gemeente|Provincie|Politie|Brandweer|Council|Police|Government|Ministry|University|Université|Universität|Universidad|Università|Universidade|Uniwersytet|Universiteit|Universitatea)$/u
const ARTICLE = "(?:(?:The|El|La|Las|Los|Le|Les|L[’']|Il|Lo|O|A|Die|Der|Das|De|Het)\\s?)?"
const NO_LETTER_BEFORE = '(?<![\\p{L}\\p{M}\\p{N}])'
const NO_LETTER = '(?![\\p{L}\\p{M}\\p{N}])'

/** How a sentence names its source: whole, or as an office that speaks of itself ('El Ayuntamiento …'). */
export const namedIn = (sentence: string, name: string): 'whole' | 'office' | undefined => {
  // One word may be a common one: it is the name only as it is written, or as a site.
  const isWord = !/\s/u.test(name)
  const whole = `${NO_LETTER_BEFORE}${asPattern(name)}`
  if (new RegExp(`${whole}${NO_LETTER}`, isWord ? 'u' : 'iu').test(sentence)) return 'whole'
  if (isWord && new RegExp(`${whole}\\.\\p{L}{2}`, 'iu').test(sentence)) return 'whole'
  const letters = LETTERS.exec(name)?.[1]
  if (letters !== undefined && new RegExp(`${NO_LETTER_BEFORE}${letters}${NO_LETTER}`, 'u').test(sentence)) return 'whole'
  const office = name.split(/\s/u).filter((word) => OFFICES.test(word))
  const isSubject = office.some((word) => new RegExp(`^${ARTICLE}${asPattern(word)}${NO_LETTER}`, 'iu').test(sentence))
  return isSubject ? 'office' : undefined
}
