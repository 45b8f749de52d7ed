import type { ByTongue, Tongue } from '../tongue.ts'

// 'Quatorze enfants blessés' and '14 élèves touchés': papers word an accident in their own way, and count alike.

/** Three to twenty, in order; forms of one number are joined by a stroke. */
const WORDS: ByTongue<string> = {
  en: 'three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  de: 'drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  fr: 'trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  es: 'tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  it: 'tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  pt: 'três quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove vinte',
  pl: 'trzy|troje|trzech cztery|czworo|czterech pięć|pięcioro|pięciu sześć|sześcioro|sześciu siedem|siedmioro|siedmiu osiem|ośmioro|ośmiu dziewięć|dziewięcioro|dziewięciu dziesięć|dziesięcioro|dziesięciu jedenaście|jedenastu dwanaście|dwunastu trzynaście|trzynastu czternaście|czternastu piętnaście|piętnastu szesnaście|szesnastu siedemnaście|siedemnastu osiemnaście|osiemnastu dziewiętnaście|dziewiętnastu dwadzieścia|dwudziestu',
  nl: 'drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
  ro: 'trei patru cinci șase șapte opt nouă zece unsprezece doisprezece|douăsprezece treisprezece paisprezece cincisprezece șaisprezece șaptesprezece optsprezece nouăsprezece douăzeci',
  hi: 'तीन चार पांच|पाँच छह|छः सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस',
}
const LEAST = 3
const valuesOf = (words: string): ReadonlyMap<string, number> =>
  new Map(words.split(' ').flatMap((forms, at) => forms.split('|').map((form): [string, number] => [form, at + LEAST])))
/** What each word counts. */
export const VALUES: Readonly<Partial<Record<Tongue, ReadonlyMap<string, number>>>> = Object.fromEntries(
  Object.entries(WORDS).map(([tongue, words]) => [tongue, valuesOf(words)]),
)

/** A number before a word, in Romanian with 'de' between: no hour, price, road, share or year. */
const FIGURE = /(?<![\p{L}\p{N}.,:/€$£+-]|\p{Lu}[\p{L}.]{0,2} )\d{1,4}(?=(?:\sde)?\s\p{L}[\p{L}\p{M}]{2})/gu
const YEAR = /^(?:19|20)\d\d$/
const WORD = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)?/gu

/** How many a text counts, in figures or in words: of three and more. */
export const countsIn = (text: string, tongue: Tongue): ReadonlySet<number> => {
  const figures = (text.match(FIGURE) ?? []).filter((figure) => !YEAR.test(figure)).map(Number)
  const words = (text.match(WORD) ?? []).flatMap((word) => VALUES[tongue]?.get(word.toLowerCase()) ?? [])
  return new Set([...figures.filter((value) => value >= LEAST), ...words])
}
