import { createHash } from 'node:crypto'
import { createStudio } from '@hourcast/audio/studio'
import type { Studio } from '@hourcast/audio/studio-types'
import { bundleForTest, voiceProgram } from '@hourcast/audio/testing/bundle-for-test'
import { type Database, openDatabase } from '@hourcast/db/open-database'
import { temporaryFolder } from '@hourcast/db/testing/temporary-folder'
import { startTestServer, urlOfDatabase } from '@hourcast/db/testing/test-server'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { addOwner } from '../accounts/add-owner.ts'
import { readConfig } from '../config.ts'
import { exampleFeed } from '../demo/example-feed.ts'
import { createBuiltInWriter } from '../script/built-in/built-in-writer.ts'
import { createSealer } from '../secrets/create-sealer.ts'
import { freshSealKey, parseSealKeys } from '../secrets/seal-keys.ts'
import { createTestReader, NOW, send, startSourceServer } from '../sources/testing/source-server.ts'
import { createFileAudioStore } from '../storage/file-audio-store.ts'
import { saveWord } from '../words/change-words.ts'
import { hearWord } from '../words/hear-word.ts'
import { previewSample } from './preview-sample.ts'

const cleanUps: (() => Promise<void>)[] = []
let db: Database
let studio: Studio

beforeAll(async () => {
  const { server, stop } = await startTestServer(process.env.TEST_DATABASE_URL)
  cleanUps.push(stop)
  db = await openDatabase({ url: urlOfDatabase(server.url, server.template), maxConnections: 3 })
  cleanUps.push(db.close)
  const { files, remove } = await bundleForTest(['audio-thread.ts'])
  cleanUps.push(remove)
  studio = createStudio({ voiceProgram, audioThread: files[0] ?? '' })
  cleanUps.push(studio.close)
})
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
})

test('a sample of the example feed is a bulletin as it would air, and made again it has the same bytes', async () => {
  const feed = await startSourceServer({ '/feed.xml': send(exampleFeed(NOW, 'https://radio.example')) })
  onTestFinished(feed.close)
  const services = {
    ...{ db, studio, config: readConfig({}), clock: { now: () => NOW } },
    ...{
      readSources: createTestReader(feed.host),
      writer: createBuiltInWriter(),
      sealer: createSealer(parseSealKeys(freshSealKey())),
    },
  }
  const owner = await addOwner(services, { email: 'anna@radio.example' })
  if (!owner.ok) throw new Error(owner.problem.message)
  const make = async () => {
    await db.prisma.audio.deleteMany()
    const audioStore = createFileAudioStore(temporaryFolder())
    const settings = { hostName: 'Clara', stationName: 'Harbour Radio', sources: [feed.url('/feed.xml')], voiceTone: 2 }
    const sample = await previewSample({ ...services, audioStore }, { stationId: owner.value.stationId, settings })
    if (!sample.ok) throw new Error(sample.problem.message)
    const audio = await db.prisma.audio.findUniqueOrThrow({ where: { id: sample.value.audioId } })
    return { ...sample.value, mp3: await audioStore.read(audio) }
  }
  const first = await make()
  const second = await make()
  expect(createHash('sha256').update(second.mp3).digest('hex')).toBe(createHash('sha256').update(first.mp3).digest('hex'))
  expect(second.audioId).toBe(first.audioId)
  expect(Math.abs(first.lufs + 16)).toBeLessThanOrEqual(1)
  expect(first.durationMs).toBeGreaterThan(25_000)
  expect(first.durationMs).toBeLessThan(65_000)
  expect(first.marks).toHaveLength(first.segments.length)
  expect(first.mp3.byteLength).toBe(first.sizeBytes)
})

test.each([
  ['en', 'Ghent', 'gent'],
  ['hi', 'गेंट', 'गेंट'],
  ['pl', 'Xi', 'si'],
])('in %s %s is heard alone as %s, and passes the gates', async (tongue, written, said) => {
  const services = {
    db,
    studio,
    config: readConfig({}),
    clock: { now: () => NOW },
    audioStore: createFileAudioStore(temporaryFolder()),
  }
  const owner = await addOwner(services, { email: `${tongue}@radio.example` })
  if (!owner.ok) throw new Error(owner.problem.message)
  const { stationId } = owner.value
  const word = await saveWord(services, { stationId, input: { kind: 'said', tongue, written, said } })
  if (!word.ok) throw new Error(word.problem.message)
  const heard = await hearWord(services, { stationId, word: { wordId: word.value.wordId } })
  if (!heard.ok) throw new Error(heard.problem.message)
  const { durationMs, marks } = await db.prisma.audio.findUniqueOrThrow({ where: { id: heard.value.audioId } })
  expect(durationMs).toBeGreaterThan(200)
  expect(marks).toHaveLength(1)
})
