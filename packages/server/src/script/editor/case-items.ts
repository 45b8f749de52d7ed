import type { ContentItem } from '@hourcast/domain/sources/content'
import { HOUR_MS } from '@hourcast/domain/time-units'
import { mergeItems } from '../../sources/merge-items.ts'
import { parseSource } from '../../sources/parse-source.ts'
import type { EditorCase } from './editor-case.ts'

type Given = Pick<EditorCase, 'feed' | 'mode' | 'items' | 'settings'>

/** What the parser of the product reads of a case's feed, or of the feeds that its items make. Throws SourceError. */
export const caseItems = ({ feed, mode, items, settings }: Given): ContentItem[] => {
  const readAt = Date.parse(settings.airAt)
  const read = (body: string, host: string) =>
    parseSource(
      mode ?? (body.trimStart().startsWith('<') ? 'rss' : 'json'),
      { bytes: Buffer.from(body), contentType: '', url: new URL(`https://${host}.example/feed`) },
      readAt,
    )
  if (feed !== undefined) return mergeItems([read(feed, 'news')])
  const names = [...new Set(items.map(({ source }) => source))]
  return mergeItems(
    names.map((name, index) =>
      read(
        feedOf(
          name,
          items.filter(({ source }) => source === name),
          readAt,
        ),
        `feed-${index + 1}`,
      ),
    ),
  )
}

const feedOf = (name: string, items: Given['items'], readAt: number): string => {
  const entries = items.map(({ title, text, hoursAgo }, index) => {
    const date = hoursAgo === null ? '' : `<pubDate>${new Date(readAt - hoursAgo * HOUR_MS).toUTCString()}</pubDate>`
    const link = `https://paper.example/${encodeURIComponent(name)}/${index + 1}`
    return `<item><title>${escaped(title)}</title><description>${escaped(text)}</description><link>${link}</link>${date}</item>`
  })
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>${escaped(name)}</title>${entries.join('')}</channel></rss>`
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
