import type { ContentItem } from '@hourcast/domain/sources/content'
import { makeContentItem, type SourceOrigin } from './content-item.ts'
import { isFeed, parseFeed } from './parse-feed.ts'
import { parseJson } from './parse-json.ts'
import { SourceError } from './source-error.ts'
import { stripMarkup } from './strip-markup.ts'

/** A response body as it is, stripped of markup, as one item; JSON and feeds are recognised. Throws SourceError: 'empty', 'no-text', … */
export const parseBody = (text: string, origin: SourceOrigin): ContentItem[] => {
  if (text.trim() === '') throw new SourceError('empty', `${origin.host} answered with nothing at all.`)
  if (isFeed(text)) return parseFeed(text, origin)
  if (isJson(text)) return parseJson(text, origin)
  const title = /<title[^>]{0,200}>([^<]{0,1000})/i.exec(text.slice(0, 50_000))?.[1] ?? ''
  const item = makeContentItem({ identity: `${origin.url}\n${text}`, title, text: withoutHead(text) }, '', origin)
  if (item === undefined) throw new SourceError('no-text', `The answer of ${origin.host} holds no text that can be read.`)
  return [item]
}

export const isJson = (text: string): boolean => {
  if (!/^[\s\uFEFF]*[[{]/.test(text)) return false
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''))
    return true
  } catch {
    return false
  }
}

/** A head may be left unclosed; stripping alone would then read its title twice. */
const withoutHead = (text: string): string => stripMarkup(text.replace(/<title[^>]{0,200}>[^<]{0,1000}<\/title\s*>/i, ' '))
