import { randomBytes } from 'node:crypto'
import { temporaryFolder } from '@hourcast/db/testing/temporary-folder'
import { givenDatabase } from '@hourcast/db/testing/test-database'
import pino from 'pino'
import { onTestFinished } from 'vitest'
import { addOwner } from '../../accounts/add-owner.ts'
import { readConfig } from '../../config.ts'
import { mailInMemory } from '../../mail/testing/mail-in-memory.ts'
import { saveScheduler } from '../../schedulers/save-scheduler.ts'
import { createBuiltInWriter } from '../../script/built-in/built-in-writer.ts'
import { createSealer } from '../../secrets/create-sealer.ts'
import { createTestReader, item, rss, send, startSourceServer } from '../../sources/testing/source-server.ts'
import { createFileAudioStore } from '../../storage/file-audio-store.ts'
import { openKeptFolders } from '../../storage/kept-folders.ts'
import { createRecordingStudio } from './recording-studio.ts'

/** A Wednesday. */
export const NOW = Date.parse('2026-11-25T08:20:00Z')

const STORIES = ['Second ferry for the harbour', 'Drawbridge opens for a tall ship', 'Robot inspects the long pipeline']

/** Two owners, a feed, and everything that a preview needs: the real reader, writer, store and database, and a studio that records. */
export const givenPreviews = async () => {
  const db = await givenDatabase()
  const sources = await startSourceServer({
    '/feed': send(rss(STORIES.map((title) => item(title, 'It was voted for in April. The boat carries 180 people.')).join('')), {
      'content-type': 'application/rss+xml',
    }),
    '/empty': send(rss('')),
  })
  onTestFinished(sources.close)
  let now = NOW
  const lines: string[] = []
  const recording = createRecordingStudio()
  const services = {
    ...mailInMemory().mailing,
    db,
    config: readConfig({}),
    clock: { now: () => now },
    log: pino({ level: 'info' }, { write: (text: string) => void lines.push(text) }),
    sealer: createSealer([{ id: 'k1', key: randomBytes(32) }]),
    readSources: createTestReader(sources.host),
    writer: createBuiltInWriter(),
    studio: recording.studio,
    audioStore: createFileAudioStore(temporaryFolder()),
    ...openKeptFolders(temporaryFolder()),
  }
  const stationOf = async (email: string): Promise<string> => {
    const added = await addOwner(services, { email })
    if (!added.ok) throw new Error(added.problem.message)
    return added.value.stationId
  }
  const stationId = await stationOf('anna@radio.example')
  const settings = (change: object = {}) => ({
    hostName: 'Clara',
    stationName: 'Harbour Radio',
    location: 'Bergen',
    sources: [sources.url('/feed')],
    schedules: [{ id: 'a', days: [1, 2, 3, 4, 5, 6, 7], hours: ['9:00'] }],
    ...change,
  })
  return {
    ...{ services, recording, sources, lines, stationId, stationOf, settings },
    /** A scheduler with these settings; its id. */
    save: async (): Promise<string> => {
      const saved = await saveScheduler(services, { stationId, settings: settings(), targets: [] })
      if (!saved.ok) throw new Error(saved.problem.message)
      return saved.value.schedulerId
    },
    wait: (ms: number) => {
      now += ms
    },
  }
}
