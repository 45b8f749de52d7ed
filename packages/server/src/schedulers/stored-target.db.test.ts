import pino from 'pino'
import { expect, test } from 'vitest'
import { beginBroadcast } from '../broadcasts/begin-broadcast.ts'
import { goWhereWanted } from '../broadcasts/discard-staged.ts'
import { failDelivery } from '../broadcasts/fail-delivery.ts'
import { fireDue } from '../engine/fire-due.ts'
import { sealedFieldOf } from '../secrets/sealed-fields.ts'
import type { Services } from '../services.ts'
import { type SaveSchedulerInput, saveScheduler } from './save-scheduler.ts'
import { givenOwner, MINUTE, settings } from './testing/given-owner.ts'
import { updateStation } from './update-station.ts'

test('an FTP address is sealed; only its harmless part can be read', async () => {
  const { services, sealer, stationId, save } = await givenOwner()
  const connectionString = 'anna|pa|ss|ftp.radio.example|21|/in/{HH}.mp3'
  await save({}, { targets: [{ kind: 'ftp', connectionString, allowPlain: false }] })
  const target = await services.db.prisma.target.findFirstOrThrow({ where: { kind: 'ftp' } })
  expect(JSON.stringify(target)).not.toContain('pa|ss')
  expect(target.address).toBe('anna@ftp.radio.example:21/in/{HH}.mp3')
  expect(sealer.open(target.sealed ?? '', { stationId, field: sealedFieldOf('ftp') })).toBe(connectionString)
})

test('an SFTP server is sealed with its key; it keeps what it is known by until another key is trusted', async () => {
  const { services, sealer, stationId, save } = await givenOwner()
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
  const { services, stationId } = await givenOwner()
  const refused = await saveScheduler(services, { stationId, settings: settings(), targets: [target] })
  expect(refused.ok).toBe(false)
  if (field) expect(refused).toMatchObject({ problem: { field } })
})

test('with FTP, which goes out two minutes ahead, the least lead of two minutes begins four minutes before air', async () => {
  const { services, stationId, save, schedules } = await givenOwner()
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

test('a masked FTP address keeps the stored connection, and only the one that it was made of', async () => {
  const { services, stationId } = await givenOwner()
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
  const { services, save, schedules, wait } = await givenOwner()
  const { prisma } = services.db
  const targets = (host: string) => [
    { kind: 'ftp', connectionString: `anna|pass|${host}|21|/in.mp3`, allowPlain: false } as const,
    { kind: 'email', address: `studio@${host}` } as const,
  ]
  const { schedulerId } = await save({}, { targets: targets('old.example') })
  wait(56 * MINUTE)
  await fireDue(services.db, [(await schedules(schedulerId))[0]?.id ?? ''], services.clock.now())
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

const ftpAt = (password: string, host = 'radio.example') =>
  ({ kind: 'ftp', connectionString: `anna|${password}|${host}|21|/in.mp3`, allowPlain: false }) as const

/** A broadcast in preparation, with a delivery by FTP. */
const givenPreparing = async () => {
  const given = await givenOwner()
  const { services, save, schedules, wait, sealer, stationId } = given
  const { prisma } = services.db
  const { schedulerId } = await save({}, { targets: [ftpAt('wrong')] })
  wait(56 * MINUTE)
  await fireDue(services.db, [(await schedules(schedulerId))[0]?.id ?? ''], services.clock.now())
  const { id: broadcastId } = await prisma.broadcast.findFirstOrThrow()
  const broadcasts = { ...services, log: pino({ level: 'silent' }) } as unknown as Services
  await beginBroadcast(broadcasts, { broadcastId })
  const goesTo = async () => {
    const { id, target } = await prisma.delivery.findFirstOrThrow({ where: { kind: 'ftp' }, include: { target: true } })
    const secret = sealer.open(target.sealed ?? '', { stationId, field: sealedFieldOf('ftp') })
    return { deliveryId: id, secret, isRemoved: target.removedAt !== null }
  }
  const giveUp = async () => {
    const { deliveryId } = await goesTo()
    await failDelivery(broadcasts, {
      broadcastId,
      deliveryId,
      code: 'ftp-530',
      message: 'refused',
      retryAt: services.clock.now() + MINUTE,
    })
  }
  const tryAgain = async () => goWhereWanted(broadcasts, { broadcastId, deliveryId: (await goesTo()).deliveryId })
  const correct = (target: ReturnType<typeof ftpAt>) => save({}, { schedulerId, targets: [target] })
  return { goesTo, giveUp, tryAgain, correct }
}

test('a corrected password is for the broadcast in preparation too: it goes to the same place', async () => {
  const { goesTo, correct } = await givenPreparing()
  await correct(ftpAt('right'))
  expect(await goesTo()).toMatchObject({ secret: 'anna|right|radio.example|21|/in.mp3', isRemoved: false })
})

test.each([
  ['before', 'given up'],
  ['after', 'tried once more'],
] as const)('what is given up goes where it is corrected to: saved %s that, when it is %s', async (when, _then) => {
  const { goesTo, giveUp, tryAgain, correct } = await givenPreparing()
  if (when === 'after') await giveUp()
  await correct(ftpAt('right', 'other.example'))
  expect(await goesTo()).toMatchObject({ secret: 'anna|wrong|radio.example|21|/in.mp3', isRemoved: true })
  await (when === 'before' ? giveUp() : tryAgain())
  expect(await goesTo()).toMatchObject({ secret: 'anna|right|other.example|21|/in.mp3', isRemoved: false })
})
