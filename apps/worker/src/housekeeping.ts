import type { Services } from '@hourcast/server/services'

const EVERY_MS = 60 * 60_000
const FIRST_AFTER_MS = 60_000

// Deleted schedulers stay readable for 30 days, the memo of an ended run and the fetched texts for seven.
const DELETED_SCHEDULERS = "DELETE FROM scheduler WHERE deleted_at < $1::timestamptz - interval '30 days'"
const ENDED_RUNS = `
  UPDATE broadcast SET memo = '{}', content = NULL
  WHERE ended_at < $1::timestamptz - interval '7 days' AND (content IS NOT NULL OR memo <> '{}')`
const OLD_ANSWERS = "DELETE FROM source_answer WHERE fetched_at < $1::timestamptz - interval '7 days'"
const OLD_ITEMS = "DELETE FROM aired_item WHERE aired_at < $1::timestamptz - interval '60 days'"
const OLD_SESSIONS = 'DELETE FROM session WHERE expires_at < $1'
const OLD_LINKS = "DELETE FROM sign_in_link WHERE expires_at < $1::timestamptz - interval '1 day'"
// Young audio may be waiting for the row that will name it.
const UNNAMED_AUDIO = `
  DELETE FROM audio WHERE created_at < $1::timestamptz - interval '1 day'
    AND NOT EXISTS (SELECT FROM broadcast WHERE audio_id = audio.id) AND NOT EXISTS (SELECT FROM scheduler WHERE ident_audio_id = audio.id)
  RETURNING id`

/** Removes what nobody can see any more. A file goes after its row: the other way round a row could name silence. */
export const keepHouse = async ({ db, clock, audioStore }: Pick<Services, 'db' | 'clock' | 'audioStore'>): Promise<void> => {
  const now = new Date(clock.now())
  for (const statement of [DELETED_SCHEDULERS, ENDED_RUNS, OLD_ANSWERS, OLD_ITEMS, OLD_SESSIONS, OLD_LINKS])
    await db.pool.query(statement, [now])
  const { rows } = await db.pool.query<{ id: string }>(UNNAMED_AUDIO, [now])
  for (const { id } of rows) await audioStore.remove(id)
}

export const startHousekeeping = (services: Pick<Services, 'db' | 'clock' | 'audioStore' | 'log'>): { stop(): Promise<void> } => {
  let running = Promise.resolve()
  const run = () => {
    running = keepHouse(services).catch((error: Error) => services.log.warn({ reason: error.message }, 'housekeeping failed'))
  }
  const first = setTimeout(run, FIRST_AFTER_MS)
  const timer = setInterval(run, EVERY_MS)
  return {
    stop: async () => {
      clearTimeout(first)
      clearInterval(timer)
      await running
    },
  }
}
