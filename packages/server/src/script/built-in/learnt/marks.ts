/** Marks that show how a sentence is written, each by its sign. */
const MARKS: readonly (readonly [string, RegExp])[] = [
  ['?', /\?/u],
  ['!', /!/u],
  [':', /:/u],
  ['"', /["„“”«»]/u],
  ['–', / [–—-] /u],
  ['0', /\d/u],
  ['…', /…|\.\.\./u],
  ['.', /[.!?।] \S/u],
  ['(', /[()]/u],
  ['/', / [/|] /u],
  [',', /,/u],
]

/** The signs of the marks that a text has. */
export const marksOf = (text: string): string[] => MARKS.flatMap(([sign, mark]) => (mark.test(text) ? [sign] : []))
