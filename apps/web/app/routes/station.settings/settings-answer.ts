import { type KeptForm, keptForm } from '../../components/form/kept-form.ts'

export const SETTINGS_INTENTS = [
  'save',
  'create-key',
  'send-proof',
  'revoke-key',
  'end-session',
  'end-others',
  'send-reset-link',
] as const
export type SettingsIntent = (typeof SETTINGS_INTENTS)[number]

/** What was done, for the card that asked. */
export type Done = {
  said?: string
  /** A new key: this answer is the only one that has it. */
  key?: string
  /** A key that is revoked once the owner says so again: without scripts nothing else asks. */
  keyToRevoke?: string
  /** A code for the owner's proof is on its way. */
  isProofSent?: true
  /** The session that asked has ended: its cookie goes. */
  isSignedOut?: true
}

/** What the action says to the page. */
export type SettingsAnswer = KeptForm<SettingsIntent> & {
  done: Done | null
}

/** An answer that has done nothing yet, and keeps what was entered. */
export const keptSettings = ({ proof: _, ...fields }: Record<string, string>): SettingsAnswer => ({
  ...keptForm(SETTINGS_INTENTS, fields),
  done: null,
})
