import { REGION_CODES } from './fit-for-air/other-countries.ts'
import { once } from './once.ts'
import { plainName } from './plain-name.ts'
import type { Tongue } from './tongue.ts'

/** How papers call, besides, regions that Intl has a name for; each tongue has its own. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  US: [
    'USA',
    'US',
    'U.S.',
    'EE. UU.',
    'EE.UU.',
    'EEUU',
    'EUA',
    'SUA',
    'VS',
    'America',
    'Amerika',
    'American',
    'Americans',
    'statunitense',
    'statunitensi',
    'estadounidense',
    'estadounidenses',
    'estadunidense',
    'estadunidenses',
  ],
  GB: [
    'UK',
    'U.K.',
    'VK',
    'Britain',
    'British',
    'Großbritannien',
    'Grande-Bretagne',
    'Gran Bretaña',
    'Gran Bretagna',
    'Grã-Bretanha',
    'Marea Britanie',
  ],
  EU: ['EU', 'UE', 'European'],
  UN: ['UN', 'U.N.', 'UNO', 'ONU', 'VN', 'ONZ'],
  AE: ['UAE', 'EAU', 'VAE', 'ZEA', 'Emirati'],
  // What English calls those who live there, where it does not begin like their country.
  FR: ['French'],
  ES: ['Spanish', 'Spaniards'],
  PL: ['Polish', 'Poles'],
  NL: ['Dutch'],
  DK: ['Danish', 'Danes'],
  SE: ['Swedish', 'Swedes'],
  FI: ['Finnish', 'Finns'],
  TR: ['Turkish', 'Turks'],
  IE: ['Irish'],
  CH: ['Swiss'],
  GR: ['Greek', 'Greeks'],
  NO: ['Norwegian'],
  PT: ['Portuguese'],
  TH: ['Thai'],
  PH: ['Filipino', 'Philippine'],
  IQ: ['Iraqi', 'Iraqis'],
  CN: ['Chinese'],
  CZ: ['Czech', 'Czechs'],
  SK: ['Slovak', 'Slovaks'],
  HR: ['Croatian', 'Croats'],
  RS: ['Serbian', 'Serbs'],
  HU: ['Hungarian'],
  BE: ['Belgian'],
  RU: ['Russian', 'Russians'],
  UA: ['Ukrainian', 'Ukrainians'],
  IL: ['Israeli', 'Israelis'],
  PS: ['Palestinian', 'Palestinians'],
  DE: ['German', 'Germans'],
  IT: ['Italian', 'Italians'],
  JP: ['Japanese'],
  IN: ['Indian', 'Indians'],
  CA: ['Canadian', 'Canadians'],
}

/** The same body by the first letters of its name in different tongues, and a region that is no state. */
const BODIES: readonly (readonly string[])[] = [
  ['NATO', 'OTAN'],
  ['WHO', 'OMS'],
  ['IMF', 'IWF', 'FMI'],
  ['ECB', 'EZB', 'BCE', 'EBC'],
  ['Mideast', 'Middle East'],
]

/** What of a text is looked at: a story names its countries early. */
const LOOKED_AT = 4_000

const regionNames = once((tongue: Tongue): ReadonlyMap<string, string> => {
  const names = new Intl.DisplayNames(tongue, { type: 'region', fallback: 'none' })
  return new Map(REGION_CODES.flatMap((code) => [[code, names.of(code) ?? ''] as const]).filter(([, name]) => name !== ''))
})

/** The regions that have a name of one word, by that name in plain letters. */
export const regionCodes = once((tongue: Tongue): ReadonlyMap<string, string> => {
  const single = [...regionNames(tongue)].filter(([, name]) => !/[\s&(]/.test(name))
  return new Map(single.map(([code, name]) => [plainName(name), code]))
})

const LETTER = /[\p{L}\p{N}]/u
/** 'Latin American' is of no one country. */
const OF_A_CONTINENT = /(?:Latin|South|North|Central)[ -]$/

/** True where it stands with its capitals, and as a word: 'us' and 'who' are others, and Nigeria is not Niger. */
const holdsWord = (text: string, word: string): boolean => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const isWord = !LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + word.length))
    if (isWord && !OF_A_CONTINENT.test(text.slice(Math.max(0, at - 8), at))) return true
  }
  return false
}

/** How a text's countries, and a few bodies of many countries, are called besides: 'USA' in Polish 'Stany Zjednoczone'. */
export const alsoCalled = (written: string, from: Tongue, to: Tongue): string[] => {
  const text = written.slice(0, LOOKED_AT)
  const [theirs, ours] = [regionNames(from), regionNames(to)]
  const isNamed = (code: string, name: string) => [name, ...(SHORT[code] ?? [])].some((word) => holdsWord(text, word))
  const regions = [...theirs].filter(([code, name]) => isNamed(code, name))
  const bodies = BODIES.filter((names) => names.some((name) => holdsWord(text, name)))
  return [...regions.flatMap(([code]) => [ours.get(code) ?? '', ...(SHORT[code] ?? [])]), ...bodies.flat()]
}
