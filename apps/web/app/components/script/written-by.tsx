import type { ModelUse } from '@hourcast/domain/sources/content'
import { modelInWords } from './model-in-words.ts'

const WRITERS = { 'built-in': 'the built-in writer', llm: 'the language model' } as const

type Props = {
  writer: keyof typeof WRITERS
  /** Why the built-in writer wrote what a language model was asked for. */
  fallback?: string | null | undefined
  model?: ModelUse | null | undefined
}

/** Which writer spoke and why, and what asking a language model took. */
export const WrittenBy = ({ writer, fallback, model }: Props) => (
  <p className="soft">
    Written by {WRITERS[writer]}
    {fallback ? `: ${fallback}` : ''}.{model ? ` ${modelInWords(model)}.` : ''}
  </p>
)
