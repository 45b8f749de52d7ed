import type { Tongue } from '../tongue.ts'

// 'Ana Lund (SPD)', 'Agencja Portów (AP)', 'Vernoy (JU)': letters between commas are no words of the sentence. A party is said as who comes from it.

/** Two capitals or more, one word: short for a name, a party, a canton, a coin. */
const LETTERS = /^\p{Lu}[\p{L}\d-]{0,11}[\p{Lu}\d]$/u
/** A land that is called so. */
const LAND = /^(?:USA|UK|EUA|UAE|UE|EU)$/u
/** 'Covid-19' is a word. */
const NUMBERED = /^\p{L}+-\d+$/u

const all = (word: string, parties: string): Record<string, string> =>
  Object.fromEntries(parties.split(' ').map((party) => [party, `${word}${party}`]))

/** From which party somebody comes, as it is said. */
const FROM: Readonly<Partial<Record<Tongue, Readonly<Record<string, string>>>>> = {
  de: {
    ...all('von der ', 'CDU CSU SPD FDP AfD SVP SP FPÖ ÖVP SPÖ GLP EVP EDU'),
    ...all('vom ', 'BSW SSW'),
    NEOS: 'von den Neos',
  },
  nl: {
    ...all('van de ', 'VVD PVV SP PvdA PvdD SGP N-VA'),
    ...all('van ', 'NSC BBB JA21 D66 GroenLinks-PvdA'),
    CDA: 'van het CDA',
    'GL-PvdA': 'van GroenLinks-PvdA',
    FvD: 'van Forum voor Democratie',
    DENK: 'van Denk',
  },
  pl: all('z ', 'PiS PO KO PSL SLD CDU CSU SPD FDP AfD'),
  ro: all('de la ', 'PSD PNL USR AUR UDMR PMP POT'),
  es: { ...all('del ', 'PP PSOE PNV BNG PRI PAN PRD PVEM PT'), ...all('de ', 'ERC CC UPN'), VOX: 'de Vox' },
  fr: { ...all('du ', 'RN PS PCF'), ...all('de l’', 'UDI UDR'), LFI: 'de LFI', LR: 'des Républicains', EELV: 'des Écologistes' },
  it: { ...all('del ', 'PD M5S'), FDI: 'di Fratelli d’Italia', FI: 'di Forza Italia', AVS: 'di Avs' },
}
/** These set it between commas. */
const APART: ReadonlySet<Tongue> = new Set<Tongue>(['es', 'fr', 'it'])
/** Two words of somebody's name, or an office and a name, and not the party itself. */
const NAMED = /\p{Lu}[\p{L}’'-]+\s(?:v[ao]n |de[rln]? )?\p{Lu}[\p{L}’'-]+$/u
const PARTY = /part[ieí]|union|unió|fraktion|fractie|gruppe|bund|volks|movim|institucional/iu

/** True for letters alone, which are for the eye. */
export const areLetters = (words: string): boolean => LETTERS.test(words) && !LAND.test(words) && !NUMBERED.test(words)

/** What is said in place of letters in brackets: from which party somebody comes, or nothing. */
export const lettersSaid = (letters: string, before: string, isEnded: boolean, tongue: Tongue): string => {
  const party = FROM[tongue]?.[/^FdI$/.test(letters) ? 'FDI' : letters]
  if (party === undefined || !NAMED.test(before) || PARTY.test(before)) return ''
  return APART.has(tongue) ? `, ${party}${isEnded ? '' : ','}` : ` ${party}`
}
