/** Ordinals in words, by tongue, from the first; beyond the list a number is said as digits. */
const list = (words: string): readonly string[] => words.split(' ').map((word) => word.replaceAll('_', ' '))

const ENGLISH = list(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth',
)
/** Without their endings. */
const GERMAN = list(
  'Erst Zweit Dritt Viert Fünft Sechst Siebt Acht Neunt Zehnt Elft Zwölft Dreizehnt Vierzehnt Fünfzehnt Sechzehnt Siebzehnt Achtzehnt Neunzehnt Zwanzigst Einundzwanzigst Zweiundzwanzigst Dreiundzwanzigst',
)
const DUTCH = list(
  'Eerste Tweede Derde Vierde Vijfde Zesde Zevende Achtste Negende Tiende Elfde Twaalfde Dertiende Veertiende Vijftiende Zestiende Zeventiende Achttiende Negentiende Twintigste Eenentwintigste Tweeëntwintigste Drieëntwintigste',
)
const FRENCH = list(
  'premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième quatorzième quinzième seizième dix-septième dix-huitième dix-neuvième vingtième vingt_et_unième vingt-deuxième vingt-troisième vingt-quatrième vingt-cinquième',
)
/** A man's; a woman's ends in -a. */
const SPANISH = list(
  'primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo undécimo duodécimo decimotercero decimocuarto decimoquinto decimosexto decimoséptimo decimoctavo decimonoveno vigésimo vigesimoprimero vigesimosegundo vigesimotercero vigesimocuarto vigesimoquinto',
)
const ITALIAN = list(
  'primo secondo terzo quarto quinto sesto settimo ottavo nono decimo undicesimo dodicesimo tredicesimo quattordicesimo quindicesimo sedicesimo diciassettesimo diciottesimo diciannovesimo ventesimo ventunesimo ventiduesimo ventitreesimo ventiquattresimo venticinquesimo',
)
const PORTUGUESE = list('primeiro segundo terceiro quarto quinto sexto sétimo oitavo nono décimo')
const ROMANIAN_MEN = list(
  'întâi doilea treilea patrulea cincilea șaselea șaptelea optulea nouălea zecelea unsprezecelea doisprezecelea treisprezecelea paisprezecelea cincisprezecelea șaisprezecelea șaptesprezecelea optsprezecelea nouăsprezecelea douăzecilea douăzeci_și_unulea douăzeci_și_doilea douăzeci_și_treilea',
)
const ROMANIAN_WOMEN = list(
  'întâi doua treia patra cincea șasea șaptea opta noua zecea unsprezecea douăsprezecea treisprezecea paisprezecea cincisprezecea șaisprezecea șaptesprezecea optsprezecea nouăsprezecea douăzecea douăzeci_și_una douăzeci_și_doua douăzeci_și_treia',
)
const HINDI = list(
  'प्रथम द्वितीय तृतीय चतुर्थ पंचम षष्ठ सप्तम अष्टम नवम दशम ग्यारहवें बारहवें तेरहवें चौदहवें पंद्रहवें सोलहवें सत्रहवें अठारहवें उन्नीसवें बीसवें इक्कीसवें बाईसवें तेईसवें',
)

const inList = (words: readonly string[], value: number): string => words[value - 1] ?? `${value}`
const feminine = (word: string): string => word.replace(/o$/, 'a')

export const englishOrdinal = (value: number): string => inList(ENGLISH, value)
export const dutchOrdinal = (value: number): string => inList(DUTCH, value)
export const hindiOrdinal = (value: number): string => inList(HINDI, value)
/** Without its ending; empty beyond the list. */
export const germanStem = (value: number): string => GERMAN[value - 1] ?? ''
export const frenchOrdinal = (value: number, isFeminine: boolean): string =>
  value === 1 && isFeminine ? 'première' : inList(FRENCH, value)
export const spanishOrdinal = (value: number, isFeminine: boolean): string =>
  isFeminine ? feminine(inList(SPANISH, value)) : inList(SPANISH, value)
export const italianOrdinal = (value: number, isFeminine: boolean): string =>
  isFeminine ? feminine(inList(ITALIAN, value)) : inList(ITALIAN, value)
export const portugueseOrdinal = (value: number, isFeminine: boolean): string =>
  isFeminine ? feminine(inList(PORTUGUESE, value)) : inList(PORTUGUESE, value)
export const romanianOrdinal = (value: number, isFeminine: boolean): string =>
  inList(isFeminine ? ROMANIAN_WOMEN : ROMANIAN_MEN, value)
