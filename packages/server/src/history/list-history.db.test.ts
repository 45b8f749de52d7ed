import { onStatement } from '@hourcast/db/testing/on-statement'
import type { HistoryPlace } from '@hourcast/domain/broadcasts/history-filter'
import { describe, expect, test } from 'vitest'
import { seedStation } from '../events/testing/seed-station.ts'
import { givenHistory } from './testing/given-history.ts'

const AIR = Date.parse('2026-11-22T04:00:00Z')
const HOUR = 3_600_000

describe('the timeline', () => {
  test('has all broadcasts of the station, the newest first, page after page, each once, also where many share an instant', async () => {
    const { db, aired, another, list, stationId, schedulerId } = await givenHistory()
    const hosts = [schedulerId, await another(), await another('Ida')]
    for (let n = 0; n < 30; n += 1)
      for (const host of hosts.slice(0, 1 + (n % 3)))
        await aired({ airAt: AIR - Math.floor(n / 2) * HOUR - (n % 2), schedulerId: host })
    const { rows } = await db.pool.query<{ id: string }>(
      `SELECT broadcast_id AS id FROM history JOIN scheduler ON scheduler.id = scheduler_id WHERE station_id = $1 ORDER BY air_at DESC, broadcast_id DESC`,
      [stationId],
    )
    const seen: string[] = []
    let before: HistoryPlace | null = null
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({}, { before, limit: 7 })
      seen.push(...page.lines.map(({ broadcastId }) => broadcastId))
      before = page.next
    } while (before)
    expect(rows).toHaveLength(60)
    expect(seen).toEqual(rows.map(({ id }) => id))
  })

  test('never has a broadcast of another station, for any filter', async () => {
    const { db, aired, list } = await givenHistory()
    const other = await seedStation(db)
    await aired({ airAt: AIR, schedulerId: other.schedulerId, says: ['Ships came in.'] })
    const mine = await aired({ airAt: AIR - HOUR, says: ['Ships came in.'] })
    expect((await list()).lines.map(({ broadcastId }) => broadcastId)).toEqual([mine])
    expect((await list({ words: 'ships' })).lines.map(({ broadcastId }) => broadcastId)).toEqual([mine])
    expect((await list({ schedulerId: other.schedulerId })).lines).toEqual([])
  })

  test('shows each line on the station’s clock, with what went out and why', async () => {
    const { aired, list } = await givenHistory()
    await aired({ airAt: AIR, rung: 'last-good', failedDetail: 'feed.example did not answer.' })
    await aired({ airAt: AIR - HOUR, state: 'missed', failedCode: 'merged' })
    const { lines, next } = await list()
    expect(next).toBeNull()
    const detail = 'feed.example did not answer.'
    expect(lines).toMatchObject([
      { hostName: 'Ada', wall: '2026-11-22T05:00', state: 'delivered', rung: 'last-good', latenessMs: 1_200, detail },
      { wall: '2026-11-22T04:00', state: 'missed', rung: null, missedBy: 'merged' },
    ])
  })

  test('names where it went, and why it did not arrive', async () => {
    const { db, aired, list, schedulerId } = await givenHistory()
    const broadcastId = await aired({ airAt: AIR })
    for (const [kind, state, errorDetail] of [
      ['link', 'released', null],
      ['email', 'failed', 'E-mail: 550 no such mailbox'],
    ] as const) {
      const target = await db.prisma.target.create({ data: { id: `${kind}-target`, schedulerId, kind } })
      await db.prisma.delivery.create({
        data: { id: `${kind}-delivery`, broadcastId, targetId: target.id, kind, state, errorDetail },
      })
    }
    expect((await list()).lines[0]?.targets).toEqual([
      { kind: 'link', name: 'Direct Link', state: 'released', detail: null },
      { kind: 'email', name: 'Email', state: 'failed', detail: 'E-mail: 550 no such mailbox' },
    ])
  })

  test('says of a host that was deleted before the air time that its link gave nothing, and of what aired before that it aired', async () => {
    const { db, aired, list, schedulerId } = await givenHistory()
    await db.prisma.target.create({ data: { id: 'link-target', schedulerId, kind: 'link' } })
    for (const airAt of [AIR, AIR - HOUR]) {
      const broadcastId = await aired({ airAt })
      const delivery = { id: `d-${airAt}`, broadcastId, targetId: 'link-target', kind: 'link', state: 'released' }
      await db.prisma.delivery.create({ data: { ...delivery, releasedAt: new Date(airAt) } })
    }
    await db.prisma.scheduler.update({ where: { id: schedulerId }, data: { deletedAt: new Date(AIR - 1) } })
    const isSchedulerDeleted = true
    expect((await list()).lines).toMatchObject([
      { isSchedulerDeleted, state: 'cancelled', rung: null, latenessMs: null, targets: [{ state: 'withheld' }] },
      { isSchedulerDeleted, state: 'delivered', rung: 'fresh', targets: [{ state: 'released' }] },
    ])
    expect((await list()).lines[0]?.detail).toContain('The host was deleted before the air time')
  })

  test('knows of what is under way how far it is, and that one was taken back', async () => {
    const { aired, list, idsOf } = await givenHistory()
    const open = await aired({ airAt: AIR, state: 'planned', rowState: 'preparing', stage: 'writing' })
    await aired({ airAt: AIR - HOUR, state: 'planned', rowState: 'cancelled' })
    expect((await list()).lines).toMatchObject([{ state: 'preparing', stage: 'writing', rung: null }, { state: 'cancelled' }])
    expect(await idsOf({ outcome: 'open' })).toEqual([open])
  })
})

describe('what is asked for alone', () => {
  test('each state has exactly the broadcasts that the table says', async () => {
    const { db, aired, idsOf } = await givenHistory()
    const kinds = [
      {},
      { rung: 'evergreen' },
      { late: true },
      { rung: 'ident', late: true },
      { state: 'failed' },
      { state: 'missed' },
      { state: 'staged' },
    ]
    for (let n = 0; n < 28; n += 1) await aired({ airAt: AIR - n * HOUR, ...kinds[n % kinds.length] })
    const by = async (condition: string) =>
      (
        await db.pool.query<{ id: string }>(`SELECT broadcast_id AS id FROM history WHERE ${condition} ORDER BY air_at DESC`)
      ).rows.map(({ id }) => id)
    const counted = {
      'on-time': await idsOf({ outcome: 'on-time' }),
      'fell-back': await idsOf({ outcome: 'fell-back' }),
      late: await idsOf({ outcome: 'late' }),
      failed: await idsOf({ outcome: 'failed' }),
      missed: await idsOf({ outcome: 'missed' }),
      open: await idsOf({ outcome: 'open' }),
    }
    expect(counted).toEqual({
      'on-time': await by("state = 'delivered' AND rung = 'fresh' AND NOT late"),
      'fell-back': await by("state = 'delivered' AND rung IS DISTINCT FROM 'fresh'"),
      late: await by("state = 'delivered' AND late"),
      failed: await by("state = 'failed'"),
      missed: await by("state = 'missed'"),
      open: await by("state IN ('planned', 'staged')"),
    })
    for (const ids of Object.values(counted)) expect(ids.length).toBeGreaterThan(3)
  })

  test('a day is the station’s: of 25 hours when the clocks go back', async () => {
    const { aired, list } = await givenHistory()
    const midnight = Date.parse('2026-10-24T22:00:00Z')
    for (let n = -2; n < 28; n += 1) await aired({ airAt: midnight + n * HOUR })
    const { lines } = await list({ day: '2026-10-25' })
    expect(lines).toHaveLength(25)
    expect(new Set(lines.map(({ wall }) => wall.slice(0, 10)))).toEqual(new Set(['2026-10-25']))
    expect(lines.filter(({ wall }) => wall.endsWith('T02:00')).map(({ offset }) => offset)).toEqual(['UTC+01:00', 'UTC+02:00'])
  })

  test('one scheduler, also a deleted one, and all together', async () => {
    const { db, aired, another, idsOf, list } = await givenHistory()
    const gone = await another('Ida')
    const wanted = await aired({ airAt: AIR, schedulerId: gone, state: 'failed' })
    await aired({ airAt: AIR - HOUR, schedulerId: gone })
    await aired({ airAt: AIR, state: 'failed' })
    await db.prisma.scheduler.update({ where: { id: gone }, data: { deletedAt: new Date(AIR) } })
    expect(await idsOf({ schedulerId: gone, outcome: 'failed', day: '2026-11-22' })).toEqual([wanted])
    expect((await list({ schedulerId: gone })).lines[0]).toMatchObject({ hostName: 'Ida', isSchedulerDeleted: true })
  })
})

describe('a search', () => {
  test('finds beginnings of words, in any case, in any order, all of them; and shows the sentence', async () => {
    const { aired, list, idsOf } = await givenHistory()
    const ships = await aired({ airAt: AIR, says: ['Guten Morgen.', 'Die Hafenstraße bleibt gesperrt.', 'ÄRZTE warnen vor Öl.'] })
    await aired({ airAt: AIR - HOUR, says: ['Good morning.'] })
    for (const words of ['hafen', 'HAFENSTRAßE gesperrt', 'gesperrt die', 'ärzte', 'Öl', '  öl  '])
      expect(await idsOf({ words }), words).toEqual([ships])
    for (const words of ['straße', 'hafen morning', 'spoken']) expect(await idsOf({ words }), words).toEqual([])
    expect((await list({ words: 'ärzte' })).lines[0]?.found).toBe('ÄRZTE warnen vor Öl.')
  })

  test.each(["'", '"', '\\', ':*', '!', '& | <->', "') OR 1=1 --", '=cmd', '(((', '%', '…'])(
    'takes %j as words, or as nothing',
    async (words) => {
      const { aired, idsOf } = await givenHistory()
      await aired({ airAt: AIR, says: ['Good morning.'] })
      expect(await idsOf({ words })).toEqual([])
    },
  )

  test('finds Hindi', async () => {
    const { aired, idsOf } = await givenHistory()
    const id = await aired({ airAt: AIR, says: ['मौसम आज साफ़ रहेगा।'] })
    expect(await idsOf({ words: 'मौसम' })).toEqual([id])
  })
})

test('a page is one statement, however many schedulers and targets there are', async () => {
  const { db, aired, another, list } = await givenHistory()
  for (let n = 0; n < 5; n += 1) await aired({ airAt: AIR - n * HOUR, schedulerId: await another() })
  const asked: string[] = []
  const quiet = onStatement(db, (text) => void asked.push(text))
  for (const filter of [{}, { words: 'ship' }, { outcome: 'missed' as const }, { day: '2026-11-22' }]) await list(filter)
  quiet()
  expect(asked).toHaveLength(4)
})

test('the newest of a hundred thousand are found by the index, not by reading them all', async () => {
  const { db, schedulerId, list } = await givenHistory()
  await db.pool.query(
    `INSERT INTO history (broadcast_id, scheduler_id, air_at, kind, state, rung, updated_at)
     SELECT 'b' || n, $1, $2::timestamptz - n * interval '1 minute', 'slot', 'delivered', 'fresh', now() FROM generate_series(1, 100000) AS n`,
    [schedulerId, new Date(AIR)],
  )
  await db.pool.query('ANALYZE history')
  let text = ''
  const quiet = onStatement(db, (statement) => {
    text = statement
  })
  await list({}, { limit: 50 })
  quiet()
  const { stationId } = await db.prisma.scheduler.findUniqueOrThrow({ where: { id: schedulerId } })
  const { rows } = await db.pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ANALYZE ${text}`, [51, stationId])
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('history_scheduler')
  expect(plan).not.toMatch(/Seq Scan on history/)
})
