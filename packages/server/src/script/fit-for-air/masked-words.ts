import { TONGUES, type Tongue } from '../tongue.ts'

// 'f***', 'p..a', 'k-rwa', 'sch...': everybody hears which word it is. Behind stars any word is one; dots, dashes and other signs stand in many
// texts, and count only where a known word is masked by them.

/** Stars between letters or behind a few: no star of gender ('Lehrer*innen', 'jede*r') or of a hotel. */
const STARRED =
  /(?<![\p{L}\p{M}*])(?!(?:[dmsk]?ein|der|die|das|sie|er|ihr|wer)\*\p{L})(?:(?:\p{L}\p{M}{0,2}){1,3}\*{2,8}|\p{L}{1,3}\*{1,8}|(?:\p{L}\p{M}{0,2}){4,8}\*{2,8}(?=\p{L}))(?!in(?:nen)?(?!\p{L}))[\p{L}\p{M}]{0,14}(?![\p{L}*])/iu
/** Of a few letters only the first and last, or the first ones before a mark that ends a speech. */
const DOTTED =
  /(?<![\p{L}\p{M}*])(?:\p{L}{1,2}(?:\.{3}|…)\p{Ll}{1,5}(?!\p{L})|(?:ku?r?w?|chu?|pier?d?|s?pier?d?|wyp(?:ier)?d?|je?b|fu?c?|schei?|arsch|put|mer|cab)(?:\.{3}|…)(?=[”"»'!])|(?<![\p{L}\p{M}])(?:[pcmfbksh]|pu|sh|fu)(?:\.{3}|…)(?=\s\p{Ll}|[”"»'!?,]))/iu

/** Letters, signs, letters: which word they mask has to be known. */
const MASKED =
  /(?<![\p{L}\p{M}\p{N}.*@#_-])(?<head>(?:\p{L}\p{M}{0,2}){1,6})(?<mask>\.{2,8}|…|[-–—]{1,8}|[#@$%&_•●█×!*]{1,8})(?<tail>(?:\p{L}\p{M}{0,2}){0,8})(?![\p{L}\p{M}\p{N}@])/gu
/** 'f.u.c.k', 'k-u-r-w-a' */
const SPELLED = /(?<![\p{L}\p{M}\p{N}.-])\p{L}(?<sign>[.*_–-])(?:\p{L}\k<sign>){2,8}\p{L}(?![\p{L}\p{M}\p{N}])/gu
const SIGN = /[*…#@$%&_•●█×]|\.\.|\p{L}[-–—!.]{1,8}\p{L}|\p{L}[-–—]{2}/u
const NO_WORD = /^[bcdfghjklmnpqrstvwxz]{1,6}$/u
const LEAST = 4
/** So many letters tell which word it is, whatever its end. */
const SURE = 3
/** Short forms of titles, streets and numbers, before dots too. */
const SHORT_FORM = /^(?:[dmp]r|st|str|nr|mrs)$/u

type Known = { stem: string; isOpen: boolean }
export type Words = Readonly<Record<Tongue, readonly Known[]>>

/** The single words of lists of phrases, for `masksOneOf`. */
export const singleWords = (lists: Readonly<Record<Tongue, string>>, anywhere: string): Words =>
  Object.fromEntries(
    TONGUES.map((tongue) => [
      tongue,
      `${lists[tongue]}|${anywhere}`
        .split('|')
        .filter((entry) => /^[\p{L}\p{M}]+\*?$/u.test(entry))
        .map((entry) => ({ stem: entry.replace('*', ''), isOpen: entry.endsWith('*') }))
        .filter(({ stem }) => stem.length >= LEAST),
    ]),
  ) as Record<Tongue, Known[]>

type Masked = { head: string; mask: string; tail: string; behind: string }

/** Dots at the end of a text are where its publisher cut it. */
const GOES_ON = /^(?:\s?["“”'’»!?,:]|\s[\p{L}"“„«])/u

const isMasked = ({ head, mask, tail, behind }: Masked, words: readonly Known[]): boolean => {
  const isOneSign = mask.length === 1 && mask !== '…'
  if (tail === '') {
    // Cut short: only where the letters are no word themselves.
    const isCut =
      mask.length > 1 && NO_WORD.test(head) && !SHORT_FORM.test(head) && (head.length > 1 || /^[-–—#@$%&_•●█×*]/u.test(mask))
    return isCut && GOES_ON.test(behind) && words.some(({ stem }) => stem.startsWith(head))
  }
  const hidden = (stem: string) => stem.length - head.length - tail.length
  return words.some(({ stem, isOpen }) => {
    if (!stem.startsWith(head) || stem.length === head.length) return false
    if (isOneSign) return hidden(stem) === 1 && stem.endsWith(tail)
    return stem.endsWith(tail) ? hidden(stem) > 0 : isOpen && head.length >= SURE
  })
}
/** True for a text in which letters of such a word are masked. */
export const masksOneOf = (text: string, words: readonly Known[]): boolean => {
  if (!SIGN.test(text)) return false
  if (STARRED.test(text) || DOTTED.test(text)) return true
  const small = text.toLowerCase()
  for (const { 0: all, index, groups } of small.matchAll(MASKED)) {
    const [end, { head = '', mask = '', tail = '' }] = [index + all.length, groups ?? {}]
    if (isMasked({ head, mask, tail, behind: small.slice(end, end + 3) }, words)) return true
  }
  return [...small.matchAll(SPELLED)].some(({ 0: all }) => {
    const word = all.replace(/[^\p{L}\p{M}]/gu, '')
    return words.some(({ stem, isOpen }) => word === stem || (isOpen && word.startsWith(stem)))
  })
}
