import { GateError } from '@hourcast/audio/gate-error'
import { VoiceError } from '@hourcast/audio/voice/voice-types'
import { fail } from '@hourcast/domain/problem'
import { MINUTE_MS, SECOND_MS } from '@hourcast/domain/time-units'
import type { Writer } from '../script/script-types.ts'
import { withinDeadline } from '../within-deadline.ts'
import type { PreviewResult } from './preview-types.ts'

/** Reading, writing, speaking and mastering together. */
export const PREVIEW_MS = MINUTE_MS
/** All of it but writing. */
const BESIDE_WRITING_MS = 20 * SECOND_MS

/** A minute, or longer where the operator gives a language model more of it than that leaves. */
export const previewMsOf = ({ longestMs = 0 }: Pick<Writer, 'longestMs'>): number =>
  Math.max(PREVIEW_MS, longestMs + BESIDE_WRITING_MS)

class PreviewLate extends Error {}

/** Runs a preview for its time. What the owner can mend, or can only wait for, is a problem; all else throws. */
export const withinPreviewTime = async <T>(
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<PreviewResult<T>>,
  timeoutMs = PREVIEW_MS,
): Promise<PreviewResult<T>> => {
  try {
    return await withinDeadline(timeoutMs, outer, () => new PreviewLate(), work)
  } catch (error) {
    if (error instanceof PreviewLate)
      return fail('unavailable', `The preview took longer than ${timeoutMs / 1000} seconds. Try again.`)
    if (error instanceof VoiceError) return problemOfVoice(error)
    // The same words give the same bytes: it would be refused again.
    if (error instanceof GateError) return fail('invalid', `The preview may not go on air: ${error.message}.`)
    throw error
  }
}

const problemOfVoice = ({ code, message }: VoiceError) => {
  if (code === 'too-long') return fail('invalid', `The bulletin is too long: ${message}.`, 'source')
  if (code === 'nothing-to-say') return fail('invalid', 'The sources hold nothing that can be said.', 'source')
  if (code === 'busy') return fail('unavailable', 'Many previews are being made at this moment. Try again in a minute.')
  return fail('unavailable', 'The voice could not speak. Try again in a minute.')
}
