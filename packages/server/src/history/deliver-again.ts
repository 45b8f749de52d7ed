import { lockName } from '@hourcast/db/lock-name'
import { inTransaction, type Sql } from '@hourcast/db/open-database'
import { randomId } from '@hourcast/db/random-id'
import type { BroadcastState } from '@hourcast/domain/broadcasts/broadcast'
import { type Consent, WITHHELD_WORDS } from '@hourcast/domain/delivery/consent'
import { DELIVERY, type DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { orderRedelivery } from '../engine/engine-jobs.ts'
import type { Services } from '../services.ts'
import { isUnderWay } from './list-history.ts'

/** So many of one station may be under way: what is due airs first, and a server that does not answer holds few places. */
export const REDELIVERIES_AT_ONCE = 5

// Locks: of two presses at once the second sees the first.
const LOCK = `
  SELECT delivery.kind, delivery.target_id AS "targetId", target.consent, target.removed_at IS NOT NULL AS "isTargetRemoved", broadcast.state,
    broadcast.air_at AS "airAt", scheduler.deleted_at IS NOT NULL AS "isSchedulerDeleted", broadcast.audio_removed_at IS NOT NULL AS "isAudioRemoved",
    broadcast.audio_id AS "audioId",
    coalesce(delivery.receipt ->> 'path', delivery.staged ->> 'path') AS path
  FROM delivery JOIN target ON target.id = delivery.target_id JOIN broadcast ON broadcast.id = delivery.broadcast_id
    JOIN scheduler ON scheduler.id = broadcast.scheduler_id
  WHERE delivery.id = $1 AND broadcast.id = $2 AND scheduler.station_id = $3 FOR UPDATE OF delivery`
const OPEN_OF_STATION = `
  SELECT redelivery.id, redelivery.delivery_id AS "deliveryId" FROM redelivery JOIN delivery ON delivery.id = redelivery.delivery_id
    JOIN broadcast ON broadcast.id = delivery.broadcast_id JOIN scheduler ON scheduler.id = broadcast.scheduler_id
  WHERE redelivery.state = 'open' AND scheduler.station_id = $1`
// A file of the same name that a newer bulletin has been placed under. Where this one has never come to a name, any newer one counts.
const NEWER = `
  SELECT FROM delivery JOIN broadcast ON broadcast.id = delivery.broadcast_id
  WHERE delivery.target_id = $1 AND delivery.state = 'released' AND broadcast.air_at > $2 AND ($3::text IS NULL OR delivery.receipt ->> 'path' = $3)
  LIMIT 1`
const ASK = 'INSERT INTO redelivery (id, delivery_id, asked_at) VALUES ($1, $2, $3)'

type Row = {
  kind: DeliveryKind
  targetId: string
  consent: Consent
  isTargetRemoved: boolean
  state: BroadcastState
  airAt: Date
  isSchedulerDeleted: boolean
  isAudioRemoved: boolean
  audioId: string | null
  path: string | null
}

const NOT_FOUND = 'This delivery does not exist.'
const NO_AUDIO = 'Its audio is no longer kept: there is nothing to deliver.'

/** Why it cannot be delivered again, even with its audio intact. */
const refusalOf = (row: Row): Result<never> | null => {
  const { kind, consent, isTargetRemoved, isSchedulerDeleted, state, isAudioRemoved, audioId } = row
  if (DELIVERY[kind].release === 'clock')
    return fail('invalid', 'The link needs no delivery: it serves each bulletin from its air time on.')
  if (isSchedulerDeleted) return fail('conflict', 'Its scheduler is deleted: nothing is delivered for it any more.')
  if (isTargetRemoved) return fail('conflict', 'The scheduler no longer delivers there. Add the target again, then run it now.')
  if (isUnderWay(state)) return fail('conflict', 'This broadcast is still under way: it is delivered by itself.')
  if (consent !== 'given') return fail('conflict', WITHHELD_WORDS[consent])
  if (isAudioRemoved) return fail('conflict', NO_AUDIO)
  return audioId === null ? fail('conflict', 'No audio was made for it: there is nothing to deliver.') : null
}

type Which = { stationId: string; broadcastId: string; deliveryId: string }

/** Asked before the rows are locked: a bucket takes its time. */
const isAudioWhole = async (
  { db, audioStore }: Pick<Services, 'db' | 'audioStore'>,
  { stationId, broadcastId }: Which,
): Promise<boolean> => {
  const row = await db.prisma.broadcast.findFirst({
    where: { id: broadcastId, scheduler: { stationId } },
    select: { audio: true },
  })
  return row?.audio ? audioStore.isWhole(row.audio) : false
}

const mayReplaceNewer = async (sql: Sql, { kind, targetId, airAt, path }: Row): Promise<boolean> =>
  DELIVERY[kind].release === 'place' && (await sql(NEWER, [targetId, airAt, path])).length > 0

/** `isUnderWay`: somebody was quicker, and it goes out once. */
export type AskedAgain = { isAsked: true; isUnderWay?: true } | { isAsked: false; question: string }

const REPLACES =
  'A newer bulletin was placed there since. This older one would take its place if the name of the file is the same. Deliver it all the same?'

/**
 * The stored audio goes to one target once more, as a step of a broadcast takes it there: by a job in the same transaction, so that no death of a
 * process forgets it. Asked while one is under way it is the same one. What would put an old bulletin in a newer one's place is asked about first.
 */
export const deliverAgain = async (
  services: Pick<Services, 'db' | 'clock' | 'audioStore'>,
  { isSure, ...which }: Which & { isSure: boolean },
): Promise<Result<AskedAgain>> => {
  const { db, clock } = services
  const { stationId, broadcastId, deliveryId } = which
  // From the address of a page: PostgreSQL takes no NUL, and no id holds one.
  if (broadcastId.includes('\0')) return fail('not-found', NOT_FOUND)
  const isWhole = await isAudioWhole(services, which)
  return inTransaction(db, async ({ sql }): Promise<Result<AskedAgain>> => {
    await lockName(sql, `redeliveries of ${stationId}`)
    const [row] = await sql<Row>(LOCK, [deliveryId, broadcastId, stationId])
    if (!row) return fail('not-found', NOT_FOUND)
    const refusal = refusalOf(row)
    if (refusal) return refusal
    if (!isWhole) return fail('conflict', 'Its audio cannot be read: there is nothing to deliver.')
    const open = await sql<{ deliveryId: string }>(OPEN_OF_STATION, [stationId])
    if (open.some((each) => each.deliveryId === deliveryId)) return ok({ isAsked: true, isUnderWay: true })
    if (open.length >= REDELIVERIES_AT_ONCE)
      return fail('too-many', `${REDELIVERIES_AT_ONCE} deliveries are under way already. Try again when one of them has ended.`)
    if (!isSure && (await mayReplaceNewer(sql, row))) return ok({ isAsked: false, question: REPLACES })
    const redeliveryId = randomId()
    const now = clock.now()
    await sql(ASK, [redeliveryId, deliveryId, new Date(now)])
    await orderRedelivery(sql, redeliveryId, now)
    return ok({ isAsked: true })
  })
}
