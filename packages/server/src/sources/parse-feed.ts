import type { ContentItem } from '@hourcast/domain/sources/content'
import { detectJsonFeed } from 'feedsmith'
import { holdsAlerts, isEntryInForce } from './alert-in-force.ts'
import { makeContentItem, type SourceOrigin } from './content-item.ts'
import { entryText, type FeedEntries, type FeedEntry, type FeedRoot, readJsonFeed, readXmlFeed } from './feed-entries.ts'
import { newestFirst } from './newest-first.ts'
import { prepareXml, repairXml } from './prepare-xml.ts'
import { isGathered, withoutPublisherTail, withoutSiteTails } from './publisher-tail.ts'
import { SourceError } from './source-error.ts'

/** The newest of one source that are looked at; a bulletin reads a handful. */
export const MAX_ENTRIES = 50

const ROOT = /^<(?:[\w-]+:)?(rss|feed|rdf)(?=[\s>/])/i

/** The parser takes quadratic time over a hostile person field, and nobody needs it: it gets names that it does not know. */
const hidePersons = (xml: string): string => xml.replace(/<(\/?(?:\w{1,20}:)?)(author|managingeditor|webmaster)\b/gi, '<$1x-$2')

/**
 * RSS 0.9 to 2.0, RDF, Atom and JSON Feed to items, newest first. A bare '&' or '<' is read as such, and one broken entry does not
 * cost the others. Throws SourceError: 'not-a-feed', 'broken-feed', 'empty', 'entities'.
 */
export const parseFeed = (text: string, origin: SourceOrigin): ContentItem[] => {
  const { name, entries } = readEntries(text, origin)
  const newest = newestFirst(entries, origin.readAt).slice(0, MAX_ENTRIES)
  const texts = withStops(newest.map(entryText))
  const titles = withoutSiteTails(newest.map(titleOf))
  const items = newest.flatMap(
    (entry, at) =>
      makeContentItem(
        { ...entry, title: titles[at] ?? '', text: texts[at] ?? '', identity: entry.id ?? entry.link ?? entry.title },
        name,
        origin,
      ) ?? [],
  )
  if (items.length === 0) throw new SourceError('empty', `The feed of ${origin.host} has no entries.`)
  return items
}

const titleOf = ({ title, link }: Pick<FeedEntry, 'title' | 'link'>): string =>
  isGathered(link) ? withoutPublisherTail(title) : title

const STOPPED = /[.!?…:;,।]["'”’»)\]]*$/u
/** So few show no habit. */
const HABIT_LEAST = 5
/** What a page cuts is cut at one length. */
const SAME_LENGTH = 12

/** Some papers put no stop behind their summaries: without one a long summary would pass for one that was cut off. */
const withStops = (texts: readonly string[]): readonly string[] => {
  const written = texts.filter((text) => text !== '')
  const open = written.filter((text) => !STOPPED.test(text))
  const longest = Math.max(0, ...open.map(({ length }) => length))
  const atLimit = open.filter(({ length }) => length > longest - SAME_LENGTH).length
  const isHabit = open.length >= HABIT_LEAST && open.length * 5 >= written.length * 4 && atLimit * 3 <= open.length
  return isHabit ? texts.map((text) => (/[\p{L}\p{N}%)”»]$/u.test(text) && !text.includes(' | ') ? `${text}.` : text)) : texts
}

/** True when the text begins like an XML feed, or is a JSON Feed. */
export const isFeed = (text: string): boolean => {
  try {
    return text.trimStart().startsWith('{') ? /jsonfeed\.org/.test(text) && detectJsonFeed(text) : ROOT.test(prepareXml(text, ''))
  } catch (error) {
    return error instanceof SourceError
  }
}

const readEntries = (text: string, { host, readAt }: SourceOrigin): FeedEntries => {
  if (/^[\s\uFEFF]*$/.test(text)) throw new SourceError('empty', `${host} answered with nothing at all.`)
  if (text.trimStart().startsWith('{')) return readJsonEntries(text, host)
  const xml = prepareXml(text, host)
  const root = ROOT.exec(xml)?.[1]?.toLowerCase()
  if (root !== 'rss' && root !== 'feed' && root !== 'rdf') throw notAFeed(xml, host)
  const readable = withoutDeadAlerts(repairXml(hidePersons(xml)), root, readAt)
  try {
    return readXmlFeed(root, readable)
  } catch {
    return readOneByOne(root, readable, host)
  }
}

/** Without the entries of tests, exercises, and alerts that are over. */
const withoutDeadAlerts = (xml: string, root: FeedRoot, readAt: number | undefined): string => {
  if (!holdsAlerts(xml)) return xml
  const dead = entryBlocks(xml, root === 'feed' ? 'entry' : 'item').filter(({ block }) => !isEntryInForce(block, readAt))
  let end = 0
  let kept = ''
  for (const { at, block } of dead) {
    kept += xml.slice(end, at)
    end = at + block.length
  }
  return kept + xml.slice(end)
}

const readJsonEntries = (text: string, host: string): FeedEntries => {
  try {
    return readJsonFeed(JSON.parse(text.replace(/^\uFEFF/, '')))
  } catch {
    throw new SourceError(
      'not-a-feed',
      `${host} answered with JSON that is no JSON Feed. For other JSON choose the input mode json.`,
    )
  }
}

const notAFeed = (xml: string, host: string): SourceError => {
  const isPage = /^<(?:html|head|body|meta|!doctype html)\b/i.test(xml) || /<\/html\s*>/i.test(xml.slice(-2000))
  const instead = isPage
    ? 'a web page instead of a feed. For an article page choose the input mode https.'
    : 'something that is neither RSS nor Atom nor JSON Feed.'
  return new SourceError('not-a-feed', `${host} answered with ${instead}`)
}

/** Each entry in a feed of its own: a broken or cut-off one is left out, the others are read. */
const readOneByOne = (root: FeedRoot, xml: string, host: string): FeedEntries => {
  const blocks = entryBlocks(xml, root === 'feed' ? 'entry' : 'item')
  const head = xml.slice(0, blocks[0]?.at ?? 4000).slice(0, 4000)
  const opening = /^<[^>]*>/.exec(head)?.[0] ?? ''
  const title = /<title[^>]*>[^<]*<\/title>/i.exec(head)?.[0] ?? ''
  const closing = `</${/^<([\w:-]+)/.exec(opening)?.[1] ?? root}>`
  const wrap = {
    rss: (block: string) => `<channel>${title}${block}</channel>`,
    rdf: (block: string) => `<channel>${title}</channel>${block}`,
    feed: (block: string) => title + block,
  }
  const read: FeedEntries = { name: '', entries: [] }
  for (const { block } of blocks.slice(0, MAX_ENTRIES * 2)) {
    try {
      const { name, entries } = readXmlFeed(root, `${opening}${wrap[root](block)}${closing}`)
      read.name = name
      read.entries.push(...entries)
    } catch {
      // This entry is broken beyond repair.
    }
  }
  if (read.entries.length === 0) throw new SourceError('broken-feed', `The feed of ${host} is broken: its XML cannot be read.`)
  return read
}

const entryBlocks = (xml: string, name: string): { at: number; block: string }[] => {
  const starts = [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}[\\s>]`, 'gi'))].map((match) => match.index)
  return starts.flatMap((at, index) => {
    const block = xml.slice(at, starts[index + 1] ?? xml.length)
    const end = new RegExp(`</(?:\\w+:)?${name}\\s*>`, 'i').exec(block)
    return end === null ? [] : [{ at, block: block.slice(0, end.index + end[0].length) }]
  })
}
