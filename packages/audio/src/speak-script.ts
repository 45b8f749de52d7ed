import type { SpokenPiece } from './dsp/join.ts'
import type { Sentence } from './plan-sentences.ts'
import type { SpeakRequest, Voice } from './voice/voice-types.ts'

/** All sentences by one voice, as many at a time as it likes. The first failure calls the others off. */
export const speakScript = async (
  voice: Voice,
  sentences: Sentence[],
  how: Omit<SpeakRequest, 'text'>,
): Promise<SpokenPiece[]> => {
  const failure = new AbortController()
  const signal = how.signal ? AbortSignal.any([how.signal, failure.signal]) : failure.signal
  const pieces: SpokenPiece[] = new Array(sentences.length)
  const order = sentences.entries()
  const speakNext = async (): Promise<void> => {
    for (const [i, { text, segment, pauseAfterMs }] of order) {
      const { samples, sampleRate } = await voice.speak({ ...how, text, signal })
      pieces[i] = { samples, sampleRate, segment, pauseAfterMs }
    }
  }
  const speakers = Array.from({ length: Math.min(voice.concurrency, sentences.length) }, speakNext)
  try {
    await Promise.all(speakers)
  } catch (error) {
    failure.abort(error)
    await Promise.allSettled(speakers)
    throw error
  }
  return pieces
}
