import type { ContentItem, InputMode } from '@hourcast/domain/sources/content'
import type { FetchedBody } from './conditional-exchange.ts'
import type { SourceOrigin } from './content-item.ts'
import { decodeText } from './decode-text.ts'
import { parseArticle } from './parse-article.ts'
import { isJson, parseBody } from './parse-body.ts'
import { isFeed, parseFeed } from './parse-feed.ts'
import { parseJson } from './parse-json.ts'
import { SourceError } from './source-error.ts'

const NOT_TEXT = /^\s*(?:image|audio|video|font)\/(?!svg)|^\s*application\/(?:pdf|zip|gzip|x-gzip|octet-stream|vnd\.|msword)/i
const LOOKS_LIKE_TEXT = /^[\s\uFEFF]*[<[{]/

/** A fetched body to items, by the input mode; `readAt` in epoch milliseconds. Throws SourceError. */
export const parseSource = (
  mode: InputMode,
  { bytes, contentType, url }: Omit<FetchedBody, 'bytes'> & { bytes: Uint8Array },
  readAt?: number,
): ContentItem[] => {
  const origin: SourceOrigin = { host: url.hostname, url: url.href, readAt }
  const text = decodeText(bytes, contentType)
  if ((NOT_TEXT.test(contentType) && !LOOKS_LIKE_TEXT.test(text.slice(0, 1000))) || isBinary(text))
    throw new SourceError('not-text', `${origin.host} answered with a file that is not text${typeName(contentType)}.`)
  if (mode === 'rss') return parseFeed(text, origin)
  if (mode === 'json') return parseJson(text, origin)
  if (mode === 'https' && /<[a-z!]/i.test(text) && !isFeed(text) && !isJson(text)) return parseArticle(text, origin)
  return parseBody(text, origin)
}

/** Text does not hold zero bytes. */
const isBinary = (text: string): boolean => (text.slice(0, 4000).match(/\0/g)?.length ?? 0) > 4

const typeName = (contentType: string): string => {
  const name = /^\s*([a-z]+\/[\w.+-]{1,60})/i.exec(contentType)?.[1]
  return name === undefined ? '' : ` (${name})`
}
