import { plainMarks } from './title-before.ts'

// What a blog's program sets below each story: 'The post <headline> appeared first on <site>.', in its tongue, often cut off.

const FOOT =
  /(?<![\p{L}\p{M}])(?:The post|This post|The article|L['’]articolo|L['’]article|Articolul|Der Beitrag|Der Artikel|La entrada|El artículo|El post|La nota|O post|O artigo|A notícia|O conteúdo|Artykuł|Wpis|Post|Het bericht|Het artikel|पोस्ट)\s["“„«]?/gu
/** So many letters of a headline are no chance; a shorter headline stands there whole. */
const LEAST = 20

/** A text without that line. `headline`: of its story, which the line repeats. */
export const withoutPostFoot = (text: string, headline: string): string => {
  const begin = plainMarks(headline.replace(/\s+/g, ' ').trim()).slice(0, LEAST)
  if (begin.length < LEAST / 2) return text
  for (const { index, 0: mark } of text.matchAll(FOOT)) {
    const at = index + mark.length
    if (plainMarks(text.slice(at, at + begin.length)) === begin) return text.slice(0, index).trimEnd()
  }
  return text
}
