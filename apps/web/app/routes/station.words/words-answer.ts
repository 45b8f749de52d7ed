import { WORD_KINDS, type WordKind } from '@hourcast/domain/words/word-kinds'
import { type KeptForm, keptForm } from '../../components/form/kept-form.ts'

export const WORD_INTENTS = ['save', 'hear', 'delete'] as const
export type WordIntent = (typeof WORD_INTENTS)[number]

/** What the action says to the page where it does not lead on. */
export type WordsAnswer = KeptForm<WordIntent> & {
  /** The list that it is about. */
  kind: WordKind
  wordId: string
  /** The name of the starter list that is to be heard, or ''. */
  heard: string
  /** What was asked to be heard. */
  audioUrl: string | null
}

/** An answer that has done nothing yet, and keeps what was entered. */
export const keptAnswer = ({ kind: list, ...fields }: Record<string, string>): WordsAnswer => {
  const kept = keptForm(WORD_INTENTS, fields)
  const kind = WORD_KINDS.find((known) => known === list) ?? 'said'
  return { ...kept, kind, wordId: kept.entered.id ?? '', heard: kept.entered.name ?? '', audioUrl: null }
}
