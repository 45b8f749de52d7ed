// `npm run demo:history`: a station with two weeks behind it, made by the product itself on a clock that jumps over the waits.
import { parseArgs } from 'node:util'
import { holdLease } from '@hourcast/db/lease'
import { randomId } from '@hourcast/db/random-id'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hourcast/domain/time-units'
import { addOwner } from '@hourcast/server/accounts/add-owner'
import { systemClock } from '@hourcast/server/clock'
import { startEvents } from '@hourcast/server/events/start-events'
import type { Services } from '@hourcast/server/services'
import { withServices } from '../commands/open-services.ts'
import { type Away, airThrough } from './air-through.ts'
import { demoHosts, type Hosts, saveHosts } from './demo-hosts.ts'
import { type DemoWorld, openDemoWorld, type Trouble } from './demo-world.ts'
import { createJumpingClock, type JumpingClock } from './jumping-clock.ts'

const EMAIL = 'history@hourcast.example'
const MOST_DAYS = 60

const { values } = parseArgs({ options: { days: { type: 'string', default: '14' } } })
const days = Number(values.days)
if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS) {
  console.error(`--days is a whole number from 1 to ${MOST_DAYS}.`)
  process.exit(2)
}

/** In hours since the first day: a feed that breaks for one slot, for a night, and this morning. */
const troublesOf = (length: number): Trouble[] => [
  ...Array.from({ length }, (_, day) => ({ from: day * 24 + 7, to: day * 24 + 9 })).filter((_, day) => day % 3 === 1),
  { from: (length - 1) * 24 - 10, to: (length - 1) * 24 + 1 },
  { from: length * 24 - 4, to: length * 24 },
]

/** Every fortieth slot is taken up late, another one too late: the machine was off. */
const awayNowAndThen = (): Away => {
  let slot = 0
  return () => {
    slot += 1
    if (slot % 40 === 17) return 8 * MINUTE_MS
    return slot % 40 === 31 ? 40 * MINUTE_MS : 0
  }
}

/** Without its days the row would be younger than what it has aired. */
const givenStation = async ({ db, clock, ...services }: Services): Promise<string> => {
  const owner = await addOwner({ db, clock, ...services }, { email: EMAIL, stationName: 'Harbour Example Radio' })
  if (!owner.ok) throw new Error(owner.problem.message)
  const { ownerId, stationId, created } = owner.value
  if (!created) throw new Error(`There is an owner ${EMAIL} already. Take another data folder: HOURCAST_DATA=…`)
  await db.prisma.owner.update({ where: { id: ownerId }, data: { createdAt: new Date(clock.now()) } })
  await db.prisma.station.update({
    where: { id: stationId },
    data: { timeZone: 'Europe/Berlin', createdAt: new Date(clock.now()) },
  })
  return stationId
}

const report = (began: number, start: number, end: number) => {
  let lastDay = 0
  return (airedAt: number): void => {
    const day = Math.min(days, Math.ceil((airedAt - start) / DAY_MS))
    if (day === lastDay) return
    lastDay = day
    const share = Math.min(1, (airedAt - start) / (end - start))
    console.log(`day ${day} of ${days}   ${Math.round((Date.now() - began) / 1000)} s, ${Math.round(share * 100)} %`)
  }
}

const airDays = async (services: Services, clock: JumpingClock, world: DemoWorld): Promise<void> => {
  const [start, end, began] = [clock.now(), systemClock.now(), Date.now()]
  const stationId = await givenStation(services)
  const events = await startEvents(services)
  const needs = { services, clock, stationId, away: awayNowAndThen() }
  const onSlot = report(began, start, end)
  try {
    const hosts: Hosts = await saveHosts(services, { stationId, hosts: demoHosts(world.feedUrl) })
    // Last evening somebody added a file server, with a password that is no longer true.
    await airThrough(needs, end - 14 * HOUR_MS, onSlot)
    const withServer = demoHosts(world.feedUrl, { ftpPort: world.ftpPort })
    await saveHosts(services, { stationId, hosts: withServer, known: hosts })
    await airThrough(needs, end, onSlot)
    // From now on it reads what the running instance serves.
    clock.jumpTo(end)
    const own = `http://127.0.0.1:${services.config.PORT}/example/feed.xml`
    await saveHosts(services, { stationId, hosts: demoHosts(own, { ftpPort: world.ftpPort }), known: hosts })
  } finally {
    await events.stop()
  }
}

const LEASE_MS = 15_000

/** A worker on the same data lives in the present: to it every slot of these days would be one that was missed. */
const aloneOn = ({ db }: Services) =>
  holdLease(db.url, { holder: randomId(), onLost: () => {}, signal: AbortSignal.timeout(LEASE_MS) }).catch(() => {
    throw new Error('A worker runs on this data. End it first, or take another data folder: HOURCAST_DATA=…')
  })

const main = async (): Promise<void> => {
  const began = Date.now()
  const start = systemClock.now() - days * DAY_MS
  const clock = createJumpingClock(start, systemClock)
  const world = await openDemoWorld(clock, start, troublesOf(days))
  process.env.ALLOW_PRIVATE_HOSTS = [new URL(world.feedUrl).host, `127.0.0.1:${world.ftpPort}`].join(',')
  try {
    await withServices(async (services) => {
      const lease = await aloneOn(services)
      await airDays({ ...services, clock }, clock, world).finally(() => lease.release())
      const rows = await services.db.prisma.history.groupBy({ by: ['state', 'rung'], _count: true })
      for (const { state, rung, _count } of rows) console.log(`${String(_count).padStart(5)}  ${state}${rung ? `, ${rung}` : ''}`)
      const link = await addOwner(services, { email: EMAIL })
      if (link.ok)
        console.log(`Made in ${Math.round((Date.now() - began) / 1000)} s. Sign in within 30 minutes: ${link.value.signInUrl}`)
    })
  } finally {
    await world.close()
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
