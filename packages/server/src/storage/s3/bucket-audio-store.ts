import { Readable } from 'node:stream'
import { type AudioFacts, type AudioStore, fileNameOf } from '../audio-store.ts'
import { isBucketFault, StorageError } from '../storage-error.ts'
import type { ReadCache } from './read-cache.ts'
import type { WaitingAudio } from './waiting-audio.ts'

/** A bucket that has failed is left alone for so long: nobody waits for it meanwhile. */
const REST_MS = 5_000
/** An audio that is nowhere is looked for again only after this. */
const MISSED_MS = 2_000
const MAX_MISSED = 1_000

export type BucketLayers = {
  bucket: AudioStore
  cache: ReadCache
  waiting: WaitingAudio
  /** Where audio lay before there was a bucket. */
  folder: AudioStore
  log: { warn(facts: object, text: string): void }
  now?: () => number
}

/** Fails at once while the bucket rests. Afterwards one request finds out whether it is well; the others do not wait for that. */
const createRest = ({ log, now = Date.now }: Pick<BucketLayers, 'log' | 'now'>) => {
  let restsUntil = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (now() < restsUntil) throw new StorageError('away', 'it failed a moment ago')
    const findsOut = restsUntil > 0
    if (findsOut) restsUntil = now() + REST_MS
    try {
      const done = await work()
      if (findsOut) restsUntil = 0
      return done
    } catch (error) {
      if (isBucketFault(error)) {
        restsUntil = now() + REST_MS
        log.warn({ code: error.code }, `the bucket failed, and is asked again in ${REST_MS / 1000} s. ${error.message}`)
      } else if (findsOut) restsUntil = 0
      throw error
    }
  }
}

const queuePerName = () => {
  const last = new Map<string, Promise<unknown>>()
  return <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work, work)
    last.set(name, turn)
    const leave = () => last.get(name) === turn && last.delete(name)
    turn.then(leave, leave)
    return turn
  }
}

/**
 * A bucket with three things beside it. What was fetched or made here is served from the cache. What the bucket does not take waits in the
 * database, read by all, until it does. And what it does not have may still lie in the folder from before. So an audio that
 * was rendered airs on time whether the bucket answers or not.
 */
export const createBucketAudioStore = (layers: BucketLayers): AudioStore => {
  const { bucket, cache, waiting, folder, log, now = Date.now } = layers
  const unlessItRests = createRest(layers)
  const inTurn = queuePerName()
  const fetched = new Map<string, { sha256: string; mp3: Promise<Uint8Array>; until: number }>()

  /** The first that has it; where none does, what the bucket said. */
  const find = async (audio: AudioFacts): Promise<Uint8Array> => {
    let reason: unknown
    for (const read of [() => unlessItRests(() => bucket.read(audio)), () => waiting.read(audio), () => folder.read(audio)])
      try {
        return await read()
      } catch (error) {
        reason ??= error
      }
    throw reason
  }

  /** Fetched once, however many ask at the same time. */
  const fetchWhole = (audio: AudioFacts): Promise<Uint8Array> => {
    const { id, sha256 } = audio
    const before = fetched.get(id)
    if (before?.sha256 === sha256 && now() < before.until) return before.mp3
    const mp3 = find(audio).then((bytes) => {
      cache.put(audio.id, bytes)
      return bytes
    })
    const entry = { sha256, mp3, until: Number.POSITIVE_INFINITY }
    fetched.delete(id)
    fetched.set(id, entry)
    mp3.then(
      () => fetched.get(id) === entry && fetched.delete(id),
      () => {
        entry.until = now() + MISSED_MS
        for (const oldest of fetched.keys()) if (fetched.size > MAX_MISSED) fetched.delete(oldest)
      },
    )
    return mp3
  }

  const isWhole: AudioStore['isWhole'] = async (audio) => {
    if (await cache.isWhole(audio)) return true
    return fetchWhole(audio).then(
      () => true,
      () => false,
    )
  }

  const putNow = async (audioId: string, mp3: Uint8Array): Promise<void> => {
    fetched.delete(audioId)
    try {
      await unlessItRests(() => bucket.put(audioId, mp3))
    } catch (error) {
      if (!isBucketFault(error)) throw error
      await waiting.keep(audioId, mp3)
      log.warn({ audioId, code: error.code }, 'an audio waits in the database for its bucket')
    } finally {
      cache.put(audioId, mp3)
    }
  }
  // One after the other: cache and bucket hold the same one of two.
  const put: AudioStore['put'] = (audioId, mp3) => inTurn(audioId, () => putNow(audioId, mp3))

  return {
    put,
    isWhole,
    add: (audioId, mp3) => unlessItRests(() => bucket.add(audioId, mp3)),
    has: async (audioId) => {
      fileNameOf(audioId)
      const inBucket = await unlessItRests(() => bucket.has(audioId)).catch((error: unknown) => error)
      if (inBucket === true || (await waiting.has(audioId)) || (await folder.has(audioId))) return true
      if (inBucket === false) return false
      throw inBucket
    },
    read: async (audio) => {
      if (await cache.isWhole(audio)) return cache.read(audio).catch(() => fetchWhole(audio))
      return fetchWhole(audio)
    },
    stream: async (audio, slice) => {
      if (await cache.isWhole(audio)) return cache.stream(audio, slice)
      // As it comes, past the cache: an archive of a year would push out what is on air.
      return unlessItRests(() => bucket.stream(audio, slice)).catch(async (error: unknown) => {
        if (!(error instanceof StorageError) || error.code === 'bad-id') throw error
        return Readable.from([(await fetchWhole(audio)).subarray(slice.start, slice.end + 1)])
      })
    },
    remove: async (audioId) => {
      fileNameOf(audioId)
      await Promise.all([cache.remove(audioId), waiting.forget(audioId), folder.remove(audioId)])
      await unlessItRests(() => bucket.remove(audioId))
    },
    check: async () => bucket.check?.(),
    catchUp: () => waiting.sendAll((audioId, mp3) => unlessItRests(() => bucket.put(audioId, mp3))),
  }
}
