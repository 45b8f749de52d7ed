import type { ContentItem } from '@hourcast/domain/sources/content'
import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { makeContentItem, readDate, type SourceOrigin } from './content-item.ts'
import { SourceError } from './source-error.ts'
import { afterElement, stripMarkup } from './strip-markup.ts'

/** Larger or deeper pages are stripped of their tags without a look for the article: the search would take seconds. */
const MAX_ELEMENTS = 12_000
const MAX_ATTRIBUTES = 40_000
const MAX_NESTING = 200
/** Of all elements together: each is looked at again with every one that it stands in. */
const MAX_DEPTHS = 300_000
/** Each '<', '&' and no-break space (written as &nbsp; in between) makes a piece of text of its own, tag or not. */
const MAX_PIECES = 40_000
/** Less than this is a cookie notice or an empty shell that only a browser could fill. */
const TEXT_MIN = 40

type Article = { title: string; text: string; siteName: string; published: string | undefined }

/** The readable text of an article page as one item. Throws SourceError: 'no-text' when the page holds none. */
export const parseArticle = (page: string, origin: SourceOrigin): ContentItem[] => {
  const html = withoutScripts(page)
  const article = isManageable(html) ? findArticle(html) : undefined
  const { title, text, siteName, published } = article ?? stripped(html)
  const readable = text.length >= TEXT_MIN ? text : `${metaContent(html, 'description')} ${text}`.trim()
  const entry = {
    identity: `${origin.url}\n${title}\n${readable}`,
    title,
    text: readable,
    link: origin.url,
    publishedAt: readDate(metaContent(html, 'article:modified_time')) ?? readDate(published),
  }
  const item = readable.length < TEXT_MIN ? undefined : makeContentItem(entry, siteName, origin)
  if (item === undefined) throw new SourceError('no-text', `The page of ${origin.host} holds no text that can be read.`)
  return [item]
}

const findArticle = (html: string): Article | undefined => {
  try {
    const { document } = parseHTML(html)
    const article = new Readability(document, { maxElemsToParse: MAX_ELEMENTS, charThreshold: 200 }).parse()
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
  text: storyText(html),
  siteName: metaContent(html, 'og:site_name'),
  published: metaContent(html, 'article:published_time'),
})

/** From where the story seems to begin: menus stand before it, and no more than a few minutes are read aloud. */
const storyText = (html: string): string => {
  const start = [/<main\b/i, /<article\b/i, /<h1\b/i].map((opening) => html.search(opening)).find((at) => at >= 0) ?? 0
  const text = stripMarkup(html.slice(start))
  return text.length >= TEXT_MIN ? text : stripMarkup(html)
}

/** Scripts (but those that describe the page), styles and drawings: half of a page, and nothing of what it says. */
const withoutScripts = (page: string): string => {
  const parts: string[] = []
  const unclosed = new Set<string>()
  const lastComment = page.lastIndexOf('-->')
  let at = 0
  let behind = 0
  for (const { 0: tag, 1: name = '', index } of page.matchAll(/<!--|<(script|style|svg)\b[^<>]*>/gi)) {
    if (index < behind || /ld\+json|\/>$/i.test(tag)) continue
    // What a comment speaks of opens nothing.
    if (name === '') {
      if (index + 2 <= lastComment) behind = page.indexOf('-->', index + 2) + 3
      continue
    }
    parts.push(page.slice(at, index))
    at = behind = afterElement(page, name.toLowerCase(), index + tag.length, unclosed)
  }
  parts.push(page.slice(at))
  return parts.join('')
}

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

/** One attribute as the parser reads it, from where the one before it has ended. */
const ATTRIBUTE = /[\s/=]*[^\s>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/y

const isManageable = (html: string): boolean => {
  if ((html.match(/[<&\u00A0]/g)?.length ?? 0) > MAX_PIECES) return false
  let elements = 0
  let attributes = 0
  let depth = 0
  let depths = 0
  let read = 0
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(/<(\/?)([a-z][a-z\d]*)/gi)) {
    if (index < read) continue
    const step = VOID.test(name) ? 0 : 1
    if (slash !== '') depth = Math.max(0, depth - step)
    else {
      elements += 1
      depth += step
      depths += depth
      for (read = index + tag.length; attributes <= MAX_ATTRIBUTES; attributes += 1) {
        ATTRIBUTE.lastIndex = read
        if (!ATTRIBUTE.test(html)) break
        read = ATTRIBUTE.lastIndex
      }
    }
    if (elements > MAX_ELEMENTS || attributes > MAX_ATTRIBUTES || depth > MAX_NESTING || depths > MAX_DEPTHS) return false
  }
  return true
}
