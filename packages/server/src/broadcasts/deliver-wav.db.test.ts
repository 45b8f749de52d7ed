import type { Rung } from '@hourcast/domain/broadcasts/broadcast'
import { describe, expect, test } from 'vitest'
import type { DeliveryJob } from '../delivery/delivery-types.ts'
import { seedBroadcast } from '../events/testing/seed-station.ts'
import { StorageError } from '../storage/storage-error.ts'
import { addVoice } from '../voices/add-voice.ts'
import { chooseVoices } from '../voices/choose-voices.ts'
import { samplesOf } from '../wav/testing/wav-maker.ts'
import { fallBack } from './fall-back.ts'
import { renderIdentOf } from './render-ident.ts'
import { makeStockIdents } from './stock-ident.ts'
import { AIR_AT, MINUTE } from './testing/given-broadcasts.ts'
import { givenDelivery } from './testing/given-delivery.ts'

const calm = new AbortController().signal

/** A delivery to a file server under this path, whose driver keeps what it was handed. */
const given = async (path: string, kind: 'ftp' | 'sftp' = 'ftp') => {
  const all = await givenDelivery(kind)
  const { services, db } = all
  const address = kind === 'ftp' ? `station@ftp.radio.example:21${path}` : `sftp://station@ftp.radio.example:22${path}`
  await db.prisma.target.updateMany({ where: { kind }, data: { address } })
  const files: Buffer[] = []
  const audios: DeliveryJob['audio'][] = []
  const keep = async ({ audio }: DeliveryJob) => {
    files.push(Buffer.from(await audio.read()))
    audios.push(audio)
    return { format: audio.format }
  }
  services.drivers[kind] = { stage: keep, release: keep }
  return { ...all, files, audios }
}

const cannotSpeak = (services: Awaited<ReturnType<typeof given>>['services']) => {
  services.studio = { ...services.studio, render: () => Promise.reject(new Error('no voice')) }
}

const mp3Of = async ({ services, db, row, broadcastId }: Awaited<ReturnType<typeof given>>) => {
  const { audioId } = await row(broadcastId)
  return services.audioStore.read(await db.prisma.audio.findUniqueOrThrow({ where: { id: audioId ?? '' } }))
}

describe('a target whose file name ends in .wav', () => {
  test.each(['ftp', 'sftp'] as const)(
    'by %s gets a WAV of the broadcast, staged and released as the same bytes',
    async (kind) => {
      const all = await given('/radio/{HH}.wav', kind)
      await all.stage()
      await all.release()
      const [staged, released] = all.files
      expect(staged?.equals(released ?? Buffer.alloc(0))).toBe(true)
      expect(staged?.toString('latin1', 0, 4)).toBe('RIFF')
      expect(staged?.readUInt32LE(4)).toBe((staged?.length ?? 0) - 8)
      expect(staged?.includes(samplesOf(await mp3Of(all)))).toBe(true)
      for (const words of ['bulletin of Radio One', 'Ada', all.broadcastId, '2026-11-23', '08:00:00', 'AI_GENERATED=1'])
        expect([words, staged?.includes(words)]).toEqual([words, true])
      expect(all.audios.map(({ format, sizeBytes }) => [format, sizeBytes])).toEqual([
        ['wav', staged?.length],
        ['wav', staged?.length],
      ])
      expect(all.world.wavsMade).toHaveLength(1)
      expect((await all.delivery()).receipt).toEqual({ format: 'wav' })
    },
  )

  test.each(['/radio/{HH}.mp3', '/radio/news', '/wav/news.MP3', '/radio/a.wav.old'])(
    '%s is none: it gets the MP3, and no WAV is made',
    async (path) => {
      const all = await given(path)
      await all.stage()
      expect(all.files[0]?.equals(Buffer.from(await mp3Of(all)))).toBe(true)
      expect([all.audios[0]?.format, all.world.wavsMade.length]).toEqual(['mp3', 0])
    },
  )

  test.each<[Rung, (all: Awaited<ReturnType<typeof given>>) => Promise<void> | void]>([
    [
      'last-good',
      async ({ db, schedulerId, world }) => {
        const { audioId } = await seedBroadcast(db, schedulerId, { airAt: AIR_AT - 60 * MINUTE, state: 'delivered' })
        world.files.set(audioId, Buffer.from('the hour before'))
      },
    ],
    ['evergreen', () => {}],
    [
      'recording',
      async ({ db, schedulerId, services }) => {
        const { station } = await db.prisma.scheduler.findUniqueOrThrow({
          where: { id: schedulerId },
          include: { station: true },
        })
        const input = { name: 'We are back soon', consent: 'on' }
        const whose = { stationId: station.id, ownerId: station.ownerId }
        const added = await addVoice(services, { ...whose, input, file: Buffer.from('our own words') })
        if (!added.ok) throw new Error(added.problem.message)
        await chooseVoices(services, { stationId: station.id, input: { 'last-rung': added.value.voiceId } })
        cannotSpeak(services)
      },
    ],
    [
      'ident',
      ({ services }) => {
        services.writer = { write: () => Promise.reject(new Error('no words')) }
      },
    ],
    [
      'stock-ident',
      async ({ services }) => {
        await makeStockIdents(services, calm)
        cannotSpeak(services)
      },
    ],
    [
      'chime',
      ({ services }) => {
        cannotSpeak(services)
        services.audioStore = { ...services.audioStore, put: () => Promise.reject(new Error('no disk')) }
      },
    ],
  ])('gets one of a broadcast that has come down to: %s', async (rung, breakDown) => {
    const all = await given('/radio/news.wav')
    if (rung === 'ident') await renderIdentOf(all.services, all.schedulerId, calm)
    await all.db.prisma.broadcast.update({ where: { id: all.broadcastId }, data: { rung: null, audioId: null } })
    await breakDown(all)
    const { broadcastId } = all
    const fault = { step: 'read', code: 'timeout', message: 'no news' }
    expect(await fallBack(all.services, { broadcastId, ...fault, until: AIR_AT + MINUTE }, calm)).toEqual({ rung })
    await all.stage()
    await all.release()
    const mp3 = await mp3Of(all)
    // A person's own words are not marked as a machine's.
    const isMarked = rung !== 'recording'
    const heard = all.files.map((file) => [
      ...[file.toString('latin1', 0, 4), file.includes(samplesOf(mp3)), file.includes('AI_GENERATED')],
    ])
    expect(heard).toEqual([
      ['RIFF', true, isMarked],
      ['RIFF', true, isMarked],
    ])
  })

  test('is given another audio when its MP3 is lost before there was a WAV, as every target is', async () => {
    const all = await given('/radio/news.wav')
    await renderIdentOf(all.services, all.schedulerId, calm)
    const { audioId } = await all.row(all.broadcastId)
    const { audioStore } = all.services
    const { read } = audioStore
    audioStore.read = (audio) => (audio.id === audioId ? Promise.reject(new StorageError('missing')) : read(audio))
    await all.stage()
    expect((await all.row(all.broadcastId)).rung).toBe('ident')
    expect(all.files[0]?.toString('latin1', 0, 4)).toBe('RIFF')
  })
})

describe('the link of a scheduler', () => {
  test('that somebody has fetched as a WAV within a week has one ready when it is staged; another has none made', async () => {
    const unasked = await givenDelivery('link')
    await unasked.stage()
    expect(unasked.world.wavsMade).toEqual([])
    const asked = await givenDelivery('link')
    await asked.db.prisma.scheduler.updateMany({ data: { wavAskedAt: new Date(asked.time.now - 6 * 24 * 60 * MINUTE) } })
    await asked.stage()
    await expect.poll(() => asked.db.prisma.wav.count()).toBe(1)
  })
})
