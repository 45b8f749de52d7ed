import { xmlText } from '../link/xml-text.ts'

export type FeedEntry = { guid: string; title: string; text: string /** Epoch milliseconds. */; publishedAt?: number }

export type FeedHead = {
  /** As it is read aloud, and how it is marked as an example. */
  title: string
  description: string
  language: string
  /** The site. */
  link: string
  /** The feed itself. */
  address: string
  builtAt?: number
}

const utc = (at: number): string => new Date(at).toUTCString()

const entryXml = ({ guid, title, text, publishedAt }: FeedEntry): string =>
  `<item><title>${xmlText(title)}</title><description>${xmlText(text)}</description><guid isPermaLink="false">${xmlText(guid)}</guid>${
    publishedAt === undefined ? '' : `<pubDate>${utc(publishedAt)}</pubDate>`
  }</item>`

/** RSS 2.0. */
export const feedXml = (head: FeedHead, entries: readonly FeedEntry[]): string => `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${xmlText(head.title)}</title>
<link>${xmlText(head.link)}</link>
<atom:link rel="self" type="application/rss+xml" href="${xmlText(head.address)}"/>
<description>${xmlText(head.description)}</description>
<language>${head.language}</language>
${head.builtAt === undefined ? '' : `<lastBuildDate>${utc(head.builtAt)}</lastBuildDate>\n`}<ttl>15</ttl>
${entries.map(entryXml).join('\n')}
</channel>
</rss>
`
