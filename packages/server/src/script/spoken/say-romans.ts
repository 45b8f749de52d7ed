import { sayGermanRomans } from './german-romans.ts'
import {
  dutchOrdinal,
  englishOrdinal,
  frenchOrdinal,
  hindiOrdinal,
  italianOrdinal,
  portugueseOrdinal,
  romanianOrdinal,
  spanishOrdinal,
} from './ordinals.ts'
import { sayPolishRomans } from './polish-romans.ts'
import { ANY_RULER, isInitial, isWoman, ROMAN, romanValue } from './roman.ts'

const END = '(?![\\p{L}\\p{N}]|-\\p{L})'
const RULER = new RegExp(`(?<!\\p{L})(${ANY_RULER})\\s(${ROMAN})${END}`, 'gu')
/** What counts by its number alone: 'Super Bowl LXI', 'chapitre IV', 'siglo XXI'. */
const LABELS =
  'world War|super Bowl|chapter|part|phase|type|class|grade|tier|level|title|volume|act|stage|division|schedule|category|annex|apollo|vatican|chapitre|tome|titre|annexe|livre|groupe|vaticano|capítulo|tomo|fase|título|grupo|tipo|anexo|libro|capitolo|titolo|municipio|lotto|gruppo|allegato|categoria|deel|hoofdstuk|bijlage|wereldoorlog|capitolul|partea|etapa|século|siglo|seculo|teil|kapitel|rozdział|część|grupa|फेज|चरण|भाग|टाइप|सीजन|सीज़न|पार्ट|स्टेज|ग्रुप|कक्षा|युद्ध'
const LABELLED = new RegExp(
  `(?<!\\p{L})(${LABELS.replace(/(^|\|)(\p{Ll})/gu, (_, bar: string, letter: string) => `${bar}[${letter}${letter.toUpperCase()}]`)})\\s(${ROMAN})(?![\\p{L}\\p{N}])`,
  'gu',
)

/** 'Charles I know': the word of the one who speaks, no number. */
const I_SPEAK =
  /^\s(?:am|was|have|had|do|did|will|would|can|could|think|know|knew|see|saw|want|said|say|love|met|like|believe|hope|never|always|just)(?!\p{L})/u

type Say = (name: string, value: number, behind: string) => string | undefined

/** Behind the name of a ruler; undefined where it is no number. */
const RULERS: Readonly<Record<string, Say>> = {
  en: (name, value, behind) => {
    // No Elizabeth is told 'I had' about: with her the number stands.
    const isSpeaking = value === 1 && name !== 'Elizabeth' && I_SPEAK.test(behind)
    return isSpeaking ? undefined : `the ${englishOrdinal(value)}`
  },
  nl: (_, value) => `de ${dutchOrdinal(value)}`,
  fr: (name, value) => (value === 1 ? frenchOrdinal(1, isWoman(name)) : `${value}`),
  es: (name, value) => (value > 10 ? `${value}` : spanishOrdinal(value, isWoman(name))),
  it: (name, value) => italianOrdinal(value, isWoman(name)),
  pt: (name, value) => (value > 10 ? `${value}` : portugueseOrdinal(value, isWoman(name))),
  ro: (name, value) => {
    if (value === 1) return romanianOrdinal(1, isWoman(name))
    return `${isWoman(name) ? 'a' : 'al'} ${romanianOrdinal(value, isWoman(name))}`
  },
}

/** What one tongue writes besides. */
const OWN: Readonly<Record<string, readonly [RegExp, (value: number, found: readonly string[]) => string][]>> = {
  fr: [
    [
      new RegExp(`(?<![\\p{L}\\p{N}])(${ROMAN})(er|re|ère)(?![\\p{L}\\p{N}])`, 'gu'),
      (value, [, , end]) => frenchOrdinal(value, end !== 'er'),
    ],
    [
      new RegExp(`(?<![\\p{L}\\p{N}])((?!Le)${ROMAN})(?:e|ème|nde?)(?![\\p{L}\\p{N}])`, 'gu'),
      (value) => frenchOrdinal(value, false),
    ],
  ],
  es: [
    [
      new RegExp(
        `(?<![\\p{L}\\p{N}])(${ROMAN})(?=\\s(?:edición|Edición|jornada|feria|Feria|gala|semana|Semana|carrera|Carrera)(?!\\p{L}))`,
        'gu',
      ),
      (value) => spanishOrdinal(value, true),
    ],
  ],
  it: [
    // Streets are called after days: 'via XX Settembre'.
    [
      new RegExp(
        `(?<![\\p{L}\\p{N}])(${ROMAN})(?=\\s(?:Gennaio|Febbraio|Marzo|Aprile|Maggio|Giugno|Luglio|Settembre|Ottobre|Novembre)(?!\\p{L}))`,
        'gu',
      ),
      (value) => `${value}`,
    ],
    [
      new RegExp(
        `(?<![\\p{L}\\p{N}])(${ROMAN})(?=\\s(?:edizione|giornata|Giornata|legislatura|rassegna|visita|volta|tappa|serata|domenica|puntata|prova|regata|fiera|Fiera|zona|Zona)(?!\\p{L}))`,
        'gu',
      ),
      (value) => italianOrdinal(value, true),
    ],
    [
      new RegExp(`(?<![\\p{L}\\p{N}])(${ROMAN})(?=\\s(?:secolo|congresso|municipio|Municipio|festival)(?!\\p{L}))`, 'gu'),
      (value) => italianOrdinal(value, false),
    ],
    [new RegExp(`(?<=[Ss]ecolo\\s)(${ROMAN})(?![\\p{L}\\p{N}])`, 'gu'), (value) => italianOrdinal(value, false)],
  ],
  pt: [
    [
      new RegExp(`(?<![\\p{L}\\p{N}])(${ROMAN})(?=\\sde\\s(?:Novembro|Maio|Setembro|Abril|Outubro)(?!\\p{L}))`, 'gu'),
      (value) => `${value}`,
    ],
  ],
  nl: [[new RegExp(`(?<![\\p{L}\\p{N}])((?!Le)${ROMAN})e(?=\\seeuw)`, 'gu'), (value) => dutchOrdinal(value).toLowerCase()]],
  ro: [
    [new RegExp(`(?<=(?<!\\p{L})al\\s)(${ROMAN})-lea(?!\\p{L})`, 'gu'), (value) => romanianOrdinal(value, false)],
    [new RegExp(`(?<=(?<!\\p{L})a\\s)(${ROMAN})-a(?!\\p{L})`, 'gu'), (value) => romanianOrdinal(value, true)],
    [
      new RegExp(`(?<=[Ss]ecolul(?:ui)?\\s)(${ROMAN})(?![\\p{L}\\p{N}-])`, 'gu'),
      (value) => `al ${romanianOrdinal(value, false)}`,
    ],
  ],
  // Latin letters behind a Hindi word are a number.
  hi: [
    [
      new RegExp(`(?<=[\\p{Script=Devanagari}\\p{M}]\\s)((?=..)${ROMAN}(?<=[IVXL]{2}))(?![\\p{L}\\p{N}])`, 'gu'),
      (value) => hindiOrdinal(value),
    ],
  ],
}

/** '2ª', 'a 4.ª': what is counted so is feminine, and never a degree. */
const FEMININE = /(?<![\p{L}\p{N}.,])(\d{1,2})\.?ª(?!\p{L})/gu
const FEMININES: Readonly<Record<string, (value: number) => string>> = {
  es: (value) => spanishOrdinal(value, true),
  it: (value) => italianOrdinal(value, true),
  pt: (value) => portugueseOrdinal(value, true),
}

/** '2.º lugar', '1º tempo': behind a word, of which degrees have none. */
const MASCULINE = /(?<![\p{L}\p{N}.,\-−])(\d{1,2})\.?º(?=\s(?!C(?!\p{L}))\p{L}|[.,;:)]|$)/gu
const OF_HEAT =
  /(?<!\p{L})(?:temperatur|term[óôo]met|m[íi]nima|m[áa]xima|massim|grad[oi]|graus|fr[ií]o|calor|cald|fredd|gelo|hela|geada|nieve|neve|[mn]enos\s\d)/iu
/** Spanish cuts two of them short before a man's noun. */
const spanishBefore = (value: number, behind: string): string =>
  (value === 1 || value === 3) && /^\s(?!(?:de|del|en|y|a)(?!\p{L}))\p{L}/u.test(behind)
    ? spanishOrdinal(value, false).replace(/o$/, '')
    : spanishOrdinal(value, false)
const MASCULINES: Readonly<Record<string, (value: number, behind: string) => string>> = {
  es: spanishBefore,
  it: (value) => italianOrdinal(value, false),
  pt: (value) => portugueseOrdinal(value, false),
}

/** Figures with the mark of an ordinal. */
export const sayOrdinals = (text: string, tongue: string): string => {
  const [sayHers, sayHis] = [FEMININES[tongue], MASCULINES[tongue]]
  if (sayHers === undefined || sayHis === undefined) return text
  const said = text.replace(FEMININE, (_, figures: string) => sayHers(Number(figures)))
  if (OF_HEAT.test(said)) return said
  return said.replace(MASCULINE, (all: string, figures: string, at: number, whole: string) =>
    sayHis(Number(figures), whole.slice(at + all.length, at + all.length + 12)),
  )
}

/** Kings, popes, centuries, wars: a Roman number as the tongue says it. What is not known for one stays as it is. */
export const sayRomans = (text: string, tongue: string): string => {
  if (!/[IVXL]/.test(text)) return text
  let said = text.replace(LABELLED, (all: string, label: string, roman: string, at: number) => {
    const behind = text.slice(at + all.length, at + all.length + 12)
    // 'Type X' is a name, and of 'the part I know' the last word is somebody.
    const isNumber = !/^[XL]$/.test(roman) && !isInitial(roman, behind) && !(roman === 'I' && I_SPEAK.test(behind))
    return isNumber ? `${label} ${romanValue(roman)}` : all
  })
  if (tongue === 'de') return sayGermanRomans(said)
  if (tongue === 'pl') return sayPolishRomans(said)
  for (const [pattern, say] of OWN[tongue] ?? [])
    said = said.replace(pattern, (...found) => say(romanValue(String(found[1])), found.slice(0, -2).map(String)))
  const sayRuler = RULERS[tongue]
  if (sayRuler === undefined) return said
  const written = said
  return written.replace(RULER, (all: string, name: string, roman: string, at: number) => {
    const behind = written.slice(at + all.length, at + all.length + 12)
    const words = isInitial(roman, behind) ? undefined : sayRuler(name, romanValue(roman), behind)
    return words === undefined ? all : `${name} ${words}`
  })
}
