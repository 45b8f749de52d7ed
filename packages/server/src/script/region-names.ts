import { REGION_CODES } from './fit-for-air/other-countries.ts'
import type { Tongue } from './tongue.ts'

/** What papers write for short, of the regions that Intl has names for; each tongue has its own. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  US: ['USA', 'US', 'U.S.', 'EE. UU.', 'EE.UU.', 'EEUU', 'EUA', 'SUA', 'VS', 'Stati Uniti', 'Amerika', 'America'],
  GB: [
    'UK',
    'U.K.',
    'VK',
    'Großbritannien',
    'Grande-Bretagne',
    'Gran Bretaña',
    'Gran Bretagna',
    'Grã-Bretanha',
    'Marea Britanie',
  ],
  EU: ['EU', 'UE'],
  UN: ['UN', 'U.N.', 'UNO', 'ONU', 'VN', 'ONZ'],
  AE: ['UAE', 'EAU', 'VAE', 'ZEA'],
}

/** The same body by the first letters of its name in different tongues. */
const BODIES: readonly (readonly string[])[] = [
  ['NATO', 'OTAN'],
  ['WHO', 'OMS'],
  ['IMF', 'IWF', 'FMI'],
  ['ECB', 'EZB', 'BCE', 'EBC'],
]

/** What of a text is looked at: a story names its countries early. */
const LOOKED_AT = 4_000

const namesIn = new Map<Tongue, ReadonlyMap<string, string>>()
const regionNames = (tongue: Tongue): ReadonlyMap<string, string> => {
  const known = namesIn.get(tongue)
  if (known) return known
  const names = new Intl.DisplayNames(tongue, { type: 'region', fallback: 'none' })
  const all = new Map(REGION_CODES.flatMap((code) => [[code, names.of(code) ?? ''] as const]).filter(([, name]) => name !== ''))
  namesIn.set(tongue, all)
  return all
}

/** A word of capitals alone is short for something; 'us' and 'who' are words. */
const holdsWord = (text: string, word: string): boolean => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && !/[\p{L}\p{N}]/u.test(text.charAt(at + word.length))) return true
  return false
}

/** How a text's countries, and a few bodies of many countries, are called besides: 'USA' in Polish 'Stany Zjednoczone'. */
export const alsoCalled = (written: string, from: Tongue, to: Tongue): string[] => {
  const text = written.slice(0, LOOKED_AT)
  const [theirs, ours] = [regionNames(from), regionNames(to)]
  const isNamed = (code: string, name: string) => text.includes(name) || (SHORT[code] ?? []).some((word) => holdsWord(text, word))
  const regions = [...theirs].filter(([code, name]) => isNamed(code, name))
  const bodies = BODIES.filter((names) => names.some((name) => holdsWord(text, name)))
  return [...regions.flatMap(([code]) => [ours.get(code) ?? '', ...(SHORT[code] ?? [])]), ...bodies.flat()]
}
