import type { ModelUse } from '@hourcast/domain/sources/content'
import { type Speaker, speakerInWords } from '@hourcast/domain/voices/speaker'
import { askedVoiceInWords } from './asked-voice-in-words.ts'
import { modelInWords } from './model-in-words.ts'

const WRITERS = { 'built-in': 'the built-in writer', llm: 'the language model' } as const

type Props = {
  writer: keyof typeof WRITERS
  /** Why the built-in writer wrote what a language model was asked for. */
  fallback?: string | null | undefined
  model?: ModelUse | null | undefined
  /** Whose voice it is; null where that is not known. */
  speaker?: Speaker | null
}

/** Which writer wrote it and why, what asking a language model took, whose voice it is, and what asking that took. */
export const WrittenBy = ({ writer, fallback, model, speaker }: Props) => (
  <p className="soft">
    Written by {WRITERS[writer]}
    {fallback ? `: ${fallback}` : ''}.{model ? ` ${modelInWords(model)}.` : ''}
    {speaker ? ` ${speakerInWords(speaker)}` : ''}
    {speaker?.asked ? ` ${askedVoiceInWords(speaker.asked)}.` : ''}
  </p>
)
