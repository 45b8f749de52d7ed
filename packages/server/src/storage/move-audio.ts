import { lockName } from '@hourcast/db/lock-name'
import { type Database, inTransaction } from '@hourcast/db/open-database'
import type { AudioFacts, AudioStore } from './audio-store.ts'
import { StorageError } from './storage-error.ts'

const LISTED_AT_ONCE = 500
/** Each holds a connection. */
const MOVED_AT_ONCE = 4

const LIST = `SELECT id FROM audio WHERE id > $1 ORDER BY id LIMIT ${LISTED_AT_ONCE}`
const FACTS = 'SELECT id, sha256, size_bytes AS "sizeBytes" FROM audio WHERE id = $1'

export type MoveInput = {
  from: AudioStore
  to: AudioStore
  /** What was moved stays where it was, too. */
  isKept?: boolean
  /** Told between one part of a long list and the next. */
  onProgress?: (moved: Moved) => void
}
/** `damaged`: not as its row says, and left alone. `absent`: was not in `from`: moved before, or made since. */
export type Moved = { moved: number; damaged: number; absent: number }

/**
 * Brings each audio that a row names from one store to another, while broadcasts go on. What has arrived is read back and compared with its row
 * before it goes from where it was, so a move that was cut short goes on when it is begun again.
 */
export const moveAudio = async (db: Database, { from, to, isKept = false, onProgress = () => {} }: MoveInput): Promise<Moved> => {
  const moved: Moved = { moved: 0, damaged: 0, absent: 0 }
  for (let last = ''; ; ) {
    const { rows } = await db.pool.query<{ id: string }>(LIST, [last])
    for (let next = 0; next < rows.length; next += MOVED_AT_ONCE) {
      const some = rows.slice(next, next + MOVED_AT_ONCE)
      // Where one fails the others are waited for: nothing moves behind the back of the caller.
      for (const each of await Promise.allSettled(some.map(({ id }) => moveOne(db, { from, to, isKept, id })))) {
        if (each.status === 'rejected') throw each.reason
        moved[each.value] += 1
      }
    }
    if (rows.length < LISTED_AT_ONCE) return moved
    last = rows.at(-1)?.id ?? last
    onProgress({ ...moved })
  }
}

/** The same lock as a render and a removal take: nothing is brought back that has gone, or put in place of what was made again. */
const moveOne = (
  db: Database,
  { from, to, isKept, id }: Required<Pick<MoveInput, 'from' | 'to' | 'isKept'>> & { id: string },
): Promise<keyof Moved> =>
  inTransaction(db, async ({ sql }) => {
    if (!(await from.has(id))) return 'absent'
    await lockName(sql, id)
    const [audio] = await sql<AudioFacts>(FACTS, [id])
    if (!audio || !(await from.has(id))) return 'absent'
    const mp3 = await from.read(audio).catch(unlessDamaged)
    if (!mp3) return 'damaged'
    await arrive(to, audio, mp3)
    if (!isKept) await from.remove(id)
    return 'moved'
  })

const unlessDamaged = (error: unknown): undefined => {
  if (!(error instanceof StorageError) || error.code !== 'damaged') throw error
}

/** What is there already stays if it is the same; the row says which bytes count. */
const arrive = async (to: AudioStore, audio: AudioFacts, mp3: Uint8Array): Promise<void> => {
  if (!(await to.add(audio.id, mp3)) && !(await to.isWhole(audio))) await to.put(audio.id, mp3)
  await to.read(audio)
}
