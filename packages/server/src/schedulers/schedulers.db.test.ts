import { randomBytes } from 'node:crypto'
import { givenDatabase } from '@hourcast/db/testing/test-database'
import pino from 'pino'
import { expect, test } from 'vitest'
import { addOwner } from '../accounts/add-owner.ts'
import { beginBroadcast } from '../broadcasts/begin-broadcast.ts'
import { readConfig } from '../config.ts'
import { fireDue } from '../engine/fire-due.ts'
import { mailInMemory } from '../mail/testing/mail-in-memory.ts'
import { createSealer } from '../secrets/create-sealer.ts'
import { sealedFieldOf } from '../secrets/sealed-fields.ts'
import { deleteScheduler, pauseScheduler, resumeScheduler } from './change-scheduler.ts'
import { draftSchedulerId } from './draft-id.ts'
import { runNow } from './run-now.ts'
import { type SaveSchedulerInput, saveScheduler } from './save-scheduler.ts'
import { upcomingBroadcasts } from './upcoming-broadcasts.ts'
import { updateStation } from './update-station.ts'

const MINUTE = 60_000
// Saturday.
const START = Date.parse('2026-11-21T09:00:00Z')
const schedule = (id: string, hours: string[], days = [1, 2, 3, 4, 5, 6, 7]) => ({ id, days, hours })
const settings = (change: object = {}) => ({
  hostName: 'Clara',
  stationName: 'Harbour Radio',
  sources: ['feed.example/news'],
  schedules: [schedule('a', ['10:00'])],
  ...change,
})

const given = async () => {
  const db = await givenDatabase()
  let now = START
  const sealer = createSealer([{ id: 'k1', key: randomBytes(32) }])
  const services = { db, config: readConfig({}), clock: { now: () => now }, sealer, ...mailInMemory().mailing }
  const owner = async (email: string) => {
    const added = await addOwner(services, { email })
    if (!added.ok) throw new Error(added.problem.message)
    return added.value.stationId
  }
  const stationId = await owner('anna@radio.example')
  const save = async (change: object = {}, more: Partial<SaveSchedulerInput> = {}) => {
    const saved = await saveScheduler(services, { stationId, settings: settings(change), targets: [], ...more })
    if (!saved.ok) throw new Error(saved.problem.message)
    return saved.value
  }
  const schedules = (schedulerId: string) => db.prisma.schedule.findMany({ where: { schedulerId }, orderBy: { position: 'asc' } })
  const alarms = async () =>
    (await db.pool.query<{ key: string; run_at: Date }>('SELECT key, run_at FROM graphile_worker.jobs ORDER BY key')).rows
  return {
    services,
    sealer,
    stationId,
    owner,
    save,
    schedules,
    alarms,
    wait: (ms: number) => {
      now += ms
    },
  }
}

test('saving plans every schedule, adds its job, orders the ident and records the event, all at once', async () => {
  const { services, save, schedules, alarms } = await given()
  const { schedulerId, created, revision } = await save()
  expect({ created, revision }).toEqual({ created: true, revision: 1 })
  const [only] = await schedules(schedulerId)
  expect(only?.nextAirAt?.toISOString()).toBe('2026-11-21T10:00:00.000Z')
  const lead = (only?.nextAirAt?.getTime() ?? 0) - (only?.nextWakeAt?.getTime() ?? 0)
  expect(lead).toBeGreaterThanOrEqual(5 * MINUTE)
  expect(lead).toBeLessThan(6 * MINUTE)
  expect((await alarms()).map(({ key }) => key)).toEqual([`ident:${schedulerId}`, `tick:${only?.ref}`])
  expect(await services.db.prisma.outbox.findMany({ select: { type: true, key: true } })).toEqual([
    { type: 'scheduler.saved', key: schedulerId },
  ])
  expect(await services.db.prisma.target.findMany({ select: { kind: true } })).toEqual([{ kind: 'link' }])
})

test.each<[string, object, string, string]>([
  [
    '24:00',
    { schedules: [schedule('a', ['24:00'])] },
    'schedules.0.hours.0',
    'Invalid hour format. Please enter a valid hour in the format HH:MM.',
  ],
  ['day 8', { schedules: [schedule('a', ['7:00'], [8])] }, 'schedules.0.days.0', 'A day is a number from 1'],
  [
    'a 25th schedule',
    { schedules: Array.from({ length: 25 }, (_, n) => schedule(`s${n}`, [`0:${10 + n}`])) },
    'schedules',
    'You can only add up to 24 schedules.',
  ],
  [
    'a collision',
    { schedules: [schedule('a', ['7:00'], [1, 2]), schedule('b', ['07:00'], [2])] },
    'schedules.1.hours',
    'Warning: Collision detected: Schedule 1 and 2 overlap on Tuesday at 7:00.',
  ],
  ['a line break in a name', { hostName: 'Clara\r\nBcc: x' }, 'hostName', 'one line'],
  ['an invalid language', { language: 14 }, 'language', 'from 0 to 13'],
])('%s is refused at its field, and nothing is stored', async (_name, change, field, message) => {
  const { services, stationId, alarms } = await given()
  const refused = await saveScheduler(services, { stationId, settings: settings(change), targets: [] })
  expect(refused).toMatchObject({ ok: false, problem: { code: 'invalid', field } })
  expect(!refused.ok && refused.problem.message).toContain(message)
  expect([await services.db.prisma.scheduler.count(), await services.db.prisma.outbox.count(), (await alarms()).length]).toEqual([
    0, 0, 0,
  ])
})

test('an FTP address is sealed; only its harmless part can be read', async () => {
  const { services, sealer, stationId, save } = await given()
  const connectionString = 'anna|pa|ss|ftp.radio.example|21|/in/{HH}.mp3'
  await save({}, { targets: [{ kind: 'ftp', connectionString, allowPlain: false }] })
  const target = await services.db.prisma.target.findFirstOrThrow({ where: { kind: 'ftp' } })
  expect(JSON.stringify(target)).not.toContain('pa|ss')
  expect(target.address).toBe('anna@ftp.radio.example:21/in/{HH}.mp3')
  expect(sealer.open(target.sealed ?? '', { stationId, field: sealedFieldOf('ftp') })).toBe(connectionString)
})

test('an SFTP server is sealed with its key; it keeps what it is known by until another key is trusted', async () => {
  const { services, sealer, stationId, save } = await given()
  const connectionString = 'sftp|anna|pass|phrase|sftp.radio.example|22|/in/{HH}.mp3'
  const privateKey = '-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA\n-----END OPENSSH PRIVATE KEY-----'
  const [first, second] = [`SHA256:${'A'.repeat(43)}`, `SHA256:${'B'.repeat(43)}`]
  const stored = () => services.db.prisma.target.findFirstOrThrow({ where: { kind: 'sftp', removedAt: null } })
  const { schedulerId } = await save({}, { targets: [{ kind: 'sftp', connectionString, privateKey, hostKey: first }] })
  const target = await stored()
  expect(JSON.stringify(target)).not.toMatch(/pass|BEGIN/)
  expect([target.address, target.hostKey]).toEqual(['sftp://anna@sftp.radio.example:22/in/{HH}.mp3', first])
  const secret = `${connectionString}\n${privateKey}`
  expect(sealer.open(target.sealed ?? '', { stationId, field: sealedFieldOf('sftp') })).toBe(secret)
  const keep = target.address
  await save({}, { schedulerId, targets: [{ kind: 'sftp', keep }] })
  expect(await stored()).toMatchObject({ sealed: target.sealed, hostKey: first })
  await save({}, { schedulerId, targets: [{ kind: 'sftp', keep, hostKey: second }] })
  expect(await stored()).toMatchObject({ sealed: target.sealed, hostKey: second })
})

test.each([
  [{ kind: 'email', address: 'anna@gmail.com' }, 'email'],
  [{ kind: 'email', address: '' }, 'email'],
  [{ kind: 'ftp', connectionString: 'anna|pass|host|99999|/x.mp3', allowPlain: false }, undefined],
] as const)('the target %j is refused', async (target, field) => {
  const { services, stationId } = await given()
  const refused = await saveScheduler(services, { stationId, settings: settings(), targets: [target] })
  expect(refused.ok).toBe(false)
  if (field) expect(refused).toMatchObject({ problem: { field } })
})

test('editing keeps the id and the clocks of schedules that stay, and moves only what has not begun', async () => {
  const { services, save, schedules } = await given()
  const { schedulerId } = await save({ schedules: [schedule('a', ['10:00']), schedule('b', ['11:00'])] })
  const before = await schedules(schedulerId)
  await save({ schedules: [schedule('b', ['11:30']), schedule('c', ['12:00'])] }, { schedulerId })
  const after = await schedules(schedulerId)
  expect(after.map(({ cardId }) => cardId)).toEqual(['b', 'c'])
  expect(after[0]?.ref).toBe(before[1]?.ref)
  expect(after[0]?.nextAirAt?.toISOString()).toBe('2026-11-21T11:30:00.000Z')
  expect(await services.db.prisma.scheduler.count()).toBe(1)
})

test('two tabs: the second save is told that the first was quicker', async () => {
  const { services, stationId, save } = await given()
  const { schedulerId, revision } = await save()
  await save({}, { schedulerId, revision })
  const late = await saveScheduler(services, {
    stationId,
    schedulerId,
    revision,
    settings: settings({ hostName: 'Otto' }),
    targets: [],
  })
  expect(late).toMatchObject({ ok: false, problem: { code: 'conflict' } })
  expect((await services.db.prisma.scheduler.findUniqueOrThrow({ where: { id: schedulerId } })).hostName).toBe('Clara')
})

test('first saves under one id at once: one makes it, the other changes it, and another station never gets it', async () => {
  const { services, stationId, owner } = await given()
  const other = await owner('otto@radio.example')
  const draftId = draftSchedulerId(stationId)
  const save = (station: string) =>
    saveScheduler(services, { stationId: station, draftId, settings: settings({ hostName: station }), targets: [] })
  const own = await Promise.all([save(stationId), save(stationId), save(stationId)])
  const reported = own.flatMap((saved) => (saved.ok ? [[saved.value.created, saved.value.revision]] : []))
  expect(reported.toSorted((a, b) => Number(a[1]) - Number(b[1]))).toEqual([
    [true, 1],
    [false, 2],
    [false, 3],
  ])
  expect(await save(other)).toMatchObject({ ok: false, problem: { code: 'not-found' } })
  expect((await services.db.prisma.scheduler.findUniqueOrThrow({ where: { id: draftId } })).hostName).toBe(stationId)
})

test('the link that was shown before the first save is for its station: anybody who sees it cannot save under it first', async () => {
  const { services, stationId, owner } = await given()
  const draftId = draftSchedulerId(stationId)
  const save = (station: string) =>
    saveScheduler(services, { stationId: station, draftId, settings: settings({ hostName: station }), targets: [] })
  const other = await owner('otto@radio.example')
  expect(await save(other)).toMatchObject({ ok: false, problem: { code: 'not-found' } })
  const saves = await Promise.all([save(other), save(stationId), save(other)])
  expect(saves.map(({ ok }) => ok)).toEqual([false, true, false])
  const row = await services.db.prisma.scheduler.findUniqueOrThrow({ where: { id: draftId } })
  expect([row.stationId, row.hostName]).toEqual([stationId, stationId])
})

test("somebody else's scheduler is not found, no matter what is asked of it", async () => {
  const { services, save, owner } = await given()
  const { schedulerId } = await save()
  const stranger = { stationId: await owner('otto@radio.example'), schedulerId }
  const answers = [
    await saveScheduler(services, { ...stranger, settings: settings(), targets: [] }),
    await pauseScheduler(services, stranger),
    await resumeScheduler(services, stranger),
    await deleteScheduler(services, stranger),
    await runNow(services, stranger),
  ]
  for (const answer of answers) expect(answer).toMatchObject({ ok: false, problem: { code: 'not-found' } })
})

test('with FTP, which goes out two minutes ahead, the least lead of two minutes begins four minutes before air', async () => {
  const { services, stationId, save, schedules } = await given()
  const ftp = { kind: 'ftp', connectionString: 'anna|pass|ftp.radio.example|21|/in.mp3', allowPlain: false } as const
  const { schedulerId } = await save({}, { targets: [ftp] })
  const leadMinutes = async () => {
    const [only] = await schedules(schedulerId)
    return Math.floor(((only?.nextAirAt?.getTime() ?? 0) - (only?.nextWakeAt?.getTime() ?? 0)) / MINUTE)
  }
  await updateStation(services, { stationId, change: { leadMinutes: 2 } })
  expect(await leadMinutes()).toBe(4)
  await save({}, { schedulerId })
  expect(await leadMinutes()).toBe(2)
})

test('paused, a slot that was planned but not begun is taken back; resumed, it comes back', async () => {
  const { services, stationId, save, schedules, wait } = await given()
  const { schedulerId } = await save()
  const [only] = await schedules(schedulerId)
  wait(55 * MINUTE)
  await fireDue(services.db, [only?.ref ?? ''], services.clock.now())
  const states = async () => (await services.db.prisma.broadcast.findMany()).map(({ state }) => state)
  expect(await states()).toEqual(['planned'])
  await pauseScheduler(services, { stationId, schedulerId })
  expect(await states()).toEqual(['cancelled'])
  expect((await schedules(schedulerId))[0]?.nextAirAt).toBeNull()
  expect(await upcomingBroadcasts(services, { schedulerId, from: services.clock.now(), count: 3 })).toEqual([])
  await resumeScheduler(services, { stationId, schedulerId })
  await fireDue(services.db, [only?.ref ?? ''], services.clock.now())
  expect(await states()).toEqual(['planned'])
})

test('firing twice plans once; after an outage old slots are missed, not aired in a flood', async () => {
  const { services, save, schedules, wait } = await given()
  const { schedulerId } = await save({
    schedules: [
      schedule(
        'a',
        Array.from({ length: 24 }, (_, hour) => `${hour}:00`),
      ),
    ],
  })
  const ref = (await schedules(schedulerId))[0]?.ref ?? ''
  wait(5 * 60 * MINUTE + 5 * MINUTE)
  await fireDue(services.db, [ref], services.clock.now())
  await fireDue(services.db, [ref], services.clock.now())
  const rows = await services.db.prisma.broadcast.findMany({ orderBy: { airAt: 'asc' } })
  expect(rows.map(({ airAt, state }) => [airAt.toISOString().slice(11, 16), state])).toEqual([
    ['10:00', 'missed'],
    ['11:00', 'missed'],
    ['12:00', 'missed'],
    ['13:00', 'missed'],
    ['14:00', 'planned'],
  ])
  expect((await schedules(schedulerId))[0]?.nextAirAt?.toISOString()).toBe('2026-11-21T15:00:00.000Z')
})

test('an edit minutes after an air time that the engine slept through leaves that slot, which airs late', async () => {
  const { services, save, wait } = await given()
  const { schedulerId } = await save()
  wait(63 * MINUTE)
  await save({ hostName: 'Nora' }, { schedulerId })
  await save({ schedules: [schedule('a', ['18:00'])] }, { schedulerId })
  const rows = await services.db.prisma.broadcast.findMany({ select: { airAt: true, state: true } })
  expect(rows).toEqual([{ airAt: new Date('2026-11-21T10:00:00Z'), state: 'planned' }])
})

test('deleted, it is gone for its owner, and nothing of it is ahead', async () => {
  const { services, stationId, save, schedules, alarms } = await given()
  const { schedulerId } = await save()
  expect(await deleteScheduler(services, { stationId, schedulerId })).toMatchObject({ ok: true })
  expect(await deleteScheduler(services, { stationId, schedulerId })).toMatchObject({ ok: false, problem: { code: 'not-found' } })
  expect((await schedules(schedulerId))[0]?.nextWakeAt).toBeNull()
  expect((await alarms()).map(({ key }) => key)).not.toContainEqual(expect.stringMatching(/^tick:/))
})

test('asking for a broadcast at once may be repeated with the same request', async () => {
  const { services, stationId, save } = await given()
  const { schedulerId } = await save()
  const ask = (requestId?: string) => runNow(services, { stationId, schedulerId, ...(requestId ? { requestId } : {}) })
  const answers = await Promise.all([ask('r'), ask('r'), ask('r')])
  expect(new Set(answers.map((answer) => answer.ok && answer.value.broadcastId)).size).toBe(1)
  // Two different ones in one millisecond are two broadcasts.
  await Promise.all([ask(), ask()])
  expect(await services.db.prisma.broadcast.count()).toBe(3)
})

test('another time zone plans everything again', async () => {
  const { services, stationId, save, schedules } = await given()
  const { schedulerId } = await save()
  expect(await updateStation(services, { stationId, change: { timeZone: 'America/New_York' } })).toMatchObject({ ok: true })
  expect((await schedules(schedulerId))[0]?.nextAirAt?.toISOString()).toBe('2026-11-21T15:00:00.000Z')
  expect(await updateStation(services, { stationId, change: { timeZone: 'Mars/Olympus' } })).toMatchObject({
    ok: false,
    problem: { field: 'timeZone' },
  })
})

test('a scheduler that is being saved for the first time while the zone changes is planned by the new zone', async () => {
  const { services, stationId, schedules } = await given()
  const { pool } = services.db
  const schedulerId = draftSchedulerId(stationId)
  const client = await pool.connect()
  let change: ReturnType<typeof updateStation>
  try {
    // A first save whose transaction is still open, planned by the zone as it was.
    await client.query('BEGIN')
    await client.query(
      `INSERT INTO scheduler (id, station_id, host_name, station_name, location, language, voice_tone, presentation_type, input_mode, sources, length)
       VALUES ($1, $2, 'Clara', 'Harbour Radio', '', 0, 0, 1, 'rss', '{feed.example}', 'short')`,
      [schedulerId, stationId],
    )
    await client.query(
      `INSERT INTO schedule (ref, scheduler_id, card_id, position, days, hours, next_air_at)
       VALUES ($1, $2, 'a', 0, '{1,2,3,4,5,6,7}', '{10:00}', '2026-11-21T10:00:00Z')`,
      [draftSchedulerId(stationId), schedulerId],
    )
    change = updateStation(services, { stationId, change: { timeZone: 'America/New_York' } })
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1)
    await client.query('COMMIT')
  } finally {
    client.release()
  }
  expect(await change).toMatchObject({ ok: true })
  expect((await schedules(schedulerId))[0]?.nextAirAt?.toISOString()).toBe('2026-11-21T15:00:00.000Z')
})

test('a masked FTP address keeps the stored connection, and only the one that it was made of', async () => {
  const { services, stationId } = await given()
  const { prisma } = services.db
  const save = (more: Partial<SaveSchedulerInput>) =>
    saveScheduler(services, { stationId, settings: settings(), targets: [], ...more })
  const typed = 'user|pa|ss|ftp.radio.example|21|/air.mp3'
  const saved = await save({ targets: [{ kind: 'ftp', connectionString: typed, allowPlain: false }] })
  if (!saved.ok) throw new Error(saved.problem.message)
  const { schedulerId } = saved.value
  const stored = () => prisma.target.findFirstOrThrow({ where: { schedulerId, kind: 'ftp', removedAt: null } })
  const before = await stored()
  const again = await save({ schedulerId, targets: [{ kind: 'ftp', keep: before.address, allowPlain: true }] })
  expect(again.ok).toBe(true)
  expect(await stored()).toEqual({ ...before, allowPlain: true })
  const other = await save({ schedulerId, targets: [{ kind: 'ftp', keep: 'user@elsewhere.example:21/air.mp3' }] })
  expect(other).toMatchObject({ ok: false, problem: { field: 'FtpConnectionString' } })
  const fresh = await save({ targets: [{ kind: 'ftp', keep: before.address }] })
  expect(fresh).toMatchObject({ ok: false, problem: { field: 'FtpConnectionString' } })
})

test('another FTP connection or e-mail address is for the slots that have not begun: one in preparation goes where it was to go', async () => {
  const { services, save, schedules, wait } = await given()
  const { prisma } = services.db
  const targets = (host: string) => [
    { kind: 'ftp', connectionString: `anna|pass|${host}|21|/in.mp3`, allowPlain: false } as const,
    { kind: 'email', address: `studio@${host}` } as const,
  ]
  const { schedulerId } = await save({}, { targets: targets('old.example') })
  wait(56 * MINUTE)
  await fireDue(services.db, [(await schedules(schedulerId))[0]?.ref ?? ''], services.clock.now())
  const { id: broadcastId } = await prisma.broadcast.findFirstOrThrow()
  await beginBroadcast({ ...services, log: pino({ level: 'silent' }) }, { broadcastId })
  await save({}, { schedulerId, targets: targets('new.example') })
  await save({}, { schedulerId, targets: targets('newer.example') })
  const orderBy = { kind: 'asc' } as const
  const going = await prisma.delivery.findMany({ where: { broadcastId }, include: { target: true }, orderBy })
  expect(going.map(({ target }) => target.address)).toEqual(['studio@old.example', 'anna@old.example:21/in.mp3', ''])
  const stored = await prisma.target.findMany({ where: { schedulerId, removedAt: null }, orderBy })
  expect(stored.map(({ address }) => address)).toEqual(['studio@newer.example', 'anna@newer.example:21/in.mp3', ''])
  expect(await prisma.target.count()).toBe(5)
})

test('a new scheduler saved twice under the id that was drawn for it is one scheduler', async () => {
  const { services, stationId } = await given()
  const save = (more: Partial<SaveSchedulerInput>) =>
    saveScheduler(services, { stationId, settings: settings(), targets: [], ...more })
  const draftId = draftSchedulerId(stationId)
  const [first, second] = [await save({ draftId }), await save({ draftId })]
  expect([first, second]).toMatchObject([
    { ok: true, value: { schedulerId: draftId, created: true } },
    { ok: true, value: { schedulerId: draftId, created: false } },
  ])
  expect(await services.db.prisma.scheduler.count()).toBe(1)
  expect(await save({ draftId, revision: 0 })).toMatchObject({ ok: false, problem: { code: 'conflict' } })
  expect(await save({ draftId: draftSchedulerId(stationId), revision: 0 })).toMatchObject({ ok: true, value: { created: true } })
  expect(await save({ draftId: 'a-name-to-guess' })).toMatchObject({ ok: false, problem: { code: 'not-found' } })
})
