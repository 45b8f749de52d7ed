import type { VoiceRole } from '@hourcast/domain/voices/voice-roles'

/** One of a station's own recordings, as its owner sees it. Instants are epoch milliseconds. */
export type Voice = {
  voiceId: string
  name: string
  madeBy: 'file' | 'recording'
  createdAt: number
  durationMs: number
  lufs: number
  peaks: string | null
  /** Where it airs. */
  roles: VoiceRole[]
  consent: { by: string; at: number; sentence: string }
}
