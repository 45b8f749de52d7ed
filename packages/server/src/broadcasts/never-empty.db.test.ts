import { readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '@hourcast/db/testing/temporary-folder'
import { isLong } from '@hourcast/domain/testing/is-long'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seedBroadcast } from '../events/testing/seed-station.ts'
import type { Services } from '../services.ts'
import { sha256Of } from '../storage/audio-store.ts'
import { createFileAudioStore } from '../storage/file-audio-store.ts'
import { withChimes } from '../storage/with-chimes.ts'
import { fallBack } from './fall-back.ts'
import { renderIdentOf } from './render-ident.ts'
import { makeStockIdents } from './stock-ident.ts'
import { AIR_AT, givenBroadcasts, MINUTE } from './testing/given-broadcasts.ts'
import { dyingWhenItSpeaks } from './testing/mortal.ts'

const HOUR = 60 * MINUTE
const calm = new AbortController().signal
const hang = () => new Promise<never>(() => {})
const refuse = async () => {
  throw new Error('it cannot')
}

const SITUATIONS = fc.record({
  voice: fc.constantFrom('speaks' as const, 'fails' as const, 'hangs' as const),
  writer: fc.constantFrom('writes' as const, 'fails' as const, 'hangs' as const),
  /** What becomes of the audio folder once everything that is ready was made. */
  folder: fc.constantFrom('whole' as const, 'gone' as const, 'a file' as const, 'files cut' as const, 'files gone' as const),
  stock: fc.constantFrom('there' as const, 'missing' as const, 'damaged' as const),
  ident: fc.boolean(),
  identRow: fc.boolean(),
  lastGood: fc.boolean(),
  /** Workers that die as soon as they speak, before one that lives. */
  deaths: fc.integer({ min: 0, max: 3 }),
  /** Of air time. */
  at: fc.constantFrom(-5 * MINUTE, -4_000, 0, 5 * MINUTE, 9.9 * MINUTE),
})
type Situation = typeof SITUATIONS extends fc.Arbitrary<infer S> ? S : never

const spoil = async (root: string, how: Situation['folder']): Promise<void> => {
  const audio = join(root, 'audio')
  if (how === 'whole') return
  if (how === 'gone' || how === 'a file') await rm(audio, { recursive: true, force: true })
  if (how === 'a file') await writeFile(audio, 'in the way')
  if (how !== 'files cut' && how !== 'files gone') return
  for (const name of await readdir(audio, { recursive: true }).catch(() => []))
    if (name.endsWith('.mp3')) await (how === 'files cut' ? truncate(join(audio, name), 3) : rm(join(audio, name)))
}

test('no matter what has become of folder, voice, writer and rows, and however many workers die of it: there is audio, and it can be read', async () => {
  const { db, services, schedulerId, begun, row, time, world } = await givenBroadcasts()
  let airAt = AIR_AT

  const prepare = async (situation: Situation, root: string): Promise<Services> => {
    const { stock, ident, identRow, lastGood } = situation
    const mine = { ...services, audioStore: withChimes(createFileAudioStore(root)) }
    await db.prisma.broadcast.deleteMany()
    await db.prisma.scheduler.updateMany({ data: { identAudioId: null } })
    await db.prisma.audio.deleteMany()
    world.stock.clear()
    if (stock !== 'missing') await makeStockIdents(mine, calm)
    if (stock === 'damaged') for (const [key, bytes] of world.stock) world.stock.set(key, bytes.subarray(0, bytes.length - 1))
    if (ident) await renderIdentOf(mine, schedulerId, calm)
    if (!identRow) await db.prisma.audio.deleteMany()
    if (lastGood) await airBefore(mine)
    return mine
  }
  const airBefore = async (mine: Services): Promise<void> => {
    const { broadcastId } = await seedBroadcast(db, schedulerId, { airAt: airAt - HOUR, state: 'delivered' })
    const mp3 = Buffer.from('The hour before')
    const id = sha256Of(mp3)
    await mine.audioStore.put(id, mp3)
    const facts = { id, sha256: id, sizeBytes: mp3.byteLength, durationMs: 1_000, lufs: -16, truePeakDbtp: -1 }
    await db.prisma.audio.create({ data: facts })
    await db.prisma.broadcast.update({ where: { id: broadcastId }, data: { audioId: id } })
  }
  const disturbed = (mine: Services, { voice, writer }: Situation): Services => ({
    ...mine,
    studio: { ...mine.studio, ...(voice === 'speaks' ? {} : { render: voice === 'hangs' ? hang : refuse }) },
    writer: writer === 'writes' ? mine.writer : { write: writer === 'hangs' ? hang : refuse },
  })
  /** Or ends well, where it has nothing to say. */
  const dieSpeaking = (mine: Services, fall: (mine: Services) => Promise<unknown>): Promise<unknown> => {
    const life = dyingWhenItSpeaks(mine)
    return Promise.race([life.death, fall(life.services)])
  }

  await fc.assert(
    fc.asyncProperty(SITUATIONS, async (situation) => {
      const root = temporaryFolder()
      airAt += HOUR
      time.now = airAt - 6 * MINUTE
      const mine = disturbed(await prepare(situation, root), situation)
      const broadcastId = await begun({ airAt })
      await spoil(root, situation.folder)
      time.now = airAt + situation.at
      const input = { broadcastId, step: 'render', code: 'timeout', message: 'it took too long', until: airAt + 10 * MINUTE }
      const fall = (life: Services) => fallBack(life, input, calm, { maxMs: 150 })
      for (let death = 0; death < situation.deaths; death += 1) await dieSpeaking(mine, fall)
      const { rung } = await fall(mine)
      const { audioId, rung: stands } = await row(broadcastId)
      expect(stands).toBe(rung)
      const audio = await db.prisma.audio.findUniqueOrThrow({ where: { id: audioId ?? '' } })
      expect((await mine.audioStore.read(audio)).byteLength).toBe(audio.sizeBytes)
    }),
    { numRuns: isLong ? 60 : 15 },
  )
}, 240_000)
