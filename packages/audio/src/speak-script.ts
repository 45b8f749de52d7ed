import type { SpokenPiece } from './dsp/join.ts'
import type { Sentence } from './plan-sentences.ts'
import type { KeptVoice } from './voice/kept-voice.ts'
import type { SpeakRequest, Speech } from './voice/voice-types.ts'

/**
 * All sentences by one voice: first what it has spoken before, all at once, then the rest, as many at a time as it likes. The first failure
 * calls the others off.
 */
export const speakScript = async (
  voice: Pick<KeptVoice, 'concurrency' | 'recall' | 'speak'>,
  sentences: Sentence[],
  how: Omit<SpeakRequest, 'text'>,
): Promise<SpokenPiece[]> => {
  const failure = new AbortController()
  const signal = how.signal ? AbortSignal.any([how.signal, failure.signal]) : failure.signal
  const pieces: SpokenPiece[] = new Array(sentences.length)
  const put = (i: number, { segment, pauseAfterMs }: Sentence, { samples, sampleRate }: Speech): void => {
    pieces[i] = { samples, sampleRate, segment, pauseAfterMs }
  }
  const recalled = await Promise.all(sentences.map(({ text }) => voice.recall({ ...how, text })))
  for (const [i, sentence] of sentences.entries()) if (recalled[i]) put(i, sentence, recalled[i])
  const missing = [...sentences.entries()].filter(([i]) => !recalled[i]).values()
  const speakNext = async (): Promise<void> => {
    for (const [i, sentence] of missing) put(i, sentence, await voice.speak({ ...how, text: sentence.text, signal }))
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
