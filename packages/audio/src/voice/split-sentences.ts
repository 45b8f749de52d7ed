import { pronouncedIn } from '@hourcast/domain/words/pronounced'

/** Ends in a full stop that ends no sentence: initials and abbreviations that stand before a name, in the languages of the list. */
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|Dr|[Pp]rof|Mr|Mrs|Ms|St|Sr|Sra|Srta|Hr|Fr|ca|bzw|vs|z\.B|d\.h|u\.a|usw|etc|Str|[Tt]el|ul|dr|hab|inż|np|m\.in|tzn|tzw|avda|Uds?|EE|UU|sig|dott|av|env|Mme|Mlle|drs|ir|mevr|dhr|bijv|dl|dna|dv)\.\s*$/u
/** The same before a number: 'No.' alone is a sentence. */
const NUMBER_ABBREVIATION = /(?:^|[\s(])(?:Nr|No|nr|Abs|Art|art|str|ok|godz|núm|pág|p|S)\.\s*$/u
const ORDINAL_LANGUAGES = new Set(['de', 'pl'])
const SPEAKABLE = /[\p{L}\p{N}]/u

const segmenters = new Map<string, Intl.Segmenter>()
const segmenterOf = (locale: string): Intl.Segmenter => {
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'sentence' })
  segmenters.set(locale, segmenter)
  return segmenter
}

/**
 * Sentences of a text in order, none longer than `maxChars`, each with something to say. What the Unicode rules break after '14.' in
 * German or Polish, after an abbreviation or before a small letter is put together again.
 */
export const splitSentences = (text: string, locale: string, maxChars: number): string[] => {
  const merged: string[] = []
  for (const { segment } of segmenterOf(locale).segment(text)) {
    const before = merged.at(-1)
    if (before !== undefined && belongTogether(before, segment, locale)) merged[merged.length - 1] = before + segment
    else merged.push(segment)
  }
  return merged
    .flatMap((sentence) => cutToLength(sentence.trim().replace(/\s+/g, ' '), maxChars))
    .filter((sentence) => SPEAKABLE.test(sentence))
}

/** Longer than any abbreviation: a text that is put together again and again is not read from its beginning each time. */
const LOOKED_AT = 40

const belongTogether = (whole: string, after: string, locale: string): boolean => {
  const before = whole.slice(-LOOKED_AT)
  if (/\n\s*$/.test(before)) return false
  if (!SPEAKABLE.test(before) || !SPEAKABLE.test(after)) return true
  if (!/\.\s*$/.test(before)) return false
  const isOrdinal = ORDINAL_LANGUAGES.has(locale.split('-')[0] ?? '') && /(?:^|\D)\d{1,2}\.\s*$/.test(before)
  const isNumbered = NUMBER_ABBREVIATION.test(before) && /^\p{Nd}/u.test(after)
  return isOrdinal || isNumbered || ABBREVIATION.test(before) || /^\p{Ll}/u.test(after)
}

/** Cuts at the last clause mark, else at the last space, else anywhere but inside a character. */
const cutToLength = (sentence: string, maxChars: number): string[] => {
  const pieces: string[] = []
  let rest = sentence
  while (rest.length > maxChars) {
    const head = rest.slice(0, maxChars)
    const clause = Math.max(...[', ', '; ', ': ', ' – ', ' - '].map((mark) => head.lastIndexOf(mark)))
    const space = head.lastIndexOf(' ')
    const wanted =
      clause > maxChars / 2 ? clause + 1 : space > 0 ? space : maxChars - (isHighSurrogate(head, maxChars - 1) ? 1 : 0)
    const cut = besidePronounced(rest, wanted)
    pieces.push(rest.slice(0, cut).trim())
    rest = rest.slice(cut).trim()
  }
  return [...pieces, rest]
}

/** A word with its sounds is never cut; one that is longer than all is the piece. */
const besidePronounced = (text: string, cut: number): number => {
  const within = pronouncedIn(text).find(({ from, to }) => from < cut && cut < to)
  return within ? within.from || within.to : cut
}

const isHighSurrogate = (text: string, index: number): boolean => {
  const unit = text.charCodeAt(index)
  return unit >= 0xd800 && unit <= 0xdbff
}
