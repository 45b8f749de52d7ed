import { MINUTE_MS } from '../time-units.ts'
/** The ladder, top to bottom: what went on air. The last two need neither the station's voice nor its files. */
export const RUNGS = ['fresh', 'last-good', 'evergreen', 'recording', 'ident', 'stock-ident', 'chime'] as const
export type Rung = (typeof RUNGS)[number]

/** planned → preparing → staged → delivered; or failed, missed (older than the catch-up window), cancelled. */
export type BroadcastState = 'planned' | 'preparing' | 'staged' | 'delivered' | 'failed' | 'missed' | 'cancelled'

/** What is happening inside `preparing` and after, for screens and the terminal. */
export type Stage = 'reading' | 'writing' | 'speaking' | 'mastering' | 'staging' | 'waiting' | 'releasing' | 'done'

/** A slot up to this far past is aired late; an older one is recorded as missed. */
export const CATCH_UP_MS = 10 * MINUTE_MS

const LATE_MS = MINUTE_MS

/** What arrives more than a minute after its time is marked late. */
export const isLate = (latenessMs: number): boolean => latenessMs > LATE_MS
