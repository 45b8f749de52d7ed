import { open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { emlNameOf } from '../mail/file-mailer.ts'
import { messageIdOf } from '../mail/message-id.ts'
import type { Services } from '../services.ts'

const AT_ONCE = 1000
const HEAD_BYTES = 16 * 1024
/** What stands around an address in a header: the end of a longer one is somebody else's. */
const AROUND_ADDRESS = /[\s<>,;:"()]+/

// A mail that was sent once more has the id of that.
const MAILED = `
  SELECT mailed.id FROM (
    SELECT delivery.id, broadcast_id FROM delivery WHERE delivery.kind = 'email'
    UNION ALL SELECT redelivery.id, broadcast_id FROM redelivery JOIN delivery ON delivery.id = delivery_id WHERE delivery.kind = 'email') AS mailed
    JOIN broadcast ON broadcast.id = broadcast_id JOIN scheduler ON scheduler.id = scheduler_id
  WHERE station_id = $1 AND mailed.id > $2 ORDER BY mailed.id LIMIT ${AT_ONCE}`

/** The lines above the text, each on one line. */
const headOf = async (path: string): Promise<string> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const [head = ''] = buffer.toString('utf8', 0, bytesRead).split(/\r?\n\r?\n/, 1)
    return head.replace(/\r?\n[ \t]+/g, ' ').toLowerCase()
  } finally {
    await file.close()
  }
}

const isGone = (error: unknown): null => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
  throw error
}

/** The mails that this instance keeps as files: those to or from this address, and the bulletins of the station to whichever address. */
export const eraseKeptMails = async (
  { db, config }: Pick<Services, 'db' | 'config'>,
  { email, stationId }: { email: string; stationId: string },
): Promise<void> => {
  const folder = join(config.dataDir, 'mail')
  const names = await readdir(folder).catch(isGone)
  if (names === null) return
  for (let last = ''; ; ) {
    const { rows } = await db.pool.query<{ id: string }>(MAILED, [stationId, last])
    for (const { id } of rows) await rm(join(folder, emlNameOf(messageIdOf(id, config.PUBLIC_URL))), { force: true })
    last = rows.at(-1)?.id ?? last
    if (rows.length < AT_ONCE) break
  }
  for (const name of names.filter((each) => each.endsWith('.eml'))) {
    const head = await headOf(join(folder, name)).catch(isGone)
    if (head?.split(AROUND_ADDRESS).includes(email)) await rm(join(folder, name), { force: true })
  }
}
