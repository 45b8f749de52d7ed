import type { BroadcastState, Rung, Stage } from '@hourcast/domain/broadcasts/broadcast'
import { kindOfStep } from '@hourcast/domain/broadcasts/failed-step'
import { afterDeletion } from '@hourcast/domain/delivery/after-deletion'
import { DELIVERY, requireDeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { repeatedHourOffset } from '@hourcast/domain/slots/repeated-hour'
import { wallTimeAt } from '@hourcast/domain/slots/time-zone'
import type { ModelUse } from '@hourcast/domain/sources/content'
import type { Untold } from '@hourcast/domain/sources/untold'
import { readSpeaker } from '@hourcast/domain/voices/read-speaker'
import type { Speaker } from '@hourcast/domain/voices/speaker'
import { readScript } from '../broadcasts/broadcast-row.ts'
import type { Services } from '../services.ts'
import { type BroadcastDelivery, DELIVERY_ROWS, deliveryOfRow } from './broadcast-delivery.ts'
import { type SourcesRead, sourcesRead, type ToldSentence, toldSentences } from './told-sentences.ts'

/** One broadcast with all that is known of it. Instants in epoch milliseconds; `wall` is the station's clock as it is now. */
export type OpenedBroadcast = {
  broadcastId: string
  schedulerId: string
  hostName: string
  isSchedulerDeleted: boolean
  airAt: number
  wall: string
  offset: string | null
  timeZone: string
  /** The slot as it was planned, where the station has moved to another zone since. */
  plannedAs: { wall: string; timeZone: string } | null
  kind: 'slot' | 'now'
  state: BroadcastState
  stage: Stage | null
  rung: Rung | null
  late: boolean
  latenessMs: number | null
  failedStep: string | null
  failedBy: string | null
  missedBy: string | null
  detail: string | null
  /** Why a fresh bulletin told none of its stories. */
  untold: Untold | null
  title: string | null
  writer: 'built-in' | 'llm' | null
  /** Why the built-in writer wrote what a language model was asked for. */
  writerFallback: string | null
  /** What asking a language model took, also where its words were not said. */
  model: ModelUse | null
  sentences: ToldSentence[]
  sources: SourcesRead
  audio: {
    /** Where it can be heard; null where it went out to nobody, or its scheduler is deleted. */
    url: string | null
    durationMs: number
    sizeBytes: number
    lufs: number
    truePeakDbtp: number
    sha256: string
    marks: { segment: number; startMs: number; endMs: number }[]
    peaks: string | null
    /** Whose voice it is; null for a recording, and where an older program made it. */
    speaker: Speaker | null
  } | null
  /** Since when an audio that was there is no longer kept. */
  audioRemovedAt: number | null
  times: { what: BroadcastTime; at: number }[]
  deliveries: BroadcastDelivery[]
  /** How many clients took it from the link; of before these were told, the minutes in which somebody did. */
  pickUps: number
  now: number
}

export type BroadcastTime = 'woken' | 'begun' | 'prepared' | 'staged' | 'air' | 'delivered' | 'ended'

const NOT_FOUND = 'This broadcast does not exist.'

// By its index.
const PICK_UPS = `
  SELECT coalesce(sum(coalesce((payload ->> 'pickUps')::int, 1)), 0)::int AS "pickUps" FROM outbox WHERE type = 'link.fetched' AND payload ->> 'broadcastId' = $1`

const findRow = ({ db }: Pick<Services, 'db'>, stationId: string, broadcastId: string) =>
  db.prisma.broadcast.findFirst({
    where: { id: broadcastId, scheduler: { stationId } },
    include: {
      audio: true,
      scheduler: { select: { hostName: true, deletedAt: true, station: { select: { timeZone: true } } } },
      deliveries: DELIVERY_ROWS,
    },
  })
type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>

const timesOf = (row: Row, isOut: boolean): OpenedBroadcast['times'] => {
  const known: [BroadcastTime, Date | null][] = [
    ['woken', row.createdAt],
    ['begun', row.begunAt],
    ['prepared', row.preparedAt],
    ['staged', row.stagedAt],
    ['air', row.airAt],
    ['delivered', isOut ? row.deliveredAt : null],
    ['ended', isOut ? null : row.endedAt],
  ]
  return known.flatMap(([what, at]) => (at ? [{ what, at: at.getTime() }] : [])).toSorted((a, b) => a.at - b.at)
}

const audioOf = (
  { audio, id, schedulerId, state, releaseAt, audioRemovedAt, scheduler }: Row,
  now: number,
): OpenedBroadcast['audio'] => {
  if (!audio || audioRemovedAt) return null
  const { durationMs, sizeBytes, lufs, truePeakDbtp, sha256, marks, peaks, speaker } = audio
  const isOut = (state === 'delivered' || state === 'staged') && releaseAt !== null && releaseAt.getTime() <= now
  return {
    ...{ durationMs, sizeBytes, lufs, truePeakDbtp, sha256, peaks, speaker: readSpeaker(speaker) },
    url: isOut && scheduler.deletedAt === null ? `/station/${schedulerId}/${id}.mp3` : null,
    marks: marks as NonNullable<OpenedBroadcast['audio']>['marks'],
  }
}

/** One broadcast of the station, opened from its history; somebody else's is not found. */
export const loadBroadcast = async (
  services: Pick<Services, 'db' | 'clock'>,
  { stationId, broadcastId }: { stationId: string; broadcastId: string },
): Promise<Result<OpenedBroadcast>> => {
  const { db, clock } = services
  // From the address of a page: PostgreSQL takes no NUL, and no id holds one.
  if (broadcastId.includes('\0')) return fail('not-found', NOT_FOUND)
  const row = await findRow(services, stationId, broadcastId)
  if (!row) return fail('not-found', NOT_FOUND)
  const [told, { rows: fetches }] = await Promise.all([
    db.prisma.history.findUnique({ where: { broadcastId }, select: { latenessMs: true } }),
    db.pool.query<{ pickUps: number }>(PICK_UPS, [broadcastId]),
  ])
  const now = clock.now()
  const { timeZone } = row.scheduler.station
  const airAt = row.airAt.getTime()
  const script = readScript(row.script)
  const by = kindOfStep(row.failedStep)
  const { state, detail, deliveries } = afterDeletion(
    { state: row.state as BroadcastState, detail: row.failedDetail },
    row.deliveries.map((delivery) => deliveryOfRow(requireDeliveryKind(delivery.kind), delivery)),
    row.scheduler.deletedAt?.getTime() ?? null,
  )
  const isOut = state === 'delivered'
  return ok({
    broadcastId,
    ...{ schedulerId: row.schedulerId, hostName: row.scheduler.hostName, isSchedulerDeleted: row.scheduler.deletedAt !== null },
    ...{ airAt, wall: wallTimeAt(timeZone, airAt), offset: repeatedHourOffset(timeZone, airAt), timeZone },
    plannedAs: row.timeZone === timeZone ? null : { wall: row.wall, timeZone: row.timeZone },
    ...{ kind: row.kind as 'slot' | 'now', state, stage: row.stage as Stage | null },
    ...{ rung: isOut ? (row.rung as Rung | null) : null, late: row.late, latenessMs: told?.latenessMs ?? null },
    ...{ failedStep: row.failedStep, failedBy: by ? DELIVERY[by].by : null, detail },
    untold: isOut && row.rung === 'fresh' ? (script?.untold ?? null) : null,
    missedBy: row.state === 'missed' ? (row.failedCode ?? 'outage') : null,
    ...{ title: script?.title ?? null, writer: script?.writer ?? null, writerFallback: script?.fallbackReason ?? null },
    model: script?.model ?? null,
    sentences: toldSentences(script, row.content),
    sources: sourcesRead(script, row.content),
    ...{ audio: audioOf(row, now), audioRemovedAt: row.audioRemovedAt?.getTime() ?? null, times: timesOf(row, isOut) },
    deliveries,
    pickUps: fetches[0]?.pickUps ?? 0,
    now,
  })
}
