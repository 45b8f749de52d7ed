// Publishers put other stories of theirs below an entry: '<li><a>Storm hits coast</a></li>'. Read aloud they would be sentences of this one.

const SHAPE = '(?:strong|b|em|i|u|span|font)'
/** A list entry or a paragraph that is a link as a whole. Each part is bounded: a hostile text costs no more than its length. */
const LINK_LINE = new RegExp(
  `<(li|p|h[2-6])\\b[^<>]{0,300}>\\s{0,20}(?:<${SHAPE}\\b[^<>]{0,300}>\\s{0,9}){0,3}<a\\b[^<>]{0,2000}>(?:[^<]{0,400}</?${SHAPE}\\b[^<>]{0,300}>){0,6}[^<]{0,400}</a\\s{0,9}>\\s{0,9}(?:</${SHAPE}\\s{0,9}>\\s{0,9}){0,3}[.…»›→]{0,3}\\s{0,20}</\\1\\s{0,9}>`,
  'gi',
)

/** An entry's markup without such lines, unless nothing else is left: then the link is the text. */
export const withoutLinkLines = (markup: string): string => {
  if (!/<a\b/i.test(markup)) return markup
  const rest = markup.replace(LINK_LINE, '\n')
  return /[\p{L}\p{N}]/u.test(rest.replace(/<[^<>]{0,2000}>/g, '')) ? rest : markup
}
