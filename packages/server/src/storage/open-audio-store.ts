import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { AudioStore } from './audio-store.ts'
import { createFileAudioStore } from './file-audio-store.ts'
import { type BucketLayers, createBucketAudioStore } from './s3/bucket-audio-store.ts'
import { createBucketStore } from './s3/bucket-store.ts'
import { createReadCache } from './s3/read-cache.ts'
import { createS3Client } from './s3/s3-client.ts'
import { createWaitingAudio } from './s3/waiting-audio.ts'

export type OpenAudioStore = { audioStore: AudioStore; close(): Promise<void> }

/** The bucket of S3_ENDPOINT, or the data folder. Nothing connects before its first use. */
export const openAudioStore = (
  { s3, dataDir }: Pick<Config, 's3' | 'dataDir'>,
  { databaseUrl, log }: { databaseUrl: string; log: BucketLayers['log'] },
): OpenAudioStore => {
  const folder = createFileAudioStore(dataDir)
  if (!s3) return { audioStore: folder, close: async () => {} }
  const client = createS3Client(s3)
  const waiting = createWaitingAudio(databaseUrl)
  const cache = createReadCache(join(dataDir, 'cache'), { maxBytes: s3.cacheBytes })
  return {
    audioStore: createBucketAudioStore({ bucket: createBucketStore(client), cache, waiting, folder, log }),
    close: async () => {
      await Promise.all([client.close(), waiting.close(), cache.settled()])
    },
  }
}
