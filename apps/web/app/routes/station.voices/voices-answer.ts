import { type KeptForm, keptForm } from '../../components/form/kept-form.ts'

export const VOICE_INTENTS = ['add', 'choose', 'delete'] as const
export type VoiceIntent = (typeof VOICE_INTENTS)[number]

/** What the action says to the page where it does not lead on. */
export type VoicesAnswer = KeptForm<VoiceIntent> & {
  voiceId: string
  /** Deleted once the owner says so again: without scripts nothing else asks. */
  toDelete: boolean
}

/** An answer that has done nothing yet, and keeps what was entered; a file is kept by the browser alone. */
export const keptAnswer = (fields: Record<string, unknown>): VoicesAnswer => {
  const kept = keptForm(VOICE_INTENTS, fields)
  return { ...kept, voiceId: kept.entered.id ?? '', toDelete: false }
}
