import { createHash } from 'node:crypto'
import { renderingId } from '@hourcast/audio/rendering-id'
import type { RenderOptions, RenderRequest, Studio } from '@hourcast/audio/studio-types'
import type { Speaker } from '@hourcast/domain/voices/speaker'

/**
 * A studio that speaks in no time: its bytes say what was asked of it. `hold` stops it while it speaks, until
 * `letGo` or a cancel; its promise says that somebody is there.
 */
export const createRecordingStudio = () => {
  const asked: RenderRequest[] = []
  let gate: { opened: Promise<void>; open(): void; reach(): void } | undefined
  let fault: Error | undefined
  let speaker: Speaker = { kind: 'built-in' }

  const wait = async (signal?: AbortSignal): Promise<void> => {
    if (!gate) return
    gate.reach()
    const called = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
    )
    await Promise.race([gate.opened, called])
  }
  const idOf = (request: RenderRequest): string => renderingId(request, 'recording')
  const studio: Studio = {
    idOf,
    warmUp: () => {},
    render: async (request: RenderRequest, { signal, onStage }: RenderOptions = {}) => {
      asked.push(request)
      onStage?.('speaking')
      await wait(signal)
      signal?.throwIfAborted()
      if (fault) throw fault
      onStage?.('mastering')
      const mp3 = Buffer.from(JSON.stringify(request))
      const marks = request.segments.map((_, segment) => ({ segment, startMs: segment * 1_000, endMs: segment * 1_000 + 900 }))
      const sha256 = createHash('sha256').update(mp3).digest('hex')
      return { id: idOf(request), mp3, sha256, durationMs: 44_321.5, lufs: -16.04, truePeakDbtp: -1.3, marks, speaker }
    },
    masterRecording: async () => ({ ok: false, fault: 'not-sound' }),
    makeWav: () => Promise.reject(new Error('there is no WAV in this test')),
    close: async () => {},
  }
  return {
    studio,
    asked,
    hold: (): Promise<void> =>
      new Promise((reach) => {
        let open = () => {}
        const opened = new Promise<void>((resolve) => {
          open = resolve
        })
        gate = { opened, open, reach }
      }),
    letGo: () => {
      gate?.open()
      gate = undefined
    },
    speakAs: (another: Speaker) => {
      speaker = another
    },
    failWith: (error: Error | undefined) => {
      fault = error
    },
  }
}
