import { isInitial, MEN_NAMES, ROMAN, romanValue } from './roman.ts'

/** A Polish ordinal by its case, as its noun shows it. */
type Form = 'y' | 'ego' | 'emu' | 'ym' | 'a' | 'ej' | 'ą' | 'e'

const STEMS =
  'pierwsz drug trzec czwart piąt szóst siódm ósm dziewiąt dziesiąt jedenast dwunast trzynast czternast piętnast szesnast siedemnast osiemnast dziewiętnast dwudziest'.split(
    ' ',
  )

const simple = (value: number, form: Form): string => {
  const stem = STEMS[value - 1] ?? ''
  if (value === 2) return `${stem}${{ y: 'i', ego: 'iego', emu: 'iemu', ym: 'im', a: 'a', ej: 'iej', ą: 'ą', e: 'ie' }[form]}`
  if (value === 3) return `${stem}${{ y: 'i', ego: 'iego', emu: 'iemu', ym: 'im', a: 'ia', ej: 'iej', ą: 'ią', e: 'ie' }[form]}`
  return `${stem}${form}`
}

const FORMS: readonly Form[] = ['y', 'ego', 'emu', 'ym', 'a', 'ej', 'ą', 'e']
/** Each form of one ordinal, to the twentieth. */
export const polishOrdinals = (value: number): string[] => FORMS.map((form) => simple(value, form))

/** Undefined beyond the twenty-ninth. */
const ordinal = (value: number, form: Form): string | undefined => {
  if (value <= 20) return simple(value, form)
  return value < 30 ? `${simple(20, form)} ${simple(value - 20, form)}` : undefined
}

const IN = /(?:^|\s)(?:w|we|na|po|przy|o)\s$/iu

/** The case of a woman's name or a feminine noun by its last letters. */
const ofFeminine = (noun: string): Form => {
  if (/[ąę]$/u.test(noun)) return 'ą'
  return noun.endsWith('a') ? 'a' : 'ej'
}

const ofMasculine = (ending: string, before: string): Form => {
  if (ending === '') return 'y'
  if (/^i?em$/u.test(ending)) return 'ym'
  if (ending === 'owi') return 'emu'
  return (ending === 'u' || ending.endsWith('e')) && IN.test(before) ? 'ym' : 'ego'
}

const NEUTER = /^(?:miejsc|półrocz)/u
const FEMININE = 'wojn|lig|lidz|edycj|kadencj|nagrod|rund|trasz|dywizj|odsłon|tur'
const MASCULINE =
  'wiek|festiwal|etap|turniej|zjazd|kongres|bieg|maraton|konkurs|stopień|stopni|kwarta[łl]|przegląd|memoriał|finał'
/** 'II wojny światowej', 'XXI wieku': the noun behind it tells case and gender. */
const COUNTED = new RegExp(
  `(?<![\\p{L}\\p{N}.])(${ROMAN})\\s((?:${FEMININE})\\p{L}{0,3}|(${MASCULINE})(\\p{L}{0,3})|(?:miejsc|półrocz)\\p{L}{1,2})(?!\\p{L})`,
  'gu',
)
const neuterForm = (noun: string, before: string): Form => {
  if (noun.endsWith('e')) return 'e'
  if (noun.endsWith('em')) return 'ym'
  return noun.endsWith('u') ? (IN.test(before) ? 'ym' : 'emu') : 'ego'
}

/** Names of rulers, with the ending of their case: 'Jana Pawła II', 'Karolem III'. */
const NAMES =
  'Jan|Pawł|Paweł|Karol|Ludwik|Leon|Zygmunt|Kazimierz|Władysław|Stanisław|Bolesław|Mieszk|Henryk|Fryderyk|Aleksandr|Mikołaj|August|Pius|Benedykt|Franciszk|Filip|Alfons|Wilhelm|Edward|Jerz|Napoleon|Piotr|Grzegorz|Klemens|Otton|Harald|Albert'
const MEN = new RegExp(`(?<!\\p{L})(${NAMES})(o|em|iem|owi|ego|emu|a|u|e|ie|y|ym)?\\s(${ROMAN})(?![\\p{L}\\p{N}])`, 'gu')
const WOMEN = new RegExp(
  `(?<!\\p{L})((?:Elżbie[tc]|Katarzyn|Mari|Małgorza[tc]|Wiktori)(?:a|y|i|ie|ę|ą))\\s(${ROMAN})(?![\\p{L}\\p{N}])`,
  'gu',
)
const OTHERS = new RegExp(`(?<!\\p{L})(${MEN_NAMES})\\s(${ROMAN})(?![\\p{L}\\p{N}])`, 'gu')

const manForm = (name: string, ending: string, before: string): Form => {
  if (ending === '' || ending === 'o') return 'y'
  if (name === 'Jerz') return ending === 'y' ? 'y' : ending === 'ym' ? 'ym' : ending === 'emu' ? 'emu' : 'ego'
  return ofMasculine(ending, before)
}

/** Rulers, centuries and wars, in the case that their nouns have. */
export const sayPolishRomans = (text: string): string =>
  text
    .replace(COUNTED, (all: string, roman: string, noun: string, masculine = '', ending = '', at: number) => {
      const before = text.slice(Math.max(0, at - 6), at)
      const isNeuter = NEUTER.test(noun)
      const form = isNeuter ? neuterForm(noun, before) : masculine === '' ? ofFeminine(noun) : ofMasculine(ending, before)
      const said = ordinal(romanValue(roman), form)
      return said === undefined ? all : `${said} ${noun}`
    })
    .replace(MEN, (all: string, name: string, ending = '', roman: string, at: number, whole: string) => {
      if (isInitial(roman, whole.slice(at + all.length, at + all.length + 4))) return all
      const said = ordinal(romanValue(roman), manForm(name, ending, whole.slice(Math.max(0, at - 6), at)))
      return said === undefined ? all : `${name}${ending} ${said}`
    })
    .replace(WOMEN, (all: string, name: string, roman: string, at: number, whole: string) => {
      if (isInitial(roman, whole.slice(at + all.length, at + all.length + 4))) return all
      const said = ordinal(romanValue(roman), ofFeminine(name))
      return said === undefined ? all : `${name} ${said}`
    })
    .replace(OTHERS, (all: string, name: string, roman: string, at: number, whole: string) => {
      if (isInitial(roman, whole.slice(at + all.length, at + all.length + 4))) return all
      const said = ordinal(romanValue(roman), 'y')
      return said === undefined ? all : `${name} ${said}`
    })
