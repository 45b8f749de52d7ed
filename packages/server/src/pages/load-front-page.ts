import type { BroadcastState, Rung, Stage } from '@hourcast/domain/broadcast'
import { findOnAir } from '../link/find-on-air.ts'
import { linkAddressesOf } from '../link/link-address.ts'
import { upcomingBroadcasts } from '../schedulers/upcoming-broadcasts.ts'
import type { Services } from '../services.ts'

export type FrontPage = {
  stationName: string
  hostName: string
  timeZone: string
  schedulerId: string
  link: string
  feed: string
  calendar: string
  onAir: OnAirBulletin | null
  /** What is being made now, if anything is. */
  making: { stage: Stage | null; airAt: number } | null
  upcoming: { airAt: number; wall: string }[]
  recent: RecentBroadcast[]
  now: number
}

export type OnAirBulletin = {
  broadcastId: string
  title: string
  wall: string
  airAt: number
  rung: Rung
  durationMs: number
  audioUrl: string
  segments: string[]
  marks: { segment: number; startMs: number; endMs: number }[]
}

export type RecentBroadcast = {
  broadcastId: string
  airAt: number
  wall: string
  state: BroadcastState
  rung: Rung | null
  late: boolean
  stage: string | null
  durationMs: number | null
}

/** The example station as the first page shows it; null when there is none (HOURCAST_DEMO=off). */
export const loadFrontPage = async (services: Pick<Services, 'db' | 'clock' | 'config'>): Promise<FrontPage | null> => {
  const { db, clock, config } = services
  const now = clock.now()
  const scheduler = await db.prisma.scheduler.findFirst({
    where: { deletedAt: null, station: { isExample: true } },
    include: { station: { select: { timeZone: true } } },
  })
  if (!scheduler) return null
  const [onAir, upcoming, recent] = await Promise.all([
    findBulletin(services, scheduler.id, now),
    upcomingBroadcasts(services, { schedulerId: scheduler.id, from: now, count: 5 }),
    listRecent(services, scheduler.id),
  ])
  const open = recent.find(({ state }) => state === 'planned' || state === 'preparing')
  const addresses = linkAddressesOf(config.PUBLIC_URL, scheduler.id)
  return {
    stationName: scheduler.stationName,
    hostName: scheduler.hostName,
    timeZone: scheduler.station.timeZone,
    schedulerId: scheduler.id,
    link: addresses.mp3,
    feed: addresses.feed,
    calendar: addresses.calendar,
    onAir,
    making: open ? { stage: open.stage as Stage | null, airAt: open.airAt } : null,
    upcoming: upcoming.map(({ airAt, wall }) => ({ airAt, wall })),
    recent,
    now,
  }
}

const findBulletin = async (services: Pick<Services, 'db'>, schedulerId: string, now: number): Promise<OnAirBulletin | null> => {
  const onAir = await findOnAir(services, { schedulerId, now })
  if (!onAir) return null
  const row = await services.db.prisma.broadcast.findUnique({
    where: { id: onAir.broadcastId },
    select: { script: true, audio: { select: { marks: true } } },
  })
  const script = row?.script as { segments: { text: string }[] } | null | undefined
  return {
    broadcastId: onAir.broadcastId,
    title: onAir.title,
    wall: onAir.wall,
    airAt: onAir.airAt,
    rung: onAir.rung ?? 'fresh',
    durationMs: onAir.audio.durationMs,
    audioUrl: `/station/${schedulerId}/${onAir.broadcastId}.mp3`,
    segments: script?.segments.map(({ text }) => text) ?? [],
    marks: (row?.audio?.marks ?? []) as OnAirBulletin['marks'],
  }
}

const listRecent = async ({ db }: Pick<Services, 'db'>, schedulerId: string): Promise<RecentBroadcast[]> => {
  const rows = await db.prisma.broadcast.findMany({
    where: { schedulerId, state: { not: 'cancelled' } },
    orderBy: { airAt: 'desc' },
    take: 10,
    select: {
      id: true,
      airAt: true,
      wall: true,
      state: true,
      rung: true,
      late: true,
      stage: true,
      audio: { select: { durationMs: true } },
    },
  })
  return rows.map(({ id, airAt, audio, ...row }) => ({
    ...row,
    broadcastId: id,
    airAt: airAt.getTime(),
    state: row.state as BroadcastState,
    rung: row.rung as Rung | null,
    durationMs: audio?.durationMs ?? null,
  }))
}
