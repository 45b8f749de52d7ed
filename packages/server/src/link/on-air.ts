import type { Rung } from '@hourcast/domain/broadcasts/broadcast'
import type { MadeOf } from '../wav/wavs.ts'

/** One broadcast that the link has served, serves, or could serve again by its own address. Times in epoch milliseconds. */
export type OnAir = {
  broadcastId: string
  schedulerId: string
  title: string
  stationName: string
  hostName: string
  /** Wall time of the slot in `timeZone`, 2026-10-25T02:00. */
  wall: string
  timeZone: string
  airAt: number
  /** The air time that its words speak for: an earlier one when the last good bulletin airs again. */
  spokenFor: number
  /** Served from this instant on: later than planned when it was staged late. */
  releaseAt: number
  rung: Rung | null
  late: boolean
  /** With the one below it, what a WAV says besides. */
  presentationType: number
  staleLimitMinutes: number
  /** `lastWordMs`: where its last word ends, where it has words of its own. */
  audio: MadeOf & { durationMs: number; lufs: number; lastWordMs?: number | null }
  /** The broadcast that would be served, where its audio cannot be read: this one, then with an ident or the chime, or a newer one. */
  insteadOf?: string
}

/** `audio` is null where no row names it any more. */
export type Released = Omit<OnAir, 'audio'> & { audio: OnAir['audio'] | null }

/** What is heard is the broadcast's own audio: its words stand in its row, and its address serves it. */
export const isOwnAudio = ({ rung, broadcastId, insteadOf }: OnAir): boolean => rung !== 'chime' && insteadOf !== broadcastId

export const isNamed = (released: Released): released is OnAir => released.audio !== null
