/** Soft hyphens and what joins or parts letters unseen: no reader sees them, so no word differs by them. */
const UNSEEN = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g

/** Letters that no decomposition takes apart. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i' }

// Most words of most tongues: nothing in them to take apart.
const PLAIN = /^[a-zA-Z0-9]*$/

/** Case aside; each accent counts. */
export const foldCase = (word: string): string =>
  PLAIN.test(word) ? word.toLowerCase() : word.replace(UNSEEN, '').normalize('NFC').toLowerCase()

/** Case and accents aside. Vowel signs of Hindi are letters, not accents: of its marks only two that are written either way go. */
export const foldAccents = (word: string): string => (PLAIN.test(word) ? word.toLowerCase() : withoutAccents(word))

const withoutAccents = (word: string): string =>
  word
    .replace(UNSEEN, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036F\u093C]/g, '')
    .replaceAll('\u0901', '\u0902')
    .replace(/[ßłøđæœı]/g, (letter) => LETTERS[letter] ?? letter)
