import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '@hourcast/db/open-database'
import { EVENT_PAYLOADS, type EventPayload, TOPICS } from '@hourcast/domain/events'
import type { ClientFamily } from '@hourcast/domain/listening/client-families'

/** A client that took a broadcast. `client` is its keyed hash, `day` counts UTC days, `at` is in epoch milliseconds. */
export type PickUp = {
  schedulerId: string
  broadcastId: string
  family: ClientFamily
  client: string
  day: number
  at: number
}

// Whichever process is first writes the event, the others' do nothing. In one order, so that none locks another out.
const APPEND = `
  INSERT INTO outbox (event_id, topic, key, type, payload, occurred_at)
  SELECT id, '${TOPICS.listening}', scheduler_id, 'link.fetched', payload::jsonb, occurred_at
  FROM unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[]) AS told (id, scheduler_id, payload, occurred_at)
  ORDER BY id ON CONFLICT (event_id) DO NOTHING`

/** Of one link so many are told one by one each time; more than these only as a number for each family. */
export const MOST_APART = 100

type FetchEvent = { id: string; payload: EventPayload<'link.fetched'>; at: number }

/** The id follows from what is told. The client's hash goes into it, and stands nowhere else. */
const idOf = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(parts.join('|')).digest('hex').slice(0, 32)

/** That it picked this broadcast up, and that it came on this day: each is written once, however often it is told. */
const apart = ({ schedulerId, broadcastId, family, client, day, at }: PickUp): FetchEvent[] => [
  { id: idOf('pick-up', broadcastId, family, client), payload: { schedulerId, broadcastId, family }, at },
  {
    id: idOf('client', schedulerId, day, family, client),
    payload: { schedulerId, broadcastId, family, pickUps: 0, clients: 1 },
    at,
  },
]

const groupsBy = (pickUps: readonly PickUp[], key: 'schedulerId' | 'family'): PickUp[][] => {
  const groups = new Map<string, PickUp[]>()
  for (const pickUp of pickUps) {
    const group = groups.get(pickUp[key])
    if (group) group.push(pickUp)
    else groups.set(pickUp[key], [pickUp])
  }
  return [...groups.values()]
}

const together = (pickUps: readonly PickUp[]): FetchEvent[] =>
  groupsBy(pickUps, 'family').flatMap((alike) => {
    const [first] = alike
    if (!first) return []
    const { schedulerId, broadcastId, family, at } = first
    return [{ id: randomUUID(), payload: { schedulerId, broadcastId, family, pickUps: alike.length }, at }]
  })

export const fetchEvents = (pickUps: readonly PickUp[]): FetchEvent[] =>
  groupsBy(pickUps, 'schedulerId').flatMap((ofLink) => [
    ...ofLink.slice(0, MOST_APART).flatMap(apart),
    ...together(ofLink.slice(MOST_APART)),
  ])

/** Writes them in one statement. */
export const tellPickUps = async ({ pool }: Pick<Database, 'pool'>, pickUps: readonly PickUp[]): Promise<void> => {
  const events = fetchEvents(pickUps)
  await pool.query(APPEND, [
    events.map(({ id }) => id),
    events.map(({ payload }) => payload.schedulerId),
    events.map(({ payload }) => JSON.stringify(EVENT_PAYLOADS['link.fetched'].parse(payload))),
    events.map(({ at }) => new Date(at)),
  ])
}
