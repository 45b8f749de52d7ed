import type { ContentItem, Script } from '@hourcast/domain/sources/content'
import { LEFT_OUT_REASONS, type LeftOutReason } from '@hourcast/domain/sources/left-out'

/** What a sentence tells of: a story of a source. */
export type SentenceSource = { title: string; source: string; link: string | null }

/** A part of the script as it was printed. Without a source: a greeting, a link, a sign-off. */
export type ToldSentence = { text: string; sources: SentenceSource[] }

export type ReadItem = SentenceSource & {
  itemId: string
  text: string
  publishedAt: number | null
  isTold: boolean
  /** Why it was not told, or which sentences of it were left out and why. */
  leftOut: { reason: string; sentence: string | null }[]
}

export type SourcesRead = {
  items: ReadItem[]
  /** What went wrong with a source, in words for the owner. */
  faults: string[]
}

type Stored = { items?: ContentItem[]; faults?: { message?: unknown }[] } | null

const itemsOf = (content: unknown): ContentItem[] => (content as Stored)?.items ?? []

/** Only what a browser may open by a click: a stranger's feed has written it. */
const linkOf = (link: string | undefined): string | null => (link !== undefined && /^https?:\/\//i.test(link) ? link : null)

const sourceOf = ({ title, source, link }: ContentItem): SentenceSource => ({ title, source, link: linkOf(link) })

/** What was said, each sentence with the stories that it tells. */
export const toldSentences = (script: Pick<Script, 'segments'> | null, content: unknown): ToldSentence[] => {
  const items = new Map(itemsOf(content).map((item) => [item.id, item]))
  return (script?.segments ?? []).map(({ text, itemIds = [] }) => ({
    text,
    sources: itemIds.flatMap((id) => {
      const item = items.get(id)
      return item ? [sourceOf(item)] : []
    }),
  }))
}

const reasonOf = (reason: LeftOutReason): string => LEFT_OUT_REASONS[reason] ?? reason

/** What the sources held when they were read, and what became of each story. */
export const sourcesRead = (script: Pick<Script, 'itemIds' | 'leftOut'> | null, content: unknown): SourcesRead => {
  const told = new Set(script?.itemIds ?? [])
  const leftOut = script?.leftOut ?? []
  const items = itemsOf(content).map((item) => ({
    ...sourceOf(item),
    ...{ itemId: item.id, text: item.text, publishedAt: item.publishedAt ?? null, isTold: told.has(item.id) },
    leftOut: leftOut
      .filter(({ itemId }) => itemId === item.id)
      .map(({ reason, sentence = null }) => ({ reason: reasonOf(reason), sentence })),
  }))
  const faults = ((content as Stored)?.faults ?? []).flatMap(({ message }) => (typeof message === 'string' ? [message] : []))
  return { items, faults }
}
