import { samplesFromS16 } from './pcm.ts'
import type { VoiceFrame } from './voice-frames.ts'
import { excerpt } from './voice-process.ts'
import { type Speech, VoiceError } from './voice-types.ts'

type Answer = { id?: unknown; ok?: unknown; error?: unknown; sampleRate?: unknown; phonemes?: unknown; words?: Speech['words'] }

/** What a voice program answered to the question `id`. `name` is how errors call it. Throws VoiceError when it refused, or answers something else. */
export const readVoiceAnswer = ({ header }: VoiceFrame, id: number, name: string): Answer => {
  const answer = (header ?? {}) as Answer
  if (answer.id === id && answer.ok === false) throw new VoiceError('refused', `${name} refused: ${String(answer.error)}`)
  if (answer.id !== id || answer.ok !== true) throw unusableAnswer(header, name)
  return answer
}

/** The same where the answer is sound. */
export const readSpeech = (frame: VoiceFrame, id: number, name: string): Speech => {
  const { sampleRate, words } = readVoiceAnswer(frame, id, name)
  if (typeof sampleRate !== 'number') throw unusableAnswer(frame.header, name)
  return { sampleRate, samples: samplesFromS16(frame.body), words }
}

export const unusableAnswer = (header: unknown, name: string): VoiceError =>
  new VoiceError('unusable-answer', `${name} answered ${excerpt(header)}`)
