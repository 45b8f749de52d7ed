import { previewSettingsFromWire } from '@hourcast/domain/calls/wire'
import { answer, type CallResult, type CallServices } from './call.ts'
import { problemOfPreview } from './problem-of-preview.ts'

/** Makes a sample at the desk, within its limits, and waits for it; anybody who goes away calls it off. */
export const makeSample = async (
  { previews }: Pick<CallServices, 'previews'>,
  { stationId, scheduler, signal }: { stationId: string; scheduler: object; signal: AbortSignal },
): Promise<CallResult> => {
  const settings = previewSettingsFromWire(scheduler)
  if (!settings.ok) return settings
  const started = previews.start({ stationId, settings: settings.value })
  if (!started.ok) return started
  const ref = { stationId, previewId: started.value.previewId }
  const cancel = () => void previews.cancel(ref)
  if (signal.aborted) cancel()
  signal.addEventListener('abort', cancel, { once: true })
  const ended = await previews.waitFor(ref)
  if (!ended.ok) return ended
  if (ended.value.state === 'failed') return { ok: false, problem: problemOfPreview(ended.value.problem, 'source') }
  if (ended.value.state !== 'done')
    return { ok: false, problem: { code: 'unavailable', message: 'The sample was cancelled before it was made.' } }
  const { audioId, textOutput } = ended.value.result
  return answer(200, { audioFileUrl: `/previews/${audioId}.mp3`, textOutput })
}
