import { findLanguage } from '@hourcast/domain/hosts/languages'
import { CUSTOM_ACTION } from '@hourcast/domain/hosts/presentation-types'
import { scriptText } from '@hourcast/domain/sources/content'
import { LEFT_OUT_REASONS } from '@hourcast/domain/sources/left-out'
import { untold, untoldInWords } from '@hourcast/domain/sources/untold'
import { taskTold } from '@hourcast/domain/tasks/task-told'
import { wordCount } from '../script/built-in/sentences.ts'
import type { PreviewInput, PreviewItem, PreviewResult, PreviewServices, PreviewText } from './preview-types.ts'
import { previewMsOf, withinPreviewTime } from './within-preview-time.ts'
import { type WrittenPreview, writePreview } from './write-preview.ts'

/** 'Preview text': what the host would say at the next slot where that is near, else now. A problem at 'source' when there is nothing to read. */
export const previewText = (
  services: Pick<PreviewServices, 'db' | 'clock' | 'sealer' | 'readSources' | 'writer'>,
  input: PreviewInput,
): Promise<PreviewResult<PreviewText>> => {
  const write = async (signal: AbortSignal): Promise<PreviewResult<PreviewText>> => {
    const written = await writePreview(services, { ...input, signal })
    return written.ok ? { ok: true, value: textOf(written.value) } : written
  }
  return withinPreviewTime(input.signal, write, previewMsOf(services.writer))
}

export const textOf = ({ row, script, items, faults }: WrittenPreview): PreviewText => {
  const read = new Set(script.itemIds)
  const sources = new Map(items.map(({ id, source }) => [id, source]))
  const textOutput = scriptText(script)
  const { airAt, wall, isNow, timeZone } = row
  return {
    title: script.title,
    madeFor: { airAt, wall, isNow, timeZone },
    textOutput,
    segments: script.segments.map(({ kind, text, itemIds = [] }) => {
      const behind = [...new Set(itemIds.flatMap((id) => sources.get(id) ?? []))]
      return { kind, text, ...(behind.length > 0 ? { sources: behind } : {}) }
    }),
    writer: script.writer,
    ...(script.fallbackReason ? { fallbackReason: script.fallbackReason } : {}),
    ...(script.model ? { model: script.model } : {}),
    ...toldOf(row, script.writer),
    ...nothingToldOf(row, script),
    wordCount: wordCount(textOutput),
    items: items.map(({ id, title, source }) => ({ title, source, isRead: read.has(id), ...leftOutOf(id, script) })),
    faults,
  }
}

/** Why the item is not told, and which sentences of it are not. */
const leftOutOf = (id: string, { leftOut }: WrittenPreview['script']): Pick<PreviewItem, 'reason' | 'sentences'> => {
  const own = leftOut.filter(({ itemId }) => itemId === id)
  const whole = own.find(({ sentence }) => sentence === undefined)
  const sentences = own.flatMap(({ sentence, reason }) => (sentence ? [{ sentence, reason: LEFT_OUT_REASONS[reason] }] : []))
  return {
    ...(whole ? { reason: LEFT_OUT_REASONS[whole.reason] } : {}),
    ...(sentences.length > 0 ? { sentences } : {}),
  }
}

const nothingToldOf = (
  { settings }: WrittenPreview['row'],
  script: WrittenPreview['script'],
): Pick<PreviewText, 'nothingTold'> => {
  const none = untold(script)
  return none ? { nothingTold: untoldInWords(none, findLanguage(settings.language)?.name) } : {}
}

const toldOf = ({ settings }: WrittenPreview['row'], writer: 'built-in' | 'llm'): Pick<PreviewText, 'taskTold'> => {
  const { presentationType, customTask, language } = settings
  if (writer === 'llm' || presentationType !== CUSTOM_ACTION || customTask.trim() === '') return {}
  return { taskTold: taskTold(customTask, findLanguage(language)?.locale ?? 'en-US') }
}
