import type { Script } from '@hourcast/domain/sources/content'
import type { Services } from '../services.ts'
import { firstWhole } from '../storage/audio-store.ts'
import { isNamed, type OnAir } from './on-air.ts'
import { hashOfScript } from './on-air-document.ts'
import { IS_STAGED, type ReleasedRow, releasedOf, SELECT_RELEASED } from './released-rows.ts'

/** Bulletins are staged minutes ahead: with a look this often each is known before its instant. */
export const LOOK_EVERY_MS = 15_000
/** The link asked for longest ago is no longer looked after. */
const MAX_LINKS = 1_000
/** What is on air, and what stands ready for the next two slots. */
const EACH = 3

const NEWEST = `
  SELECT staged.* FROM unnest($1::text[]) AS link (id) CROSS JOIN LATERAL (
    ${SELECT_RELEASED}
    WHERE broadcast.scheduler_id = link.id AND broadcast.release_at IS NOT NULL AND ${IS_STAGED}
    ORDER BY broadcast.air_at DESC LIMIT ${EACH}
  ) AS staged ORDER BY staged.air_at DESC`

const SCRIPTS = 'SELECT id, script FROM broadcast WHERE id = ANY ($1)'

export type KnownRelease = { onAir: OnAir; scriptHash: string | null }

/**
 * What stands ready for the links that this process serves, so that they switch at the instant also while the database is silent. `watch`
 * names a link; `look` asks the database for all of them, and keeps what it knows when that fails; `find` needs no database.
 */
export const createKnownReleases = ({ db, audioStore, log }: Pick<Services, 'db' | 'audioStore' | 'log'>) => {
  const links = new Set<string>()
  let known: readonly KnownRelease[] = []

  const withScripts = async (released: readonly OnAir[]): Promise<KnownRelease[]> => {
    const hashes = new Map(known.map(({ onAir, scriptHash }) => [onAir.broadcastId, scriptHash]))
    const fresh = released.map(({ broadcastId }) => broadcastId).filter((id) => !hashes.has(id))
    const { rows } =
      fresh.length === 0 ? { rows: [] } : await db.pool.query<{ id: string; script: Script | null }>(SCRIPTS, [fresh])
    for (const { id, script } of rows) hashes.set(id, hashOfScript(script))
    return released.map((onAir) => ({ onAir, scriptHash: hashes.get(onAir.broadcastId) ?? null }))
  }

  return {
    watch: (schedulerId: string): void => {
      links.delete(schedulerId)
      links.add(schedulerId)
      const [oldest] = links
      if (links.size > MAX_LINKS && oldest !== undefined) links.delete(oldest)
    },
    look: async (): Promise<void> => {
      if (links.size === 0 || db.isSilent()) return
      try {
        const { rows } = await db.pool.query<ReleasedRow>({ name: 'known-releases', text: NEWEST, values: [[...links]] })
        known = await withScripts(rows.map(releasedOf).filter(isNamed))
      } catch (error) {
        log.warn({ reason: (error as Error).message }, 'what stands ready for the links could not be looked up')
      }
    },
    /** The newest whose instant has come and whose audio is whole, or the broadcast that is named. */
    find: (asked: { schedulerId: string; broadcastId?: string; now: number }): Promise<KnownRelease | undefined> => {
      const aired = known.filter(
        ({ onAir: { schedulerId, broadcastId, releaseAt } }) =>
          schedulerId === asked.schedulerId && releaseAt <= asked.now && [undefined, broadcastId].includes(asked.broadcastId),
      )
      return firstWhole(audioStore, aired, ({ onAir }) => onAir.audio)
    },
  }
}

export type KnownReleases = ReturnType<typeof createKnownReleases>
