import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { TOPICS } from '@hourcast/domain/events'
import type { AnyEvent } from '@hourcast/server/events/bus'
import { createKafkaBus, type KafkaBus } from '@hourcast/server/events/kafka/create-kafka-bus'
import { EVENT_COLUMNS, eventOfRow, type OutboxRow } from '@hourcast/server/events/outbox-event'
import { PROJECTIONS, rebuildProjections } from '@hourcast/server/events/rebuild-projections'
import { startConsumers, startRelay } from '@hourcast/server/events/start-events'
import type { Services } from '@hourcast/server/services'

const PATIENCE_MS = 180_000
const UNTOLD = 'SELECT count(*)::int AS open FROM outbox WHERE published_at IS NULL'
const UNSEEN = `
  SELECT count(*)::int AS open FROM outbox, unnest($1::text[]) AS consumer (name)
  WHERE outbox.topic = ANY (CASE consumer.name WHEN 'history' THEN $2::text[] ELSE $3::text[] END)
    AND NOT EXISTS (SELECT FROM inbox WHERE inbox.consumer = consumer.name AND inbox.event_id = outbox.event_id)`

const openIn = async ({ db }: Services, query: string, values: unknown[] = []): Promise<number> =>
  (await db.pool.query<{ open: number }>(query, values)).rows[0]?.open ?? 0

/** After the workers have ended: what is still in the outbox is published, and what is published is consumed, here. */
const printRest = async (services: Services, bus: KafkaBus): Promise<number> => {
  const consumers = startConsumers(services, bus)
  const relay = startRelay(services, bus)
  const names = PROJECTIONS.map(({ consumer }) => consumer)
  const topics = PROJECTIONS.map((projection) => projection.topics)
  let open = 1
  for (const deadline = Date.now() + PATIENCE_MS; open > 0 && Date.now() < deadline; await wait(500))
    open = (await openIn(services, UNTOLD)) + (await openIn(services, UNSEEN, [names, ...topics]))
  await relay.stop()
  await consumers.stop()
  return open
}

const perKey = ({ topic, key }: AnyEvent): string => `${topic} ${key}`
/** Transactions of two broadcasts may overlap, and then have no order; those of one never do. */
const perBroadcast = (event: AnyEvent): string =>
  `${perKey(event)} ${'broadcastId' in event.payload ? event.payload.broadcastId : ''}`

/** The ids of each place, each where it came first. */
const ordersOf = (events: readonly AnyEvent[], placeOf: (event: AnyEvent) => string): Map<string, string[]> => {
  const orders = new Map<string, Set<string>>()
  for (const event of events) orders.set(placeOf(event), (orders.get(placeOf(event)) ?? new Set()).add(event.id))
  return new Map([...orders].map(([place, ids]) => [place, [...ids]]))
}

const disorderedIn = (
  written: readonly AnyEvent[],
  published: readonly AnyEvent[],
  placeOf: (event: AnyEvent) => string,
): number => {
  const reported = ordersOf(published, placeOf)
  return [...ordersOf(written, placeOf)].filter(([place, ids]) => !isDeepStrictEqual(reported.get(place), ids)).length
}

const comparePublished = (written: readonly AnyEvent[], published: readonly AnyEvent[]) => {
  const reported = new Map(published.map((event) => [event.id, event]))
  const known = new Set(written.map(({ id }) => id))
  return {
    missing: written.filter(({ id }) => !reported.has(id)).length,
    changed: written.filter((event) => reported.has(event.id) && !isDeepStrictEqual(reported.get(event.id), event)).length,
    strange: [...reported.keys()].filter((id) => !known.has(id)).length,
    disordered: disorderedIn(written, published, perBroadcast),
    overlapping: disorderedIn(written, published, perKey),
    again: published.length - reported.size,
  }
}

const tablesOf = async ({ db }: Services): Promise<string[][]> =>
  Promise.all(
    PROJECTIONS.flatMap(({ tables }) => tables).map(async ({ name }) => {
      const { rows } = await db.pool.query<{ row: string }>(`SELECT to_jsonb(${name})::text AS row FROM ${name} ORDER BY 1`)
      return rows.map(({ row }) => row)
    }),
  )

/**
 * After the workers have ended: the topics against the outbox, event by event and in order per key, and history and analytics made again
 * against what the workers have made.
 */
export const compareEvents = async (services: Services): Promise<{ lines: string[]; isClean: boolean }> => {
  const bus = createKafkaBus(services.config, services.log)
  try {
    const untold = await printRest(services, bus)
    const { rows } = await services.db.pool.query<OutboxRow>(`SELECT ${EVENT_COLUMNS} FROM outbox ORDER BY id`)
    const published: AnyEvent[] = []
    for await (const page of bus.published(Object.values(TOPICS))) published.push(...page)
    const { missing, changed, strange, disordered, overlapping, again } = comparePublished(rows.map(eventOfRow), published)
    const before = await tablesOf(services)
    await rebuildProjections(services.db, bus.published)
    const after = await tablesOf(services)
    const isSame = isDeepStrictEqual(before, after)
    return {
      isClean: untold + missing + changed + strange + disordered === 0 && isSame && rows.length > 0,
      lines: [
        `events ${rows.length}: not told ${untold}, missing in Kafka ${missing}, changed ${changed}, in no outbox ${strange}, out of order ${disordered} (told again ${again}, keys in which broadcasts changed places ${overlapping})`,
        `history and analytics made again from the first event are ${isSame ? 'the same' : 'NOT THE SAME'}: ${before.map(({ length }) => length).join(' and ')} rows`,
      ],
    }
  } finally {
    await bus.close()
  }
}
