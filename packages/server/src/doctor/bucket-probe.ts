import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { sha256Of } from '../storage/audio-store.ts'
import { createBucketStore } from '../storage/s3/bucket-store.ts'
import { createS3Client, type S3Settings } from '../storage/s3/s3-client.ts'
import type { Probe } from './probe.ts'

/** Everything that the product does with a bucket, with an object of its own that is gone again at the end. */
export const bucketProbe = (s3: S3Settings): Probe => {
  const mp3 = randomBytes(1_000)
  const audio = { id: randomBytes(32).toString('hex'), sizeBytes: mp3.byteLength, sha256: sha256Of(mp3) }
  const run = (work: (store: ReturnType<typeof createBucketStore>) => Promise<unknown>) => async (): Promise<string> => {
    const client = createS3Client(s3)
    try {
      await work(createBucketStore(client))
      return ''
    } finally {
      await client.close()
    }
  }
  return {
    name: 'bucket',
    target: `${s3.endpoint.replace(/\/+$/, '')}/${s3.bucket}`,
    advice:
      'Correct what is named; S3_ENDPOINT is the address without the bucket. Until it works, fresh audio waits in the database, and airs from there.',
    steps: [
      { name: 'find and list', run: run((store) => store.check?.() ?? Promise.resolve()) },
      { name: 'write', run: run((store) => store.put(audio.id, mp3)) },
      {
        name: 'keep what is there (If-None-Match)',
        run: run(async (store) => {
          if (await store.add(audio.id, mp3)) throw new Error('it was overwritten: this server knows no conditional requests')
        }),
      },
      {
        name: 'read a part (Range)',
        run: run(async (store) => {
          const part = await buffer(await store.stream(audio, { start: 100, end: 199 }))
          if (!part.equals(mp3.subarray(100, 200)))
            throw new Error(`${part.byteLength} bytes came, and not those that were asked for`)
        }),
      },
      {
        name: 'remove',
        run: run(async (store) => {
          await store.remove(audio.id)
          if (await store.has(audio.id)) throw new Error('the object is still there')
        }),
      },
    ],
  }
}
