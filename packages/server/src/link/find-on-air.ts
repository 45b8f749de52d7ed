import type { Services } from '../services.ts'
import { firstWhole, MAX_CANDIDATES } from '../storage/audio-store.ts'
import { isBucketFault } from '../storage/storage-error.ts'
import { isNamed, type OnAir, type Released } from './on-air.ts'
import { IS_STAGED, type ReleasedRow, releasedOf, SELECT_RELEASED } from './released-rows.ts'
import { standInFor } from './stand-in.ts'

// The newest slot, not the newest release: one that was staged late never pushes aside a newer one that is on air already.
const RELEASED = `${SELECT_RELEASED}
  WHERE broadcast.scheduler_id = $1 AND broadcast.release_at <= $2 AND ${IS_STAGED} AND ($3::text IS NULL OR broadcast.id = $3)
  ORDER BY broadcast.air_at DESC LIMIT $4`

type LinkServices = Pick<Services, 'db'>

const listReleased = async (
  { db }: LinkServices,
  schedulerId: string,
  now: number,
  { broadcastId = null, limit }: { broadcastId?: string | null; limit: number },
): Promise<Released[]> => {
  const { rows } = await db.pool.query<ReleasedRow>({
    name: 'released-broadcasts',
    text: RELEASED,
    values: [schedulerId, new Date(now), broadcastId, limit],
  })
  return rows.map(releasedOf)
}

/** The last ones, newest first. */
export const listOnAir = async (
  services: LinkServices,
  { schedulerId, now, limit }: { schedulerId: string; now: number; limit: number },
): Promise<OnAir[]> => (await listReleased(services, schedulerId, now, { limit })).filter(isNamed)

/** An audio that is only away is asked for again later: that is another answer than that it is gone. */
const refuseIfAway = async ({ audioStore }: Pick<Services, 'audioStore'>, { audio }: OnAir): Promise<void> => {
  await audioStore.read(audio).catch((error: unknown) => {
    if (isBucketFault(error)) throw error
  })
}

/**
 * What the direct link serves at `now`: the newest broadcast that is staged, whose release time has come and whose file is whole: a lost
 * one does not leave the air empty while one before it is there, or else the ident or the chime. Nothing has to happen at the instant. With
 * `broadcastId` that one alone, as feeds and mails name it for good; it throws StorageError while its store is away. Null for an unknown or
 * deleted scheduler and before the first broadcast.
 */
export const findOnAir = async (
  { db, audioStore }: Pick<Services, 'db' | 'audioStore'>,
  { schedulerId, broadcastId = null, now }: { schedulerId: string; broadcastId?: string | null; now: number },
): Promise<OnAir | null> => {
  const list = (limit: number) => listReleased({ db }, schedulerId, now, { broadcastId, limit })
  // Almost always the first: the others are not asked for with every request.
  const [newest] = await list(1)
  if (!newest) return null
  if (isNamed(newest) && (await audioStore.isWhole(newest.audio))) return newest
  if (broadcastId !== null) {
    if (isNamed(newest)) await refuseIfAway({ audioStore }, newest)
    return null
  }
  const whole = await firstWhole(audioStore, (await list(MAX_CANDIDATES)).filter(isNamed), ({ audio }) => audio)
  return whole ? { ...whole, insteadOf: newest.broadcastId } : standInFor({ db, audioStore }, newest)
}
