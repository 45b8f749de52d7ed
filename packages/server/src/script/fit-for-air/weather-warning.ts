import type { ByTongue, Tongue } from '../tongue.ts'
import { holds, phrases } from './phrases.ts'
import { isWarning } from './warnings.ts'

// Wind, snow, ice and frost, rain and floods, thunder, fog, heat, cold, the sea, avalanches, fire.
const HAZARDS: ByTongue<readonly string[]> = {
  en: [
    'wind|winds|gale*|gust*|storm force',
    'snow*|blizzard*|winter storm*|winter weather',
    'ice|icy|frost*|freez*',
    'rain*|flood*',
    'thunder*|lightning|tornado*',
    'fog|smoke',
    'heat|hot',
    'cold|chill|low temperature*',
    'coast*|surf|tidal|waves|sea|surge',
    'avalanche*',
    'fire*|red flag',
  ],
  de: [
    '*wind*|*böe*|*sturm*|orkan*',
    '*schnee*',
    '*glätte*|*frost*|*eis|eisregen',
    '*regen*|*hochwasser*',
    '*gewitter*|hagel*',
    '*nebel*',
    'hitze*|*wärme*',
    'kälte*',
    '*flut*|seegang',
    'lawine*',
    '*brand*',
  ],
  fr: [
    'vent*|rafale*|tempête*',
    'neige*',
    'verglas|gel|gelées',
    'pluie*|inondation*|crue*',
    'orage*|grêle',
    'brouillard*',
    'canicule|chaleur*',
    'froid',
    'vague*|submersion',
    'avalanche*',
    'feu*|incendie*',
  ],
  es: [
    'viento*|racha*|vendaval*',
    'nieve|nevada*',
    'hielo|helada*',
    'lluvia*|inundacion*|crecida*',
    'tormenta*|granizo',
    'niebla*',
    'calor|altas temperaturas',
    'frío|bajas temperaturas|mínimas',
    'oleaje|costero*|costeros|olas',
    'alud*|avalancha*',
    'incendio*',
  ],
  it: [
    'vent*|burrasca',
    'neve|nevicate',
    'ghiaccio|gelo|gelate',
    'pioggia|piogge|idraulic*|idrogeologic*',
    'temporal*|grandine',
    'nebbi*',
    'caldo|calore',
    'freddo',
    'mare*|mareggiat*',
    'valangh*',
    'incendi*',
  ],
  pt: [
    'vento*|rajada*|vendaval*',
    'neve*|queda de neve',
    'gelo|geada*',
    'chuva*|precipitação|inundaç*|cheia*',
    'trovoada*|tempestade*|granizo',
    'nevoeiro*',
    'calor|tempo quente',
    'frio|tempo frio',
    'ondulação|agitação|ondas|mar',
    'avalanche*',
    'incêndio*',
  ],
  pl: [
    'wiatr*|wichur*',
    'śnieg*|śnieżyc*|zamieć|zamieci*|zawiej*',
    'oblodzeni*|gołoledź|gołoledzi*|przymrozk*|marznąc*',
    'deszcz*|ulew*|wezbrani*|powod*|roztop*',
    'burz*|grad*',
    'mgł*|mgieł',
    'upał*',
    'mróz|mroz*',
    'sztorm*',
    'lawin*',
    'pożar*',
  ],
  nl: [
    'wind*|storm*|rukwind*',
    'sneeuw*',
    'gladheid|ijzel|vorst|nachtvorst',
    'regen*|hoogwater|wateroverlast',
    'onweer*|hagel',
    'mist|zicht',
    'hitte',
    'kou|kouder*',
    'golven',
    'lawine*',
    '*brand*',
  ],
  ro: [
    'vânt*|vijeli*',
    'ninsor*|viscol*|zăpad*',
    'polei*|îngheț*|brum*',
    'ploi*|ploaie|averse*|inundați*|viitur*',
    'furtun*|descărcări|grindin*|instabilitate*',
    'ceaț*|ceți*',
    'canicul*|căldur*',
    'ger|gerul*|frig*',
    'valuri*',
    'avalanș*',
    'incendi*',
  ],
  hi: [
    'हवा*|हवाएं|आंधी|तूफान*',
    'बर्फ*|हिमपात',
    'पाला|पाले',
    'बारिश|वर्षा|बाढ',
    'गरज*|बिजली|ओला*|ओले',
    'कोहरा|कोहरे',
    'लू|गर्मी',
    'शीतलहर|शीत|ठंड',
    'लहरें|लहरों',
    'हिमस्खलन',
    'आग',
  ],
}

/** The lowest step, the middle one, the highest. Behind an empty list a service has no word of its own. */
const LEVELS: ByTongue<readonly [string, string, string]> = {
  en: [
    'yellow|advisory|watch|level 1',
    'amber|orange|level 2',
    'red warning|red warnings|red alert|red extreme|red wind|red snow|red rain|extreme|emergency|level 3',
  ],
  de: [
    'gelb*|stufe 1',
    '*orange|orangefarben*|markante*|stufe 2',
    'rot|rote|roten|unwetterwarnung*|*unwetter|extrem*|stufe 3|stufe 4',
  ],
  fr: ['jaune', 'orange', 'rouge'],
  es: ['amarill*', 'naranja', 'roj*'],
  it: ['giall*', 'arancion*', 'ross*'],
  pt: ['amarel*', 'laranja', 'vermelh*'],
  pl: [
    'żółt*|1 stop*|1 st|stopień 1|stopnia 1|i stop*|pierwszego stop*',
    'pomarańczow*|2 stop*|2 st|stopień 2|stopnia 2|ii stop*|drugiego stop*',
    'czerwon*|3 stop*|3 st|stopień 3|stopnia 3|iii stop*|trzeciego stop*',
  ],
  nl: ['geel', 'oranje', 'rood'],
  ro: ['galben*', 'portocali*', 'roșu'],
  hi: ['येलो|पीला', 'ऑरेंज|नारंगी', 'रेड|लाल'],
}

const compiled = <T extends readonly string[]>(lists: ByTongue<T>): ByTongue<readonly RegExp[]> =>
  Object.fromEntries(Object.entries(lists).map(([tongue, each]) => [tongue, each.map(phrases)])) as unknown as ByTongue<
    readonly RegExp[]
  >
const HAZARD_WORDS = compiled(HAZARDS)
const LEVEL_WORDS = compiled(LEVELS)

/** A headline that warns of the weather: of what, in which of three steps (0 where it names none), and its words. */
export type WeatherWarning = { hazards: readonly number[]; level: number; words: ReadonlySet<string> }

export const weatherWarningIn = (words: string, tongue: Tongue): WeatherWarning | undefined => {
  if (!isWarning(words, tongue)) return undefined
  const hazards = HAZARD_WORDS[tongue].flatMap((list, at) => (holds(words, list) ? [at] : []))
  const level = LEVEL_WORDS[tongue].findLastIndex((list) => holds(words, list)) + 1
  // When it was written tells nothing of what it is.
  return {
    hazards,
    level,
    words: new Set(
      words
        .trim()
        .split(' ')
        .filter((word) => !/\d/.test(word)),
    ),
  }
}

/** What is told first: the highest step, then a warning that names none; 0 for what is no warning. */
export const urgencyOf = (warning: WeatherWarning | undefined): number =>
  warning === undefined ? 0 : ([2, 1, 3, 4][warning.level] ?? 0)

const areEqual = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join()
const hasOwn = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => [...one].some((word) => !other.has(word))

/**
 * Two warnings are one only where danger, step and place are the same. A service words all of its warnings alike (`areWordedAlike`): there each word counts, and two
 * papers may word one in their own words.
 */
export const areTwoWarnings = (
  one: WeatherWarning | undefined,
  other: WeatherWarning | undefined,
  { isOneSource, areWordedAlike }: { isOneSource: boolean; areWordedAlike: boolean },
): boolean => {
  if (one === undefined || other === undefined) return false
  if (one.level !== other.level && (isOneSource || (one.level > 0 && other.level > 0))) return true
  if (!areEqual(one.hazards, other.hazards)) return true
  const [own, otherOwn] = [hasOwn(one.words, other.words), hasOwn(other.words, one.words)]
  return isOneSource ? own || otherOwn : areWordedAlike && own && otherOwn
}
