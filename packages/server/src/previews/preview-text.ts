import { scriptText } from '@hourcast/domain/sources/content'
import { wordCount } from '../script/built-in/sentences.ts'
import type { PreviewInput, PreviewResult, PreviewServices, PreviewText } from './preview-types.ts'
import { withinPreviewTime } from './within-preview-time.ts'
import { type WrittenPreview, writePreview } from './write-preview.ts'

/** 'Preview text': what the host would say at the next slot. A problem at 'source' when there is nothing to read. */
export const previewText = (
  services: Pick<PreviewServices, 'db' | 'clock' | 'sealer' | 'readSources' | 'writer'>,
  input: PreviewInput,
): Promise<PreviewResult<PreviewText>> =>
  withinPreviewTime(input.signal, async (signal) => {
    const written = await writePreview(services, { ...input, signal })
    return written.ok ? { ok: true, value: textOf(written.value) } : written
  })

export const textOf = ({ script, items, faults }: WrittenPreview): PreviewText => {
  const read = new Set(script.itemIds)
  const textOutput = scriptText(script)
  return {
    title: script.title,
    textOutput,
    segments: script.segments.map(({ kind, text }) => ({ kind, text })),
    wordCount: wordCount(textOutput),
    items: items.map(({ id, title, source }) => ({ title, source, isRead: read.has(id) })),
    faults,
  }
}
