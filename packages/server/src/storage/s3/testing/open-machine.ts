import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createFileAudioStore } from '../../file-audio-store.ts'
import { createBucketAudioStore } from '../bucket-audio-store.ts'
import { createBucketStore } from '../bucket-store.ts'
import { createReadCache } from '../read-cache.ts'
import { createS3Client, type S3Settings } from '../s3-client.ts'
import { createWaitingAudio } from '../waiting-audio.ts'

const timeouts = { connectMs: 20_000, answerMs: 20_000, silenceMs: 20_000, pauseMs: 1 }

/** One machine: a bucket and a database that others share, a cache and a folder of its own. */
export const openMachine = async (
  settings: S3Settings,
  databaseUrl: string,
  { now, maxBytes = 1e9 }: { now?: () => number; maxBytes?: number } = {},
) => {
  const root = await mkdtemp(join(tmpdir(), 'bucket-'))
  const client = createS3Client(settings, { timeouts })
  const waiting = createWaitingAudio(databaseUrl)
  const bucket = createBucketStore(client)
  const folder = createFileAudioStore(root)
  const cacheFolder = join(root, 'cache')
  const cache = createReadCache(cacheFolder, { maxBytes })
  const told: string[] = []
  const log = { warn: (...[, text]: unknown[]) => void told.push(String(text)) }
  const store = createBucketAudioStore({ ...{ bucket, cache, waiting, folder, log }, ...(now ? { now } : {}) })
  onTestFinished(async () => {
    await Promise.all([client.close(), waiting.close(), cache.settled()])
    await rm(root, { recursive: true, force: true })
  })
  return { store, bucket, cache, folder, waiting, told, cacheFolder: join(cacheFolder, 'audio') }
}
