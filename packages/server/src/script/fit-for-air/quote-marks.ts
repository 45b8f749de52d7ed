/** Between quote marks of any kind; single ones only where a word begins and one ends: the marks of 'workers' rights' enclose nothing. */
const QUOTED =
  /[“„«»"]([^“”„«»"]{1,400})[”“»«"]|(?<![\p{L}\p{N}])(?:[‘‚‹']|’(?![stnk]\s))(?!\d)((?:[^‘’‚‹›'"“”„«»]|(?<=\p{L})['’](?=\p{L})){2,300}?)(?<!\s)[’‘›'](?![\p{L}\p{N}])/gu
const MARK = /(?<!\d)[“”„«»"]/gu

export type Quoted = { inside: string; before: string; after: string }

export const quotedIn = (text: string): Quoted[] =>
  [...text.matchAll(QUOTED)].map((match) => ({
    inside: match[1] ?? match[2] ?? '',
    before: text.slice(0, match.index),
    after: text.slice(match.index + match[0].length),
  }))

/** What stands outside of the marks: the host's own words. */
export const outsideQuotes = (text: string): string => text.replace(QUOTED, ' … ')

/** A mark without its partner: the words go on in another sentence. */
export const hasLoneMark = (text: string): boolean => {
  const outside = text.replace(QUOTED, '')
  return (outside.match(MARK)?.length ?? 0) % 2 === 1 || BEGINS_QUOTED.test(outside)
}
/** A single one before a capital at the beginning: 'No to się zaczęło. */
const BEGINS_QUOTED = /^['‘]\p{Lu}\p{L}+\s/u
