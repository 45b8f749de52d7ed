import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { setImmediate as turnOfLoop } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { sha256Of } from '../storage/audio-store.ts'
import { chimeAt, withChimes } from '../storage/with-chimes.ts'
import { createExportDesk } from './export-desk.ts'
import { exportStation } from './export-station.ts'
import { DAY, type FullStation, givenFullStation, givenInstance, type Instance } from './testing/full-station.ts'
import { readZip } from './testing/read-zip.ts'

const exported = async ({ services }: Pick<Instance, 'services'>, station: Pick<FullStation, 'email' | 'stationId'>) =>
  readZip(Buffer.concat(await exportStation(services, station).toArray()))

describe('the archive', () => {
  test('holds all that its README names, of this station alone', async () => {
    const instance = await givenInstance()
    const anna = await givenFullStation(instance)
    const otto = await givenFullStation(instance, { email: 'otto@radio.example', sharedAudioId: anna.sharedAudioId })
    const files = await exported(instance, anna)
    const text = (name: string): string => files.get(name)?.toString('utf8') ?? ''
    const parsed = (name: string) => JSON.parse(text(name))

    const named = [...text('README.txt').matchAll(/^(\S+\.json|audio\/|voices\/) /gm)].map(([, name]) => name ?? '')
    const kinds = [...files.keys()].map((name) => name.replace(/^(audio|voices)\/.*/, '$1/'))
    expect([...new Set(kinds)].sort()).toEqual(['README.txt', ...named].sort())

    expect(parsed('account.json')).toMatchObject({ email: anna.email, hasPassword: true, apiKeys: [{ name: 'studio' }] })
    expect(parsed('station.json')).toMatchObject({ stationId: anna.stationId, timeZone: 'UTC' })
    expect(
      parsed('schedulers.json')
        .map(({ schedulerId }: { schedulerId: string }) => schedulerId)
        .sort(),
    ).toEqual([anna.schedulerId, anna.pausedId].sort())
    const broadcasts = parsed('broadcasts.json')
    expect(broadcasts.map(({ airAt }: { airAt: string }) => airAt)).toEqual([
      '2026-11-19T09:00:00.000Z',
      '2026-11-20T09:00:00.000Z',
    ])
    expect(broadcasts[1]).toMatchObject({
      rung: 'fresh',
      script: { title: `News with ${anna.hostName}` },
      deliveries: [{ kind: 'email', address: `studio-of-${anna.email}`, state: 'released', receipt: { accepted: true } }],
      audio: { file: `audio/2026-11-20 09.00 ${anna.hostName} ${anna.ownAudioId.slice(0, 6)}.mp3` },
    })
    expect(files.get(broadcasts[1].audio.file)?.toString()).toBe(`sound ${anna.ownAudioId}`)
    const wav = files.get(broadcasts[1].audio.file.replace('.mp3', '.wav'))
    expect([wav?.toString('latin1', 0, 4), wav?.readUInt32LE(4)]).toEqual(['RIFF', (wav?.length ?? 0) - 8])
    expect(wav?.toString('latin1')).toMatch(new RegExp(`News with ${anna.hostName}.*samples of ${anna.ownAudioId}$`, 's'))
    expect(parsed('events.json').map(({ type }: { type: string }) => type)).toContain('scheduler.saved')
    expect(parsed('days.json')).toMatchObject([{ delivered: 2 }])
    expect(parsed('webhooks.json')).toMatchObject([{ url: 'https://studio.example/hook', events: ['broadcast.failed'] }])
    expect(parsed('messages.json')).toMatchObject([{ type: 'broadcast.failed', state: 'delivered', tries: [{ status: 204 }] }])
    const everything = [...files].map(([name, content]) => `${name}\n${content.toString('utf8')}`).join('\n')
    for (const foreign of [otto.email, otto.stationId, otto.schedulerId, otto.ownAudioId])
      expect(everything).not.toContain(foreign)
  })

  test('has no secret in it: no password, no key, no hash of one, nothing sealed', async () => {
    const instance = await givenInstance()
    const anna = await givenFullStation(instance)
    const { prisma } = instance.db
    const [owner, keys, sessions, targets, codes, links] = await Promise.all([
      prisma.owner.findMany(),
      prisma.apiKey.findMany(),
      prisma.session.findMany(),
      prisma.target.findMany(),
      prisma.signInCode.findMany(),
      prisma.signInLink.findMany(),
    ])
    const secrets = [
      's3cret-pass',
      anna.password,
      anna.sessionToken,
      ...owner.map(({ passwordHash }) => passwordHash),
      ...keys.map(({ keyHash }) => keyHash),
      ...sessions.map(({ tokenHash }) => tokenHash),
      ...targets.map(({ sealed }) => sealed),
      ...codes.map(({ codeHash }) => codeHash),
      ...links.map(({ tokenHash }) => tokenHash),
    ].filter((secret) => secret !== null)
    expect(secrets.length).toBeGreaterThan(8)
    for (const [name, content] of await exported(instance, anna))
      for (const secret of secrets) expect(content.includes(secret), `${secret} in ${name}`).toBe(false)
  })

  test('names a sound that aired twice once, and says of a lost one that it is not kept', async () => {
    const instance = await givenInstance()
    const anna = await givenFullStation(instance)
    await instance.services.audioStore.remove(anna.ownAudioId)
    const [first] = await instance.db.prisma.broadcast.findMany({ where: { audioId: anna.sharedAudioId } })
    if (!first) throw new Error('no broadcast')
    const again = new Date(first.airAt.getTime() + 1)
    const { settings: _, content: __, memo: ___, ...row } = first
    await instance.db.prisma.broadcast.create({
      data: { ...row, script: {}, id: 'again', airAt: again, scheduleId: null, rung: 'last-good' },
    })
    const files = await exported(instance, anna)
    const broadcasts = JSON.parse(files.get('broadcasts.json')?.toString() ?? '')
    const fileOf = (id: string) => broadcasts.find(({ broadcastId }: { broadcastId: string }) => broadcastId === id).audio.file
    expect(fileOf('again')).toBe(fileOf(first.id))
    expect([...files.keys()].filter((name) => name.startsWith('audio/'))).toEqual([fileOf(first.id)])
    expect(broadcasts.filter(({ audio }: { audio: { file: null } }) => audio.file === null)).toHaveLength(1)
  })
})

test('a chime, which is no file, sounds in the archive as it did on air', async () => {
  const instance = await givenInstance()
  const anna = await givenFullStation(instance)
  const { id, mp3, sha256, durationMs, lufs, truePeakDbtp } = await chimeAt(-16)
  const { prisma } = instance.db
  await prisma.audio.create({ data: { id, sha256, sizeBytes: mp3.byteLength, durationMs, lufs, truePeakDbtp } })
  await prisma.broadcast.updateMany({ where: { audioId: anna.ownAudioId }, data: { audioId: id, rung: 'chime' } })
  const services = { ...instance.services, audioStore: withChimes(instance.services.audioStore) }
  const files = await exported({ services }, anna)
  const sounds = [...files].filter(([name]) => name.startsWith('audio/')).map(([, sound]) => sha256Of(sound))
  expect(sounds).toContain(sha256)
})

const MEGABYTE = 1024 * 1024
const SOUNDS = 40

/** Many bulletins, each a megabyte that cannot be packed. */
const givenManySounds = async () => {
  const instance = await givenInstance()
  const anna = await givenFullStation(instance)
  for (let n = 0; n < SOUNDS; n += 1) {
    const id = randomBytes(32).toString('hex')
    await instance.services.audioStore.put(id, randomBytes(MEGABYTE))
    const facts = { sha256: id, sizeBytes: MEGABYTE, durationMs: 1, lufs: -16, truePeakDbtp: -1 }
    await instance.db.prisma.audio.create({ data: { id, ...facts } })
    const airAt = new Date(instance.services.clock.now() - (n + 10) * DAY)
    await instance.db.prisma.broadcast.create({
      data: { id, schedulerId: anna.schedulerId, kind: 'slot', airAt, wall: '2026-01-01T07:00', timeZone: 'UTC', audioId: id },
    })
  }
  const opened: string[] = []
  const { audioStore } = instance.services
  const stream: typeof audioStore.stream = (audio, slice) => {
    opened.push(audio.id)
    return audioStore.stream(audio, slice)
  }
  return { ...instance, services: { ...instance.services, audioStore: { ...audioStore, stream } }, anna, opened }
}

describe('anybody who reads slowly', () => {
  test('is waited for: nothing is read ahead, and what was left is closed when they go', async () => {
    const { services, anna, opened } = await givenManySounds()
    const archive = exportStation(services, anna)
    for (let taken = 0; taken < 2 * MEGABYTE; ) {
      const piece: Buffer | null = archive.read()
      if (piece) taken += piece.length
      else await new Promise((resolve) => archive.once('readable', resolve))
    }
    // As long as it may go on by itself; it cannot.
    for (let turns = 0; turns < 2_000; turns += 1) await turnOfLoop()
    expect(opened.length).toBeLessThan(8)
    archive.destroy()
    for (let turns = 0; turns < 2_000; turns += 1) await turnOfLoop()
    expect(opened.length).toBeLessThan(9)
  })

  test('gets the whole of it all the same', async () => {
    const { services, anna } = await givenManySounds()
    const files = await exported({ services } as Instance, anna)
    const sounds = [...files].filter(([name, content]) => name.startsWith('audio/') && content.length === MEGABYTE)
    expect(sounds).toHaveLength(SOUNDS)
  })
})

describe('the desk', () => {
  test('opens one archive at a time for a station and three for all, again after it has ended, and tells the owner by mail', async () => {
    const instance = await givenInstance()
    const { open } = createExportDesk(instance.services)
    const archives: Readable[] = []
    onTestFinished(() => archives.forEach((archive) => void archive.destroy()))
    const desk = {
      open: async (caller: FullStation) => {
        const opened = await open(caller)
        if (opened.ok) archives.push(opened.value.archive)
        return opened
      },
    }
    const stations: FullStation[] = []
    for (const name of ['anna', 'otto', 'ida', 'paul'])
      stations.push(await givenFullStation(instance, { email: `${name}@radio.example` }))
    await instance.mails()
    const [anna, otto, ida, paul] = stations as [FullStation, FullStation, FullStation, FullStation]
    const first = await desk.open(anna)
    expect(await desk.open(anna)).toMatchObject({ ok: false, problem: { code: 'too-many' } })
    await desk.open(otto)
    await desk.open(ida)
    expect(await desk.open(paul)).toMatchObject({ ok: false, problem: { code: 'too-many' } })
    if (!first.ok) throw new Error(first.problem.message)
    expect(first.value.fileName).toBe('hourcast-2026-11-21.zip')
    first.value.archive.destroy()
    await new Promise((resolve) => first.value.archive.once('close', resolve))
    expect(await desk.open(paul)).toMatchObject({ ok: true })
    expect((await instance.mails()).map(({ to, subject }) => `${to}: ${subject}`)).toContain(
      'anna@radio.example: Your Hourcast data was downloaded',
    )
  })

  test('three that take theirs slowly give way: after ten minutes another owner gets the whole archive, and one of the three is cut', async () => {
    const instance = await givenInstance()
    const time = { now: instance.services.clock.now() }
    const { open } = createExportDesk({ ...instance.services, clock: { now: () => time.now } })
    const slow: Readable[] = []
    onTestFinished(() => slow.forEach((archive) => void archive.destroy()))
    for (const name of ['anna', 'otto', 'ida']) {
      const opened = await open(await givenFullStation(instance, { email: `${name}@radio.example` }))
      if (!opened.ok) throw new Error(opened.problem.message)
      slow.push(opened.value.archive)
    }
    const paul = await givenFullStation(instance, { email: 'paul@radio.example' })
    expect(await open(paul)).toMatchObject({ ok: false })
    time.now += 10 * 60_000
    const opened = await open(paul)
    if (!opened.ok) throw new Error(opened.problem.message)
    const files = readZip(Buffer.concat(await opened.value.archive.toArray()))
    expect(JSON.parse(files.get('account.json')?.toString() ?? '')).toMatchObject({ email: paul.email })
    expect(slow.filter(({ destroyed }) => destroyed)).toHaveLength(1)
  })
})
