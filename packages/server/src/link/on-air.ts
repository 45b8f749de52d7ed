import type { Rung } from '@hourcast/domain/broadcasts/broadcast'

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
  audio: { id: string; sha256: string; sizeBytes: number; durationMs: number; lufs: number }
}
