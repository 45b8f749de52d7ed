import { readSpeaker } from '@hourcast/domain/voices/read-speaker'
import { bulletinRequest, renderScript } from '../broadcasts/render.ts'
import { textOf } from './preview-text.ts'
import type { PreviewInput, PreviewResult, PreviewSample, PreviewServices, PreviewStage } from './preview-types.ts'
import { previewMsOf, withinPreviewTime } from './within-preview-time.ts'
import { writePreview } from './write-preview.ts'

type Facts = Pick<PreviewSample, 'durationMs' | 'lufs' | 'sizeBytes' | 'marks' | 'peaks' | 'speaker'>

// Young again: audio that no broadcast names is kept for a day, and this is asked for now.
const KEEP = `
  UPDATE audio SET created_at = greatest(created_at, $2) WHERE id = $1
  RETURNING duration_ms AS "durationMs", lufs, size_bytes AS "sizeBytes", marks, peaks, speaker`

/**
 * 'Sample': the bulletin as it would air at the next slot where that is near, else now, through the same pipeline: the same text and settings
 * give the same bytes, and what was made before is found again.
 */
export const previewSample = (
  services: PreviewServices,
  input: PreviewInput & { onStage?: ((stage: PreviewStage) => void) | undefined },
): Promise<PreviewResult<PreviewSample>> => {
  const previewMs = previewMsOf(services.writer)
  const make = async (signal: AbortSignal): Promise<PreviewResult<PreviewSample>> => {
    const readyBy = services.clock.now() + previewMs
    const written = await writePreview(services, { ...input, signal })
    if (!written.ok) return written
    const { row, script } = written.value
    const { onStage } = input
    const turn = { station: input.stationId, until: Number.POSITIVE_INFINITY }
    const request = await bulletinRequest(services, script, row)
    const audioId = await renderScript(services, request, { signal, turn, readyBy, ...(onStage ? { onStage } : {}) })
    signal.throwIfAborted()
    const { wordCount: _, taskTold: __, ...text } = textOf(written.value)
    return { ok: true, value: { audioId, ...text, ...(await keepAudio(services, audioId)) } }
  }
  return withinPreviewTime(input.signal, make, previewMs)
}

const keepAudio = async ({ db, clock }: Pick<PreviewServices, 'db' | 'clock'>, audioId: string): Promise<Facts> => {
  const { rows } = await db.pool.query<Facts>(KEEP, [audioId, new Date(clock.now())])
  const [facts] = rows
  if (!facts) throw new Error('The audio of a preview was taken away while it was being made.')
  return { ...facts, speaker: readSpeaker(facts.speaker) }
}
