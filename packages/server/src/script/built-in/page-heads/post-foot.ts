import { plainMarks } from './title-before.ts'

// What a blog's program sets below each story: 'The post <headline> appeared first on <site>.', in its tongue, often cut off.

const FOOT =
  /(?<=^|[.!?…”»"')\]] )(?:The post|This post|L['’]articolo|L['’]article|Articolul|Der Beitrag|La entrada|El artículo|O post|O artigo|O conteúdo|Artykuł|Wpis|Het bericht|पोस्ट) ["“„«]?/gu
const APPEARED =
  /(?:appeared|first appeared|was published|proviene|è apparso|è stato pubblicato|est apparu|apare|a apărut|erschien|ist erschienen|se publicó|apareció|aparece|apareceu|foi publicado|pochodzi|pojawił|verscheen|पहले)(?![\p{L}\p{M}])/u
/** So many letters of a headline are no chance. */
const LEAST = 10
const BEHIND = 24

/** A text without that line. `headline`: of its story, which the line repeats, whole and with where it appeared, or up to where the text breaks off. */
export const withoutPostFoot = (text: string, headline: string): string => {
  const title = plainMarks(headline.replace(/\s+/g, ' ').trim())
  if (title.length < LEAST) return text
  for (const { index, 0: mark } of text.matchAll(FOOT)) {
    const foot = text.slice(index + mark.length)
    const rest = plainMarks(foot).replace(/[.…\s]+$/u, '')
    const isCut = rest.length >= LEAST && title.startsWith(rest)
    const isWhole =
      plainMarks(foot.slice(0, title.length)) === title && APPEARED.test(foot.slice(title.length, title.length + BEHIND))
    if (isCut || isWhole) return text.slice(0, index).trimEnd()
  }
  return text
}
