import type { Database } from '@hourcast/db/open-database'
import { DAY_MS } from '@hourcast/domain/time-units'

/** So long it can be seen what was sent, and sent again. What waits for longer is of a webhook that is turned off. */
export const KEPT_MS = 30 * DAY_MS
/** Of one webhook; beyond it the oldest go before their time. */
export const KEPT_MESSAGES = 2_000

const PORTION = 5_000
const OLD = `
  DELETE FROM webhook_message WHERE id IN (
    SELECT id FROM webhook_message WHERE created_at < $1 LIMIT ${PORTION})`
const TOO_MANY = `
  DELETE FROM webhook_message WHERE id IN (
    SELECT older.id FROM webhook CROSS JOIN LATERAL (
      SELECT id, state FROM webhook_message WHERE webhook_id = webhook.id ORDER BY created_at DESC, id DESC OFFSET $1) AS older
    WHERE older.state <> 'waiting' LIMIT ${PORTION})`

/** Forgets what was sent long ago, with its tries. In portions: no statement is long. */
export const forgetOldMessages = async (
  { pool }: Pick<Database, 'pool'>,
  now: number,
  kept: number = KEPT_MESSAGES,
): Promise<void> => {
  for (const [text, value] of [
    [OLD, new Date(now - KEPT_MS)],
    [TOO_MANY, kept],
  ] as const)
    while (((await pool.query(text, [value])).rowCount ?? 0) === PORTION);
}
