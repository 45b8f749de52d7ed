import { createFairPlaces } from '@hourcast/domain/broadcasts/fair-places'
import { DAY_MS, HOUR_MS } from '@hourcast/domain/time-units'
import type { Services } from '../services.ts'
import { type LinkFile, wavLinkFile } from './link-file.ts'
import type { OnAir } from './on-air.ts'

/** Strangers fetch links: of what they make necessary one is made at a time, and more than these do not wait for it. */
const MAX_WAITING = 10
const UNHURRIED = { station: '', until: Number.POSITIVE_INFINITY }
/** Noted no more often than this, for no more links than these. */
const NOTED_FOR_MS = HOUR_MS
const MAX_NOTED = 1_000
/** For so long after somebody has fetched it, the WAV of a link stands ready before its instant. */
const WANTED_FOR_MS = 7 * DAY_MS

const NOTE = 'UPDATE scheduler SET wav_asked_at = $2 WHERE id = $1 AND (wav_asked_at IS NULL OR wav_asked_at < $3)'
const IS_WANTED = 'SELECT id FROM scheduler WHERE id = $1 AND wav_asked_at > $2'

export class WavBusyError extends Error {
  override readonly name = 'WavBusyError'
  readonly code = 'busy'
}

/**
 * What stands at a link's .wav. Almost always it is there: who fetches a link so is noted, and from then on the worker makes each WAV ahead. The
 * first one, and those of stand-ins, are made here. `mayMake` is asked before that: of one who asks for too many none is made.
 */
export const createWavLinks = ({ db, wavs, clock }: Pick<Services, 'db' | 'wavs' | 'clock'>) => {
  const places = createFairPlaces({
    places: 1,
    maxWaiting: MAX_WAITING,
    whenFull: () => new WavBusyError('too many WAVs are being made'),
    now: clock.now,
  })
  const notedAt = new Map<string, number>()

  /** Listening goes on when noting does not. */
  const note = async (schedulerId: string): Promise<void> => {
    const now = clock.now()
    if (now - (notedAt.get(schedulerId) ?? Number.NEGATIVE_INFINITY) < NOTED_FOR_MS) return
    notedAt.delete(schedulerId)
    notedAt.set(schedulerId, now)
    const [oldest] = notedAt.keys()
    if (notedAt.size > MAX_NOTED && oldest !== undefined) notedAt.delete(oldest)
    await db.pool.query(NOTE, [schedulerId, new Date(now), new Date(now - NOTED_FOR_MS)]).catch(() => {})
  }

  return async (onAir: OnAir, mayMake: () => boolean): Promise<LinkFile> => {
    const { audio } = onAir
    void note(onAir.schedulerId)
    const ready = await wavs.ready(audio)
    if (ready) return wavLinkFile({ wavs }, onAir, ready)
    if (!mayMake()) throw new WavBusyError('this visitor has made too many WAVs necessary')
    return wavLinkFile({ wavs }, onAir, await places.run(() => wavs.make(audio, UNHURRIED)))
  }
}

/** Somebody has fetched this link as a WAV of late. */
export const isWavWanted = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, schedulerId: string): Promise<boolean> =>
  (await db.pool.query(IS_WANTED, [schedulerId, new Date(clock.now() - WANTED_FOR_MS)])).rowCount === 1
