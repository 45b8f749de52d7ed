import type { Sql } from '@hourcast/db/open-database'
import { randomId } from '@hourcast/db/random-id'
import { type WebhookEvent, webhookBody } from '@hourcast/domain/webhooks/webhook-body'
import { isWebhookEventType } from '@hourcast/domain/webhooks/webhook-events'
import { type AnyEvent, BusUnavailableError } from '../events/bus.ts'
import { consumeOnce } from '../events/consume-once.ts'
import { linkAddressesOf } from '../link/link-address.ts'
import type { Services } from '../services.ts'

export const WEBHOOKS = 'webhooks'

type Listening = { webhookId: string; schedulerId: string; events: string[]; createdAt: Date; timeZone: string }

const LISTENING = `
  SELECT webhook.id AS "webhookId", scheduler.id AS "schedulerId", webhook.events, webhook.created_at AS "createdAt",
    station.time_zone AS "timeZone"
  FROM webhook JOIN station ON station.id = webhook.station_id JOIN scheduler ON scheduler.station_id = station.id
  WHERE scheduler.id = ANY ($1) AND webhook.off_at IS NULL`
// Locks, in one order: a webhook that is being deleted gets no message, and its sender looks after this commit or finds these.
const HOLD = `${LISTENING} ORDER BY webhook.id FOR NO KEY UPDATE OF webhook`
const ADD = `
  INSERT INTO webhook_message (id, webhook_id, event_id, type, body, due_at, created_at)
  SELECT told.id, told."webhookId", told."eventId", told.type, told.body, $2, to_timestamp(told.at / 1000.0)
  FROM jsonb_to_recordset($1::text::jsonb) AS told (id text, "webhookId" text, "eventId" text, type text, body text, at float8)
  ON CONFLICT (webhook_id, event_id) DO NOTHING`
const WAKE = 'UPDATE webhook SET next_try_at = least(next_try_at, greatest($2, rest_until)) WHERE id = ANY ($1)'

type NoteServices = Pick<Services, 'db' | 'clock' | 'config'>

const isForWebhooks = (event: AnyEvent): event is WebhookEvent => isWebhookEventType(event.type)

/** What happened before a webhook was made is not for it: a bus may tell of years. */
const concerns = ({ schedulerId, events, createdAt }: Listening, { key, type, occurredAt }: WebhookEvent): boolean =>
  schedulerId === key && events.includes(type) && occurredAt >= createdAt.getTime()

const keysOf = (events: readonly WebhookEvent[]): string[] => [...new Set(events.map(({ key }) => key))]

const addMessages = async (sql: Sql, { clock, config }: NoteServices, events: readonly WebhookEvent[]): Promise<void> => {
  const listening = await sql<Listening>(HOLD, [keysOf(events)])
  const messages = events.flatMap((event) =>
    listening
      .filter((one) => concerns(one, event))
      .map(({ webhookId, timeZone }) => {
        const body = webhookBody(event, { timeZone, link: linkAddressesOf(config.PUBLIC_URL, event.key).mp3 })
        return { id: randomId(), webhookId, eventId: event.id, type: event.type, body, at: event.occurredAt }
      }),
  )
  if (messages.length === 0) return
  const now = new Date(clock.now())
  await sql(ADD, [JSON.stringify(messages), now])
  await sql(WAKE, [[...new Set(messages.map(({ webhookId }) => webhookId))], now])
}

const listeningTo = async ({ db }: NoteServices, events: readonly WebhookEvent[]): Promise<Listening[]> => {
  try {
    return (await db.pool.query<Listening>(LISTENING, [keysOf(events)])).rows
  } catch (error) {
    // A constant statement: no event is to blame.
    throw new BusUnavailableError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

/**
 * One message for each webhook of the station that wants to hear of an event, with the note that it was seen: told again, nothing is
 * sent twice. Sending is somebody else's, so that no endpoint holds up events. Whether any webhook listens.
 */
export const noteForWebhooks = async (services: NoteServices, events: readonly AnyEvent[]): Promise<boolean> => {
  const wanted = events.filter(isForWebhooks)
  if (wanted.length === 0) return false
  // Most stations have none, and nothing is noted for them.
  const listening = await listeningTo(services, wanted)
  const told = wanted.filter((event) => listening.some((one) => concerns(one, event)))
  if (told.length === 0) return false
  await consumeOnce(services.db, { consumer: WEBHOOKS }, told, (sql, fresh) => addMessages(sql, services, fresh))
  return true
}
