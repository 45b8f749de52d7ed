import type { ContentItem } from '@hourcast/domain/content'
import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { makeContentItem, readDate, type SourceOrigin } from './content-item.ts'
import { SourceError } from './source-error.ts'
import { stripMarkup } from './strip-markup.ts'

/** Larger or deeper pages are stripped of their tags without a look for the article: the search would take seconds. */
const ELEMENTS_MAX = 12_000
const NESTING_MAX = 200
/** Each '<', '&' and no-break space (written as &nbsp; in between) makes a piece of text of its own, tag or not. */
const PIECES_MAX = 40_000
/** Less than this is a cookie notice or an empty shell that only a browser could fill. */
const TEXT_MIN = 40

type Article = { title: string; text: string; siteName: string; published: string | undefined }

/** The readable text of an article page as one item. Throws SourceError: 'no-text' when the page holds none. */
export const parseArticle = (html: string, origin: SourceOrigin): ContentItem[] => {
  const article = isManageable(html) ? findArticle(html) : undefined
  const { title, text, siteName, published } = article ?? stripped(html)
  const readable = text.length >= TEXT_MIN ? text : `${metaContent(html, 'description')} ${text}`.trim()
  const entry = {
    identity: `${origin.url}\n${title}\n${readable}`,
    title,
    text: readable,
    link: origin.url,
    publishedAt: readDate(published),
  }
  const item = readable.length < TEXT_MIN ? undefined : makeContentItem(entry, siteName, origin)
  if (item === undefined) throw new SourceError('no-text', `The page of ${origin.host} holds no text that can be read.`)
  return [item]
}

const findArticle = (html: string): Article | undefined => {
  try {
    const { document } = parseHTML(html)
    const article = new Readability(document, { maxElemsToParse: ELEMENTS_MAX, charThreshold: 200 }).parse()
    const text = stripMarkup(article?.content ?? '')
    if (article === null || text.length < TEXT_MIN) return undefined
    return {
      title: article.title || metaContent(html, 'og:title'),
      text,
      siteName: article.siteName ?? '',
      published: article.publishedTime ?? undefined,
    }
  } catch {
    // Pages of every kind of brokenness reach this; their plain text is still there.
    return undefined
  }
}

const stripped = (html: string): Article => ({
  title: metaContent(html, 'og:title') || stripMarkup(/<title[^>]{0,200}>([^<]{0,1000})/i.exec(html.slice(0, 50_000))?.[1] ?? ''),
  text: stripMarkup(html),
  siteName: metaContent(html, 'og:site_name'),
  published: metaContent(html, 'article:published_time'),
})

/** Content of a meta tag by its name or property; '' when it is not there. */
const metaContent = (html: string, name: string): string => {
  for (const [tag] of html.slice(0, 100_000).matchAll(/<meta\b[^<>]{0,2000}>/gi)) {
    if (!new RegExp(`(?:name|property)\\s*=\\s*["']?${name}["'\\s/>]`, 'i').test(tag)) continue
    const content = /content\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag)
    return stripMarkup(content?.[1] ?? content?.[2] ?? '')
  }
  return ''
}

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|td|tr|th|dd|dt|option)$/i

const isManageable = (html: string): boolean => {
  if ((html.match(/[<&\u00A0]/g)?.length ?? 0) > PIECES_MAX) return false
  let elements = 0
  let depth = 0
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z\d]*)/gi)) {
    if (VOID.test(name)) elements += slash === '' ? 1 : 0
    else if (slash === '') {
      elements += 1
      depth += 1
    } else depth = Math.max(0, depth - 1)
    if (elements > ELEMENTS_MAX || depth > NESTING_MAX) return false
  }
  return true
}
