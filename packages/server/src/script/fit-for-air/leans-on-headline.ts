import type { ByTongue, Tongue } from '../tongue.ts'

/** A definite noun right at the beginning: 'The school', 'Die Schule', 'De school'. */
const DEFINITE: Readonly<Partial<Record<Tongue, RegExp>>> = {
  en: /^The (\p{Ll}{4,})(?![\p{L}-]|\s(?:(?:of|in|at|near|von|im|aus|bei|van|te)\s)?\p{Lu})/u,
  de: /^(?:Der|Die|Das) (\p{Lu}\p{Ll}{3,})(?![\p{L}-]|\s(?:(?:of|in|at|near|von|im|aus|bei|van|te)\s)?\p{Lu})/u,
  fr: /^(?:Les? |La |L['’])(\p{Ll}{4,})(?![\p{L}-]|\s(?:de |du |d['’]|des |à |en )?\p{Lu})/u,
  es: /^(?:El|La|Los|Las) (\p{Ll}{4,})(?![\p{L}-]|\s(?:de |del |de la |en |a )?\p{Lu})/u,
  it: /^(?:Il |Lo |La |I |Gli |Le |L['’])(\p{Ll}{4,})(?![\p{L}-]|\s(?:di |del |della |a |in )?\p{Lu})/u,
  pt: /^(?:O|A|Os|As) (\p{Ll}{4,})(?![\p{L}-]|\s(?:de |do |da |em |no |na )?\p{Lu})/u,
  nl: /^(?:De|Het) (\p{Ll}{3,})(?![\p{L}-]|\s(?:(?:of|in|at|near|von|im|aus|bei|van|te)\s)?\p{Lu})/u,
}
/** Of these a place has one, and everybody knows which. */
const ONLY_ONE =
  /^(?:police|government|council|court|president|prime|king|queen|pope|weather|army|fire|state|city|county|country|union|public|polizei|regierung|stadt|rat|feuerwehr|bahn|gemeinde|opposition|koalition|staatsanwaltschaft|bundes\p{L}+|landes\p{L}+|kanzler\p{L}*|stadt\p{L}+|politie|regering|gemeente|raad|brandweer|rechter|rechtbank|koning|premier|gouvernement|préfecture|préfet|président|ministre|maire|mairie|région|département|opposition|météo|gendarmerie|gobierno|policía|presidente|presidenta|ministr[oa]|alcalde|alcaldesa|ayuntamiento|guardia|fiscalía|gobernador|congreso|senado|oposición|bolsa|governo|polizia|sindaco|regione|comune|questura|procura|prefettura|ministero|opposizione|borsa|polícia|câmara|parlamento|prefeitura|prefeito|estado|oposição|bolsa|justiça|justicia|temperaturas?|oppositie|coalitie|provincie)$/iu
const STEM = 5

const stemsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? []).map((word) => word.slice(0, STEM)))

/** The noun that a sentence begins with, as one that is known: not 'the police', of which a place has one. */
export const knownNoun = (sentence: string, tongue: Tongue): string | undefined => {
  const noun = DEFINITE[tongue]?.exec(sentence)?.[1]
  return noun === undefined || ONLY_ONE.test(noun) ? undefined : noun
}

/** 'Au commissariat de la ville', 'na delegacia da cidade': a listener would take it for his own. */
const OF_THE_TOWN: Readonly<Partial<Record<Tongue, RegExp>>> = {
  fr: /(?<!\p{L})(?:de|dans|à travers) (?:la|cette) (?:ville|commune)(?=$|[,.;]|\s(?!de |du |d['’]|des ))/u,
  es: /(?<!\p{L})(?:(?:de|en) (?:la|esta) (?:ciudad|localidad)|(?:del|en el|de este) municipio)(?=$|[,.;]|\s(?!de |del ))/u,
  it: /(?<!\p{L})(?:(?:della|nella) citt(?:à|adina)|(?:del|nel) (?:paese|comune))(?=$|[,.;]|\s(?!di |del |della ))/u,
  pt: /(?<!\p{L})(?:(?:da|na|desta|nesta) cidade|(?:do|no|deste|neste) (?:município|concelho))(?=$|[,.;]|\s(?!de |do |da |dos |das ))/u,
}
const NAMED_INSIDE = /(?<=[\s'’(«"“])\p{Lu}/u
/** True for a sentence of 'the town' that only the headline names. */
export const isOfTown = (sentence: string, headline: string, tongue: Tongue): boolean =>
  OF_THE_TOWN[tongue]?.test(sentence) === true && !NAMED_INSIDE.test(sentence) && NAMED_INSIDE.test(headline)

/** True for a sentence that speaks of 'the school' which only the headline named: where that is left out nobody knows which one. */
export const leansOnHeadline = (sentence: string, headline: string, tongue: Tongue): boolean => {
  const noun = knownNoun(sentence, tongue)
  const isKnown = noun !== undefined && stemsOf(headline).has(noun.toLowerCase().slice(0, STEM))
  return isKnown || isOfTown(sentence, headline, tongue)
}

/** 'The two teenagers', 'Les deux adolescents': counted again, they are known already. */
const COUNTED_AGAIN: ByTongue<RegExp> = {
  en: /^(?:The|Both) (?:two|three|four|five|six|seven|eight|nine|ten|\d{1,3}) \p{Ll}/u,
  de: /^(?:Die|Den|Beide|Alle) (?:beiden|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d{1,3}) \p{L}/u,
  fr: /^(?:Les|Aux|Des) (?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d{1,3}) \p{Ll}/u,
  es: /^(?:Los|Las|A los|A las) (?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d{1,3}) \p{Ll}/u,
  it: /^(?:I|Gli|Le|Ai|Alle) (?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|\d{1,3}) \p{Ll}/u,
  pt: /^(?:Os|As|Aos|Às) (?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|\d{1,3}) \p{Ll}/u,
  pl: /^(?:Obaj|Obie|Oboje|Obydwaj|Obydwie) \p{Ll}/u,
  nl: /^(?:De|Beide) (?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien|\d{1,3}) \p{Ll}/u,
  ro: /^(?:Cei|Cele|Celor) (?:doi|două|trei|patru|cinci|șase|şase|șapte|şapte|opt|nouă|zece|\d{1,3}) \p{Ll}/u,
  hi: /^(?:दोनों|तीनों|चारों|पांचों) /u,
}

/** 'De twee mannen die zaterdag …': a clause behind them says which. */
const TOLD_WHICH: Readonly<Partial<Record<Tongue, RegExp>>> = {
  de: /^\S+ \S+ (?:\p{Ll}+ )?\p{Lu}\p{L}+, (?:die|deren) /u,
  nl: /^\S+ \S+ \p{L}+ (?:die|van wie) /u,
  pl: /^\S+ \p{L}+, (?:którzy|które|których) /u,
}

/** True for a sentence of people or things that are counted as if one knew them: their headline has brought them. */
export const countsAgain = (sentence: string, tongue: Tongue): boolean =>
  COUNTED_AGAIN[tongue].test(sentence) && TOLD_WHICH[tongue]?.test(sentence) !== true
