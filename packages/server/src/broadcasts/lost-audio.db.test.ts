import { readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '@hourcast/db/testing/temporary-folder'
import type { DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import { describe, expect, test, vi } from 'vitest'
import { fileNameOf } from '../storage/audio-store.ts'
import { createFileAudioStore } from '../storage/file-audio-store.ts'
import { withChimes } from '../storage/with-chimes.ts'
import { releaseDelivery, stageDelivery } from './deliver.ts'
import { writeScript } from './prepare.ts'
import { renderBroadcast } from './render.ts'
import { renderIdentOf } from './render-ident.ts'
import { givenBroadcasts } from './testing/given-broadcasts.ts'

const calm = new AbortController().signal

/** A broadcast with its audio in a folder, and one delivery, whose driver hands over what it reads. */
const given = async (kind: DeliveryKind) => {
  const root = temporaryFolder()
  const all = await givenBroadcasts()
  const { services } = all
  services.audioStore = withChimes(createFileAudioStore(root))
  const handedOver: Buffer[] = []
  services.drivers[kind] = {
    stage: async ({ audio }) => {
      handedOver.push(Buffer.from(await audio.read()))
      return {}
    },
    release: async ({ audio }) => {
      handedOver.push(Buffer.from(await audio.read()))
      return {}
    },
  }
  await all.target(kind)
  await renderIdentOf(services, all.schedulerId, calm)
  const broadcastId = await all.begun()
  await writeScript(services, { broadcastId }, calm)
  const { audioId } = await renderBroadcast(services, { broadcastId }, { signal: calm })
  const input = { broadcastId, deliveryId: (await all.row(broadcastId)).deliveries[0]?.id ?? '' }
  return {
    ...all,
    handedOver,
    broadcastId,
    folder: join(root, 'audio'),
    path: join(root, 'audio', fileNameOf(audioId)),
    stage: () => stageDelivery(services, input, calm),
    release: () => releaseDelivery(services, input, calm),
    render: () => renderBroadcast(services, { broadcastId }, { signal: calm }),
  }
}

const changeOneByte = async (path: string): Promise<void> => {
  const file = await readFile(path)
  file[9] = (file[9] ?? 0) ^ 1
  await writeFile(path, file)
}

describe.each<DeliveryKind>(['link', 'email', 'ftp'])('by %s', (kind) => {
  test.each<[string, (path: string) => Promise<void>, string]>([
    ['is gone', (path) => rm(path), 'audio-missing'],
    ['was cut off', (path) => truncate(path, 20), 'audio-damaged'],
    ['was changed', changeOneByte, 'audio-damaged'],
  ])('an audio that %s before it is staged gives way to the ident', async (_what, lose, code) => {
    const { path, stage, row, broadcastId, handedOver, db } = await given(kind)
    await lose(path)
    await stage()
    const { rung, audioId, failedStep, failedCode } = await row(broadcastId)
    expect({ rung, failedStep, failedCode }).toEqual({ rung: 'ident', failedStep: 'stage', failedCode: code })
    const ident = await db.prisma.audio.findUniqueOrThrow({ where: { id: audioId ?? '' } })
    expect(handedOver.map(({ byteLength }) => byteLength)).toEqual([ident.sizeBytes])
  })

  test.each<[string, (folder: string) => Promise<void>]>([
    ['is gone', (folder) => rm(folder, { recursive: true })],
    [
      'is a file',
      async (folder) => {
        await rm(folder, { recursive: true })
        await writeFile(folder, 'in the way')
      },
    ],
  ])('with a folder that %s it is the chime, from memory', async (_what, lose) => {
    const { folder, stage, row, broadcastId, handedOver, events } = await given(kind)
    await lose(folder)
    await stage()
    expect(await row(broadcastId)).toMatchObject({ rung: 'chime', failedStep: 'stage' })
    expect(handedOver[0]?.byteLength).toBeGreaterThan(10_000)
    expect((await events()).slice(-2)).toMatchObject([
      { type: 'broadcast.fell-back', payload: { rung: 'chime', step: 'stage' } },
      { type: 'broadcast.prepared', payload: { rung: 'chime' } },
    ])
  })
})

test('a folder that says nothing for ten seconds has lost it: what stands ready is handed over', async () => {
  const { services, stage, row, broadcastId, handedOver } = await given('ftp')
  const { read } = services.audioStore
  let isSilent = true
  services.audioStore.read = (audio) => (isSilent ? new Promise(() => {}) : read(audio))
  const { stage: handOver } = services.drivers.ftp
  services.drivers.ftp.stage = async (job) => {
    if (!isSilent) return handOver(job)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const reading = job.audio.read()
    reading.catch(() => {})
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    isSilent = false
    await reading
    return {}
  }
  await stage()
  expect(await row(broadcastId)).toMatchObject({ rung: 'ident', failedStep: 'stage', failedCode: 'audio-failed' })
  expect(handedOver).toHaveLength(1)
})

test('lost between staging and release, the mail brings what stands in for it', async () => {
  const { path, stage, release, row, broadcastId } = await given('email')
  await stage()
  await rm(path)
  await release()
  expect(await row(broadcastId)).toMatchObject({
    rung: 'ident',
    failedStep: 'release',
    deliveries: [{ state: 'released' }],
  })
})

test('a row that names no audio any more gives way as well', async () => {
  const { db, stage, row, broadcastId } = await given('ftp')
  await db.prisma.broadcast.update({ where: { id: broadcastId }, data: { audioId: null } })
  await stage()
  expect(await row(broadcastId)).toMatchObject({ rung: 'ident', failedCode: 'audio-missing' })
})

test('found damaged before it is staged, a fresh bulletin is rendered again, to the same bytes', async () => {
  const { path, render, stage, row, broadcastId, world } = await given('ftp')
  const whole = await readFile(path)
  await changeOneByte(path)
  await render()
  await stage()
  expect((await readFile(path)).equals(whole)).toBe(true)
  expect(await row(broadcastId)).toMatchObject({ rung: 'fresh' })
  expect(world.rendered).toHaveLength(3)
})
