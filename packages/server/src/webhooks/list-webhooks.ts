import type { WebhookEventType } from '@hourcast/domain/webhooks/webhook-events'
import type { Services } from '../services.ts'

/** The last try of all messages. `status` null: nobody answered. */
export type LastTry = { at: number; status: number | null }

/** Instants are epoch milliseconds. */
export type WebhookLine = {
  webhookId: string
  url: string
  events: WebhookEventType[]
  createdAt: number
  /** Why nothing is sent: its owner turned it off, it answered 410, it has only failed for five days. */
  offBecause: 'owner' | 'gone' | 'failing' | null
  failingSince: number | null
  /** Until then the secret before this one signs too. */
  oldSecretUntil: number | null
  waiting: number
  lastTry: LastTry | null
}

type Row = Omit<WebhookLine, 'createdAt' | 'failingSince' | 'oldSecretUntil' | 'lastTry'> & {
  createdAt: Date
  failingSince: Date | null
  oldSecretUntil: Date | null
  lastAt: Date | null
  lastStatus: number | null
}

// One statement for all of them: a station has a few at most.
const LIST = `
  SELECT webhook.id AS "webhookId", webhook.url, webhook.events, webhook.created_at AS "createdAt", webhook.off_because AS "offBecause",
    webhook.failing_since AS "failingSince", CASE WHEN webhook.old_until > $2 THEN webhook.old_until END AS "oldSecretUntil",
    (SELECT count(*)::int FROM webhook_message WHERE webhook_id = webhook.id AND state = 'waiting') AS waiting,
    last.at AS "lastAt", last.status AS "lastStatus"
  FROM webhook LEFT JOIN LATERAL (
    SELECT attempt.at, attempt.status FROM webhook_message AS message JOIN webhook_try AS attempt ON attempt.message_id = message.id
    WHERE message.webhook_id = webhook.id ORDER BY attempt.at DESC LIMIT 1) AS last ON true
  WHERE webhook.station_id = $1 AND ($3::text IS NULL OR webhook.id = $3) ORDER BY webhook.created_at, webhook.id`

/** The webhooks of a station, the oldest first; with `webhookId` that one alone. */
export const listWebhooks = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { stationId, webhookId = null }: { stationId: string; webhookId?: string | null },
): Promise<WebhookLine[]> => {
  const { rows } = await db.pool.query<Row>(LIST, [stationId, new Date(clock.now()), webhookId])
  return rows.map(({ createdAt, failingSince, oldSecretUntil, lastAt, lastStatus, ...line }) => ({
    ...line,
    createdAt: createdAt.getTime(),
    failingSince: failingSince?.getTime() ?? null,
    oldSecretUntil: oldSecretUntil?.getTime() ?? null,
    lastTry: lastAt === null ? null : { at: lastAt.getTime(), status: lastStatus },
  }))
}
