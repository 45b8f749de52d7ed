import type { AtomFeed, JsonFeed, RdfFeed, RssFeed } from 'feedsmith'
import { parseAtomFeed, parseJsonFeed, parseRdfFeed, parseRssFeed } from 'feedsmith'
import { readDate, readZone } from './content-item.ts'
import { withoutLinkLines } from './link-lines.ts'
import { withoutSourceTail } from './publisher-tail.ts'
import { stripMarkup } from './strip-markup.ts'

/** A feed entry as its format has it, reduced to what can be read on air. */
export type FeedEntry = { id?: string; title: string; summary?: string; content?: string; link?: string } & Dated
type Dated = { publishedAt?: number; publishedZone?: number }
export type FeedEntries = { name: string; entries: FeedEntry[] }

export type FeedRoot = 'rss' | 'feed' | 'rdf'

/** Entries of an XML feed by the name of its root element. Throws when the XML is malformed. */
export const readXmlFeed = (root: FeedRoot, xml: string): FeedEntries => {
  if (root === 'feed') {
    const feed = parseAtomFeed(xml)
    return { name: feed.title?.value ?? '', entries: (feed.entries ?? []).map(atomEntry) }
  }
  const feed = root === 'rss' ? parseRssFeed(xml) : parseRdfFeed(xml)
  const items: (RssFeed.Item<string> | RdfFeed.Item<string>)[] = feed.items ?? []
  return { name: feed.title ?? '', entries: items.map(rssEntry) }
}

/** Entries of a JSON Feed, as text or parsed. Throws when it is not one. */
export const readJsonFeed = (json: unknown): FeedEntries => {
  const feed = parseJsonFeed(json)
  return { name: feed.title ?? '', entries: (feed.items ?? []).map(jsonEntry) }
}

const datedOf = (written: string | undefined): Dated => ({ publishedAt: readDate(written), publishedZone: readZone(written) })

const rssEntry = (item: RssFeed.Item<string> | RdfFeed.Item<string>): FeedEntry => {
  const rss: RssFeed.Item<string> = item
  return {
    id: rss.guid?.value ?? ('rdf' in item ? item.rdf?.about : undefined),
    title: withoutSourceTail(item.title ?? item.dc?.titles?.[0] ?? '', rss.source?.title),
    summary: item.description ?? item.dc?.descriptions?.[0] ?? rss.itunes?.summary ?? mediaText(item.media),
    content: item.content?.encoded,
    link:
      pastRedirects(item.link, webAddress(rss.guid?.value)) ??
      (rss.guid?.isPermaLink === false ? undefined : webAddress(rss.guid?.value)),
    ...datedOf(rss.pubDate ?? item.dc?.dates?.[0]),
  }
}

const atomEntry = (entry: AtomFeed.Entry<string>): FeedEntry => ({
  id: entry.id,
  title: entry.title?.value ?? '',
  summary: entry.summary?.value ?? mediaText(entry.media),
  content: entry.content?.value,
  link: (entry.links?.find((link) => (link.rel ?? 'alternate') === 'alternate') ?? entry.links?.[0])?.href,
  ...datedOf(entry.published ?? entry.updated),
})

const jsonEntry = (item: JsonFeed.Item<string>): FeedEntry => ({
  id: item.id,
  title: item.title ?? '',
  summary: item.summary,
  content: item.content_text ?? item.content_html,
  link: item.url ?? item.external_url,
  ...datedOf(item.date_published ?? item.date_modified),
})

/** Feeds that are counted on their way link to the counter; the publisher's own address, which shows where it is filed, is the id then. */
const pastRedirects = (link: string | undefined, own: string | undefined): string | undefined =>
  own !== undefined && link !== undefined && /\/\/(?:feedproxy|feeds|feeds\.feedburner|rss\.feedsportal)\./.test(link)
    ? own
    : link

const mediaText = (media: RssFeed.Item<string>['media']): string | undefined =>
  media?.description?.value ?? media?.groups?.[0]?.description?.value

const webAddress = (text: string | undefined): string | undefined =>
  text !== undefined && /^https?:/i.test(text) ? text : undefined

/** A summary shorter than this, or one that breaks off, gives way to the full content. */
const FULL_SUMMARY_MIN = 80
const BREAKS_OFF = /(?:\[?(?:…|\.\.\.|&hellip;|&#8230;)\]?|(?:read|continue) (?:more|reading)[^a-z]{0,4})$/i
/** What publishing tools put below each entry. */
const BOILERPLATE =
  /(?<!\p{L})\s?(?:The post|Der Beitrag|L[’']article|La entrada|L[’']articolo|O post|O artigo|Artykuł|Wpis|Het bericht|Articolul) .{1,300}? (?:appeared first on|first appeared on|erschien zuerst auf|est apparu en premier sur|se publicó primero en|(?:sembra essere il primo|è apparso per primo|proviene) (?:su|da)|aparece(?:u)? primeiro em|pochodzi z serwisu|pierwszy raz pojawił się w|verscheen eerst op|apare prima dată în) .{1,200}$/u

/** What an entry says best on air: its summary where it is whole, else its content. Plain text. */
export const entryText = ({ summary, content }: Pick<FeedEntry, 'summary' | 'content'>): string => {
  const short = stripMarkup(withoutLinkLines(summary ?? '')).replace(BOILERPLATE, '')
  if (content === undefined || (short.length >= FULL_SUMMARY_MIN && !BREAKS_OFF.test(short.slice(-60)))) return short
  const full = stripMarkup(withoutLinkLines(content)).replace(BOILERPLATE, '')
  return full.length > short.length ? full : short
}
