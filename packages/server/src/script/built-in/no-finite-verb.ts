import type { Tongue } from '../tongue.ts'
import { setOf } from '../word-lists.ts'
import { IRREGULAR_PASTS } from './in-full/english/past.ts'
import { BARE, VERBS } from './in-full/english/words.ts'
import { isVerbless as isVerblessFrench } from './in-full/french-verbless.ts'
import { holdsNoMainVerb, holdsNoVerb } from './in-full/italian.ts'
import { isVerb as isPortugueseVerb } from './in-full/portuguese-spot.ts'
import { isVerbless as isVerblessSpanish } from './in-full/spanish.ts'

// 'Busunglück mit 30 Toten', 'Pistorius to Be Paroled': a telegram, of which nobody says that a paper reports it. Where a word may be a verb, it is taken for one.

/** German writes nouns with a capital: what is left and ends as a verb does may be one. */
const GERMAN_VERBS = setOf(
  'ist sind war waren wird werden wurde wurden hat haben hatte hatten kann muss soll will darf mag bin tut starb fiel ging kam gab stieg sank brach traf schlug fand lag stand blieb verlor gewann rief schoss nahm zog fuhr ließ lief griff schrieb sprach sah warf half floh bekam schloss erhob erlag würde könnte sollte wollte müsste dürfte hätte wäre werde habe sei',
)
const NO_GERMAN_VERBS = setOf(
  'seit mit nicht jetzt statt laut dort fast erst zuletzt zunächst sonst selbst meist damit somit weit samt nebst vorerst längst höchst mindest rund exakt direkt einst lokalt den einen keinen seinen ihren diesen allen vielen anderen beiden gegen zwischen wegen neben morgen gestern unten oben hinten vorn sieben zehn eben neuen ersten zweiten dritten letzten jeden unseren deren',
)
const isVerblessGerman = (words: readonly string[]): boolean =>
  !words.some((word, at) => {
    if (!/^\p{Ll}/u.test(word) || NO_GERMAN_VERBS.has(word)) return false
    if (GERMAN_VERBS.has(word) || /(?:t|te|ten|tet)$/u.test(word)) return true
    // 'in schweren Zeiten' is no verb, 'Läden öffnen Türen' may be one.
    const [before = '', next = ''] = [words[at - 1], words[at + 1]]
    return /(?:e|el|er)n$/u.test(word) && (!/^\p{Lu}/u.test(next) || /^\p{Lu}/u.test(before))
  })

const ENGLISH_VERBS = new Set([...VERBS].filter((word) => !word.endsWith('ed') && !/^(?:found|told|asked|kill|die)$/u.test(word)))
const MANY = /(?:[^s’']s|^(?:police|people|men|women|children|firefighters|lawmakers|mps))$/u
/** Behind what was done to somebody. */
const BEHIND_DONE =
  /^(?:|by|in|over|from|at|after|for|of|to|with|as|on|during|near|under|against|amid|before|when|while|and|dead|alive|guilty|off|out|into|until)$/u
const OBJECT = /^(?:the|an?|his|her|their|its|more|to|that|up|upon|out|off|down|over|back|new|\d[\d,.]*)$/u
/** Done to somebody as well: 'woman found dead'. */
const DONE_TOO = setOf(
  'found held hit lost left made told brought caught shot fought struck set put shut cut hurt paid sold bought led spread beat',
)
/** Beside those that stand behind 'to': 'two barns burn'. */
const MANY_DO = setOf('burn close collapse collide crash fall rise soar plunge die face lie live remain say deny vow miss need')
const PLURAL_TOO = [/s$/u, /es$/u, /ies$/u]
const isVerblessEnglish = (words: readonly string[]): boolean =>
  !words.some((written, at) => {
    const word = written.toLowerCase()
    const [before = '', next = ''] = [words[at - 1], words[at + 1]].map((one) => one?.toLowerCase())
    const isPast = IRREGULAR_PASTS.has(word) && !DONE_TOO.has(word)
    if (ENGLISH_VERBS.has(word) || isPast || /n['’]t$|['’](?:ll|re|ve|d)$/u.test(word)) return true
    if (at === 0) return false
    if (/ed$/u.test(word) || DONE_TOO.has(word)) return !BEHIND_DONE.test(next)
    if (MANY.test(before) && (BARE.has(word) || MANY_DO.has(word) || OBJECT.test(next))) return true
    if (/[^su]s$/u.test(word) && OBJECT.test(next)) return true
    return PLURAL_TOO.some((end, kind) => end.test(word) && BARE.has(word.replace(end, kind === 2 ? 'y' : '')))
  })

/** 'Respinta dalla Corte la richiesta': without its 'è'. 'Evita la multa' is a verb. */
const ITALIAN_DONE =
  /^(?:\p{Lu}\p{Ll}+(?:ato|ati|ate|ito|iti|uto|uti)|(?:Arrest|Condann|Indag|Denunci|Sequestr|Approv|Investit|Trov|Salv|Rinvi|Bocci|Prorog|Annull)ata|(?:Respint|Sospes|Uccis|Chius|Espuls|Apert|Scopert|Assolt|Mort|Travolt|Ferit|Colpit|Rapit|Aggredit)[oaie])\s(?:d[aei]|dal|dall[ao’']|dai|dagli|dalle|ad?|al|all[ao’']|per|in|nel|nell[ao’']|il|l[aeo’']|i|gli|una?|due|tre)(?!\p{L})/u
/** 'Evita la multa', 'Sono molti i feriti': it may begin with its verb. */
const ITALIAN_BEGUN =
  /^(?:\p{L}+(?:a|e|ano|ono|isce)\s(?:il|lo|la|i|gli|le|un|uno|una|l['’]|due|tre|\d)|(?:Sono|È|Era|Ha|Hanno)\s)/u
const isVerblessItalian = (words: readonly string[]): boolean => {
  const all = words.join(' ')
  return holdsNoMainVerb(all) && (ITALIAN_DONE.test(all) || (!ITALIAN_BEGUN.test(all) && holdsNoVerb(all)))
}

/** 'justifica', 'triplica', 'embarca'. */
const SPANISH_VERB = /(?:ific|plic|barc|salpic|activ|inform|alivi)an?$/iu
const PORTUGUESE_VERB =
  /(?:aria|eria|iria|ava|eia|ua|gue)m?$|^(?:veja|confira|saiba|entenda|conheça|trata|revela|emitia|sabia)$/iu

const small = (words: readonly string[]): string[] => words.map((word, at) => (at === 0 ? word.toLowerCase() : word))
const CHECKS: Readonly<Partial<Record<Tongue, (words: readonly string[]) => boolean>>> = {
  de: isVerblessGerman,
  en: isVerblessEnglish,
  fr: (words) => isVerblessFrench(small(words)),
  es: (words) => !words.some((word) => SPANISH_VERB.test(word)) && isVerblessSpanish(small(words)),
  it: isVerblessItalian,
  pt: (words) => !words.some((word) => PORTUGUESE_VERB.test(word) || isPortugueseVerb(word.toLowerCase())),
}

/** True for a headline without a word that may be its finite verb, in any of its parts. */
export const hasNoFiniteVerb = (sentence: string, tongue: Tongue): boolean => {
  const check = CHECKS[tongue]
  // Somebody who is quoted speaks in sentences.
  if (check === undefined || /^["'“„«‘]/u.test(sentence)) return false
  const parts = sentence.replace(/[.!?…]$/u, '').split(/[,:;]\s|\s[–—-]\s|["“”„«»]/u)
  return parts.every((part) => check(part.split(/\s+/).filter(Boolean)))
}
