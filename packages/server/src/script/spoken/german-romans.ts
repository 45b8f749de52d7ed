import { germanStem } from './ordinals.ts'
import { ANY_RULER, isInitial, isWoman, ROMAN, romanValue } from './roman.ts'
import { stopStays } from './stops.ts'

const TITLE = '(?:(?:König|Königin|Kaiser|Kaiserin|Papst|Zar|Zarin|Prinz|Fürst|Herzog|Großherzog|Sultan|Pharao)(?:s|in)?\\s)?'
const DATIVE = /(?<!\p{L})(?:von|vom|mit|bei|beim|zu|zum|nach|aus|seit|unter|vor|gegenüber|dem|im|am)\s$/iu
const ACCUSATIVE =
  /(?<!\p{L})(?:für|gegen|durch|über|um|ohne|an|auf|den|trifft|traf|treffen|empfängt|empfing|besucht|besuchte|begrüßt|begrüßte|würdigt|kritisiert|zeigt|ehrt|stürzt|krönt|krönte)\s$/iu

/** 'Ludwig XIV.', 'Karls III.': the name, its ending, the number and its own stop. */
const RULER = new RegExp(`(?<!\\p{L})(${TITLE})(${ANY_RULER})(s)?\\s(${ROMAN})(?:\\.|(?![\\p{L}\\p{N}]))`, 'gu')
/** 'im II. Weltkrieg', 'des XIX. Jahrhunderts' */
const COUNTED = new RegExp(
  `(?<!\\p{L})(der|die|das|des|dem|den|im|am|vom|zum|beim|zur)\\s(${ROMAN})\\.\\s(?=(?:Weltkrieg|Jahrhundert|Reich|Republik|Quartal|Internationale|Liga)\\p{L}{0,3}(?!\\p{L}))`,
  'gu',
)

const article = (before: string, isGenitive: boolean, isFeminine: boolean): string => {
  if (isGenitive) return isFeminine ? 'der' : 'des'
  if (DATIVE.test(before)) return isFeminine ? 'der' : 'dem'
  if (ACCUSATIVE.test(before)) return isFeminine ? 'die' : 'den'
  return isFeminine ? 'die' : 'der'
}

/** Behind 'der' of a man and 'die' of a woman the ordinal ends in -e, in every other case in -en. */
const endingOf = (said: string, isFeminine: boolean): string => (said === (isFeminine ? 'die' : 'der') ? 'e' : 'en')

/** Rulers, centuries and wars, in the case that the word before them asks for. */
export const sayGermanRomans = (text: string): string => {
  let asked = ''
  return text
    .replace(RULER, (all: string, title: string, name: string, genitive: string | undefined, roman: string, at: number) => {
      const stem = germanStem(romanValue(roman))
      // 'Maria V. (34)' is somebody of today, 'Kaiser Karl V.' is not.
      const isSomebody =
        title === '' && isInitial(roman, all.endsWith('.') ? `. ${text.slice(at + all.length, at + all.length + 4).trim()}` : '')
      if (stem === '' || isSomebody) return all
      const before = text.slice(Math.max(0, at - 14), at)
      // 'von Charles III. und Elisabeth II.': one word asks for both.
      if (!/(?<!\p{L})(?:und|oder)\s$/u.test(before)) asked = before
      const said = article(asked, genitive !== undefined, isWoman(name))
      const stop = all.endsWith('.') && stopStays(text, at + all.length) ? '.' : ''
      return `${title}${name}${genitive ?? ''} ${said} ${stem}${endingOf(said, isWoman(name))}${stop}`
    })
    .replace(COUNTED, (all: string, before: string, roman: string) => {
      const stem = germanStem(romanValue(roman))
      return stem === '' ? all : `${before} ${stem}${/^(?:der|die|das)$/iu.test(before) ? 'e' : 'en'} `
    })
}
