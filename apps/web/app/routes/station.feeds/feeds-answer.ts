import { type KeptForm, keptForm } from '../../components/form/kept-form.ts'

export const FEED_INTENTS = ['save', 'test', 'delete', 'example'] as const
export type FeedIntent = (typeof FEED_INTENTS)[number]

/** What the action says to the page where it does not lead on. */
export type FeedsAnswer = KeptForm<FeedIntent> & {
  feedId: string
  /** Deleted once the owner says so again: without scripts nothing else asks. */
  toDelete: boolean
}

/** An answer that has done nothing yet, and keeps what was entered. */
export const keptAnswer = (fields: Record<string, string>): FeedsAnswer => {
  const kept = keptForm(FEED_INTENTS, fields)
  return { ...kept, feedId: kept.entered.id ?? '', toDelete: false }
}
