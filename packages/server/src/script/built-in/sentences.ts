const CLICK_BAIT =
  /\b(read more|click here|continue reading|sign up|subscribe (now|to)|learn more|weiterlesen|mehr lesen|lire la suite|leggi (di più|tutto)|leer más|lees (meer|verder)|czytaj (więcej|dalej)|citește mai mult|leia mais)\b/i
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+\b/giu
const ENDS = /[.!?…।]["'”’»)]*$/u
// Intl breaks after these; a bulletin must not.
const NO_END = /(?:^|\s)(?:\p{L}|Nr|No|Dr|Mr|Mrs|Ms|Prof|St|z\. ?B|bzw|ca|vs|etc|e\.g|i\.e|approx|Sr|Sra|al|ul|tel|\d+)\.$/iu

/** The sentences of a text, as they may be said: no addresses, no invitations to click, each with its stop. */
export const sentencesOf = (text: string, locale: string): string[] => {
  const parts: string[] = []
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text.replace(/\s+/g, ' ').trim())) {
    const last = parts.at(-1)
    if (last !== undefined && NO_END.test(last.trim())) parts[parts.length - 1] = last + segment
    else parts.push(segment)
  }
  return parts.map((part) => sayable(part, locale)).filter((sentence) => wordCount(sentence) >= 2 && !CLICK_BAIT.test(sentence))
}

/** One line, without addresses, shouting or dangling marks, ended by a stop. Empty when nothing is left. */
export const sayable = (text: string, locale: string): string => {
  const quiet = text
    .replace(ADDRESS, '')
    .replace(/\[[^\]]{0,40}\]|\((?:\s*|[^)]*https?:[^)]*)\)/g, '')
    .replace(/\p{Extended_Pictographic}|\uFE0F|\u200D/gu, '')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[\s\-–—•*·|:;,]+|[\s\-–—•*·|:;,]+$/g, '')
  if (!/[\p{L}\p{N}]/u.test(quiet)) return ''
  const calm = withoutShouting(quiet, locale)
  if (/(?:\.\.\.|…)$/.test(calm)) return calm.replace(/\s*(?:\.\.\.|…)$/, '.')
  return ENDS.test(calm) ? calm : `${calm}${locale.startsWith('hi') ? '।' : '.'}`
}

/** A headline all in capitals is said as a sentence; single acronyms stay. */
const withoutShouting = (text: string, locale: string): string => {
  const letters = text.replace(/[^\p{L}]/gu, '')
  const isShouted =
    letters.length > 8 && letters === letters.toLocaleUpperCase(locale) && letters !== letters.toLocaleLowerCase(locale)
  if (!isShouted) return text
  const lower = text.toLocaleLowerCase(locale)
  return lower.charAt(0).toLocaleUpperCase(locale) + lower.slice(1)
}

export const wordCount = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,:%-]*/gu)?.length ?? 0

/** Words that carry meaning, for comparing texts. */
export const keywords = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []).filter((word) => word.length > 3 || /\d/.test(word)),
  )

/** 0 to 1: how much of the shorter text's meaning the other one says too. */
export const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const [few, many] = a.size < b.size ? [a, b] : [b, a]
  if (few.size === 0) return 0
  return [...few].filter((word) => many.has(word)).length / few.size
}
