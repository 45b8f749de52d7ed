import { expect, test } from 'vitest'
import { historyCsv } from './history-csv.ts'
import { EVERYTHING, givenHistory } from './testing/given-history.ts'

const AIR = Date.parse('2026-11-22T04:00:00Z')

const given = async () => {
  const history = await givenHistory()
  const { db, stationId } = history
  const lines = async (filter = EVERYTHING) => {
    let text = ''
    for await (const piece of historyCsv({ db }, { stationId, timeZone: 'Europe/Berlin', filter })) text += piece
    expect(text.startsWith('\uFEFF')).toBe(true)
    return text.slice(1).split('\r\n')
  }
  return { ...history, lines }
}

test('a line has the station’s clock, the instant, what went out, how late and how long', async () => {
  const { aired, lines } = await given()
  const id = await aired({ airAt: AIR, late: true })
  const [head, line, end] = await lines()
  expect(head).toBe(
    'Day,Time,Time zone,Air time (UTC),Scheduler,Started by,State,What aired,Late by (s),Length (s),Delivered to,Not delivered to,Reason,Broadcast',
  )
  expect(line).toBe(
    `2026-11-22,05:00,Europe/Berlin,2026-11-22T04:00:00.000Z,Ada,Schedule,delivered late,Fresh bulletin,1.2,,,,,${id}`,
  )
  expect(end).toBe('')
})

test('what a stranger wrote is text in a spreadsheet: no formula, no further cell', async () => {
  const { db, aired, lines, schedulerId } = await given()
  await db.prisma.scheduler.update({ where: { id: schedulerId }, data: { hostName: '=cmd|calc!A0' } })
  await aired({ airAt: AIR, state: 'failed', failedDetail: '@SUM(A1), "quoted"\r\n=1+1' })
  const text = (await lines()).join('\r\n')
  expect(text).toContain(",'=cmd|calc!A0,")
  expect(text).toContain(`,"'@SUM(A1), ""quoted""\r\n=1+1",`)
})

test('has everything that the filter lets through, over many pages, in the order of the timeline', async () => {
  const { db, lines, schedulerId } = await given()
  await db.pool.query(
    `INSERT INTO history (broadcast_id, scheduler_id, air_at, kind, state, rung, late, updated_at)
     SELECT 'b' || n, $1, $2::timestamptz - n * interval '1 hour', 'slot', 'delivered', CASE WHEN n % 10 = 0 THEN 'ident' ELSE 'fresh' END, false, now()
     FROM generate_series(1, 1234) AS n`,
    [schedulerId, new Date(AIR)],
  )
  const all = (await lines()).slice(1, -1)
  expect(all).toHaveLength(1234)
  expect(all.map((line) => line.split(',').at(-1))).toEqual(Array.from({ length: 1234 }, (_, n) => `b${n + 1}`))
  expect((await lines({ ...EVERYTHING, outcome: 'fell-back' })).slice(1, -1)).toHaveLength(123)
})
