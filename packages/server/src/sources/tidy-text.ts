/** Lengths in characters that fetched text is cut to. */
export const MAX_TITLE = 300
export const MAX_TEXT = 4000
export const MAX_SOURCE_NAME = 80

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly what must not reach a screen or a voice
const CONTROL = /[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F]/gu

/** Bidi marks and overrides, zero-width and soft breaks, tags, annotations, lone surrogates, and U+FFFD: invisible or unspeakable. */
const INVISIBLE =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFF\u{E0000}-\u{E007F}\p{Surrogate}]/gu

/** What is longer is no word of any language here, and rules for words would look at each of its letters again and again. */
const ENDLESS_WORD = /(?<!\S)(\S{300})\S+/gu

/** A sign for a letter that was lost on the way: nobody says 'kierowc\uFFFDw', and without it the word is another. */
const LOST_LETTER = /[\p{L}\p{M}]\uFFFD|\uFFFD\p{L}/u
const withoutLostLetters = (text: string): string =>
  LOST_LETTER.test(text)
    ? text
        .split('\n')
        .map((line) =>
          sentencesOf(line)
            .filter((sentence) => !LOST_LETTER.test(sentence))
            .join(''),
        )
        .join('\n')
    : text

/** The bytes from 80 to 9F as Windows shows them; a blank where it has no sign. Node's own decoder reads them as Latin-1 does. */
const WINDOWS_SIGNS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
const WINDOWS_BYTES: ReadonlyMap<string, string> = new Map(
  [...WINDOWS_SIGNS].flatMap((sign, at): [string, string][] => (sign === ' ' ? [] : [[sign, String.fromCharCode(0x80 + at)]])),
)
const BEHIND = `[\\u0080-\\u00BF${[...WINDOWS_BYTES.keys()].join('')}]`

/**
 * Letters that were written as UTF-8 and read as Latin-1: 'EspaÃ±a', 'papieÅ¼a', 'à¤¦', or as Windows reads them: 'zaprosiÅ‚', 'Trumpâ€™s'. The
 * closing marks and the blank may stand behind a real letter.
 */
const TWICE_ENCODED =
  /[ÃÂ][\u0080-\u009F\u00A1-\u00BA\u00BC-\u00BF]|[ÄÅÈ][\u0080-\u009F\u00A1-\u00AA\u00AC\u00AE-\u00BA\u00BC-\u00BF]|à[¤¥][\u0080-\u00BF]|â\u0080[\u0080-\u00BF]|Å[‚„›º¼]|Ä[…‡™ƒ]|È[™›]|â€[\u0080-\u00BFœ™˜“”¦]/u
const BYTES = new RegExp(`(?![ÄÅÈ]\\u00AD)[\\u00C2-\\u00DF]${BEHIND}|[\\u00E0-\\u00EF]${BEHIND}{2}`, 'gu')

const readOnce = (text: string): string =>
  TWICE_ENCODED.test(text)
    ? text.replace(BYTES, (signs) => {
        const bytes = [...signs].map((sign) => WINDOWS_BYTES.get(sign) ?? sign).join('')
        const read = Buffer.from(bytes, 'latin1').toString('utf8')
        return read.includes('\uFFFD') ? signs : read
      })
    : text

/** Without control characters and bidi overrides, composed (NFC), one blank between words, one line a paragraph. */
export const tidyText = (text: string): string =>
  withoutLostLetters(readOnce(text))
    .replace(CONTROL, '')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(ENDLESS_WORD, '$1')
    .replace(/[\t\v\f\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000 ]+/g, ' ')
    .replace(/ ?[\r\n\u0085\u2028\u2029][\s\u0085]*/g, '\n')
    .trim()

/** One line: for titles and names. */
export const tidyLine = (text: string): string => tidyText(text).replaceAll('\n', ' ')

const STOP = /[.!?…。।！？]["'”’»)]?(?=\s)/gu
/** A figure, an initial, an address or a short form: 'am 3.', 'J.', 'z.B.', 'Dr.', 'Prof.', 'ul.' */
const SHORT_FORM =
  /(?:^|[\s(])(?:[^\s.]{0,40}\d|[^\s]{1,40}\.[^\s.]{1,12}|[\p{L}\p{M}]{1,2}|[bcdfghjklmnpqrstvwxz]{3,4}|prof|gen|col|sen|rep|gov|rev|hon|cap|capt|adm|abs|art|tel|pag|pág|núm|sig|dott|geom|avv|ing|inż|dna|mevr|sra|ste|tzw|godz|woj|approx)\.$/iu
const NO_START = /^\s+[\p{Ll}\d]/u
const LONG_WORD = /[\p{L}\p{M}]{5}["'”’»)]?[.!?…。।！？]["'”’»)]?$/u
const LONGEST_TOKEN = 60

/** Where sentences of a text end, in any tongue: behind the stop. */
const sentenceEnds = (text: string): number[] =>
  [...text.matchAll(STOP)]
    .map(({ index, 0: stop }) => index + stop.length)
    .filter(
      (end) => !SHORT_FORM.test(text.slice(Math.max(0, end - LONGEST_TOKEN), end)) && !NO_START.test(text.slice(end, end + 3)),
    )

const sentencesOf = (line: string): string[] => {
  const ends = [...sentenceEnds(line), line.length]
  return ends.map((end, at) => line.slice(ends[at - 1] ?? 0, end))
}

/** Cut to `max` characters at the end of a sentence where one ends in the second half, else at a word, with an ellipsis. */
export const cutAtSentence = (text: string, max: number): string => {
  if (text.length <= max) return text
  const head = text.slice(0, max)
  const ends = sentenceEnds(head).filter((end) => end > max / 2)
  // Behind a long word a stop is no short form's.
  const last = ends.findLast((end) => LONG_WORD.test(head.slice(0, end).slice(-LONGEST_TOKEN))) ?? ends.at(-1)
  if (last !== undefined) return head.slice(0, last)
  const blank = head.lastIndexOf(' ')
  return `${head.slice(0, blank > max / 2 ? blank : max - 1).replace(/[\p{Surrogate}\s,;:–-]+$/u, '')}…`
}

/** The first sentence of a text, where it ends within `max` characters. */
export const firstSentence = (text: string, max: number): string => {
  const [end] = sentenceEnds(text.slice(0, max))
  return end === undefined ? text : text.slice(0, end)
}
