import { CONSENT_SENTENCE, MAX_VOICE_FILE_BYTES } from '@hourcast/domain/voices/voice-limits'
import { describe, expect, test } from 'vitest'
import { removeUnnamedAudio } from '../broadcasts/remove-unnamed-audio.ts'
import { addVoice } from './add-voice.ts'
import { chooseVoices } from './choose-voices.ts'
import { deleteVoice } from './delete-voice.ts'
import { findVoiceAudio } from './find-voice-audio.ts'
import { listVoices } from './list-voices.ts'
import { givenVoices } from './testing/given-voices.ts'

const DAY = 24 * 3_600_000

describe('a recording that is added', () => {
  test('is listed with who said yes to its use, when and to which sentence', async () => {
    const { added, list, time, db, ownerId } = await givenVoices()
    const { voiceId } = await added({ name: ' Morning jingle ', madeBy: 'recording' })
    const { email } = await db.prisma.owner.findUniqueOrThrow({ where: { id: ownerId } })
    expect(await list()).toEqual([
      {
        ...{ voiceId, name: 'Morning jingle', madeBy: 'recording', createdAt: time.now, roles: [] },
        ...{ durationMs: 4_000, lufs: -16.01, peaks: null },
        consent: { by: email, at: time.now, sentence: CONSENT_SENTENCE },
      },
    ])
  })

  test('is heard before it airs, and by nobody else', async () => {
    const { added, services, stationId, other } = await givenVoices()
    const { voiceId, audioId } = await added()
    expect(await findVoiceAudio(services, { stationId, voiceId })).toMatchObject({ id: audioId, sizeBytes: 5 })
    expect(await findVoiceAudio(services, { stationId: other.stationId, voiceId })).toBeNull()
  })

  test.for([
    [{ name: '' }, 'name'],
    [{ consent: 'off' }, 'consent'],
    [{ consent: undefined }, 'consent'],
  ] as const)('without what it needs nothing is decoded: %j', async ([input, field]) => {
    const { add, services, list } = await givenVoices()
    services.studio = { ...services.studio, masterRecording: () => Promise.reject(new Error('decoded')) }
    expect(await add(input)).toMatchObject({ ok: false, problem: { code: 'invalid', field } })
    expect(await list()).toEqual([])
  })

  test('that is no sound, too short or too long is refused at its field, and nothing is left of it', async () => {
    const { add, services, world, db } = await givenVoices()
    for (const [fault, message] of [
      ['not-sound', /MP3 and WAV/],
      ['too-short', /less than 1 second/],
      ['too-long', /longer than 2 minutes/],
      ['silent', /Nothing can be heard/],
      ['uneven', /even loudness/],
    ] as const) {
      services.studio = { ...services.studio, masterRecording: async () => ({ ok: false, fault }) }
      expect(await add()).toMatchObject({ problem: { code: 'invalid', field: 'file', message: expect.stringMatching(message) } })
    }
    expect([world.files.size, await db.prisma.audio.count(), await db.prisma.audioRemoval.count()]).toEqual([0, 0, 0])
  })

  test('of nothing, or of more than is taken, is not looked at', async () => {
    const { add, services } = await givenVoices()
    services.studio = { ...services.studio, masterRecording: () => Promise.reject(new Error('decoded')) }
    expect(await add({}, Buffer.alloc(0))).toMatchObject({ problem: { code: 'invalid', field: 'file' } })
    expect(await add({}, Buffer.alloc(MAX_VOICE_FILE_BYTES + 1))).toMatchObject({ problem: { code: 'too-large', field: 'file' } })
  })

  test('above the limit of a station is refused, also of two that come at once', async () => {
    const { add, list, world, services } = await givenVoices({ voices: 1 })
    const results = await Promise.all([add({ name: 'One' }), add({ name: 'Two' })])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.find(({ ok }) => !ok)).toMatchObject({ problem: { code: 'forbidden' } })
    expect(await list()).toHaveLength(1)
    await removeUnnamedAudio(services)
    expect(world.files.size).toBe(1)
  })
})

describe('a process that dies while it adds one', () => {
  test('behind the file and before its row: housekeeping removes the file, and no row names silence', async () => {
    const { services, ownerId, stationId, world, db, list } = await givenVoices()
    const { audioStore } = services
    const dying = {
      ...audioStore,
      put: async (id: string, mp3: Uint8Array) => {
        await audioStore.put(id, mp3)
        throw new Error('killed')
      },
    }
    const input = { ownerId, stationId, input: { name: 'Jingle', consent: 'on' }, file: Buffer.from('sound') }
    await expect(addVoice({ ...services, audioStore: dying }, input)).rejects.toThrow('killed')
    expect([world.files.size, await list(), await db.prisma.audio.count()]).toEqual([1, [], 0])
    await removeUnnamedAudio(services)
    expect([world.files.size, await db.prisma.audioRemoval.count()]).toEqual([0, 0])
  })
})

describe('a recording that is deleted', () => {
  test('goes with its yes, its places and its sound', async () => {
    const { added, services, stationId, world, db, list } = await givenVoices()
    const { voiceId } = await added()
    const kept = await added({ name: 'Kept' })
    await chooseVoices(services, { stationId, input: { opener: voiceId, closer: kept.voiceId } })
    expect(await deleteVoice(services, { stationId, voiceId })).toEqual({ ok: true, value: null })
    expect((await list()).map(({ name, roles }) => [name, roles])).toEqual([['Kept', ['closer']]])
    expect([...world.files.keys()]).toEqual([kept.audioId])
    expect(await db.prisma.audioRemoval.count()).toBe(0)
  })

  test('that has aired by itself leaves its sound to History', async () => {
    const { added, services, stationId, world, planned, db } = await givenVoices()
    const { voiceId, audioId } = await added()
    await db.prisma.broadcast.update({ where: { id: await planned() }, data: { audioId } })
    await deleteVoice(services, { stationId, voiceId })
    expect([...world.files.keys()]).toEqual([audioId])
  })

  test('whose file cannot be removed now is removed by housekeeping', async () => {
    const { added, services, stationId, world } = await givenVoices()
    const { voiceId } = await added()
    const refuse = { ...services.audioStore, remove: () => Promise.reject(new Error('busy')) }
    expect((await deleteVoice({ ...services, audioStore: refuse }, { stationId, voiceId })).ok).toBe(true)
    expect(world.files.size).toBe(1)
    await removeUnnamedAudio(services)
    expect(world.files.size).toBe(0)
  })

  test('and one that is kept is never taken by housekeeping, however old it is', async () => {
    const { added, services, time, world } = await givenVoices()
    await added()
    time.now += 400 * DAY
    await removeUnnamedAudio(services)
    expect(world.files.size).toBe(1)
  })
})

describe('another station', () => {
  test('neither sees, deletes nor chooses it', async () => {
    const { added, services, other, list } = await givenVoices()
    const { voiceId } = await added()
    const { stationId } = other
    expect(await listVoices(services, { stationId })).toEqual([])
    expect(await deleteVoice(services, { stationId, voiceId })).toMatchObject({ problem: { code: 'not-found' } })
    expect(await chooseVoices(services, { stationId, input: { opener: voiceId } })).toMatchObject({
      problem: { code: 'invalid', field: 'opener' },
    })
    expect((await list()).map(({ roles }) => roles)).toEqual([[]])
  })

  test('ids that no database takes are not found', async () => {
    const { services, stationId } = await givenVoices()
    expect(await deleteVoice(services, { stationId, voiceId: 'a\0b' })).toMatchObject({ problem: { code: 'not-found' } })
  })
})

describe('where a recording airs', () => {
  test('one for each place; a place is taken back, and one that is not named stays', async () => {
    const { added, services, stationId, list } = await givenVoices()
    const [one, two] = [await added({ name: 'One' }), await added({ name: 'Two' })]
    const choose = (input: object) => chooseVoices(services, { stationId, input })
    const places = async () => (await list()).map(({ roles }) => roles)
    await choose({ ident: one.voiceId, opener: one.voiceId, closer: two.voiceId, 'last-rung': '' })
    expect(await places()).toEqual([['ident', 'opener'], ['closer']])
    await choose({ opener: two.voiceId })
    expect(await places()).toEqual([['ident'], ['opener', 'closer']])
    await choose({ ident: '', closer: '' })
    expect(await places()).toEqual([[], ['opener']])
  })
})
