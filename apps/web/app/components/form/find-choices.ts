export type ComboOption = { value: string; label?: string }

/** As people type: case, accents, and what stands between words aside. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s/_,-]+/g, ' ')
    .trim()

/** How well a text answers: at its beginning, at a word's beginning, anywhere (3, 2, 1), or not at all (0). */
const score = (text: string, words: readonly string[]): number => {
  if (text.startsWith(words.join(' '))) return 3
  if (words.every((word) => ` ${text}`.includes(` ${word}`))) return 2
  return words.every((word) => text.includes(word)) ? 1 : 0
}

/** The options that hold every typed word, the best first, else in their own order; at most `limit`. All of them for no word. */
export const findChoices = (options: readonly ComboOption[], typed: string, limit: number): ComboOption[] => {
  const words = plain(typed).split(' ').filter(Boolean)
  if (words.length === 0) return options.slice(0, limit)
  return options
    .map((option) => ({ option, rank: score(plain(`${option.value} ${option.label ?? ''}`), words) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, limit)
    .map(({ option }) => option)
}
