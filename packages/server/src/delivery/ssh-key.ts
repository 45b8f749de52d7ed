import { createDecipheriv } from 'node:crypto'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { createFairPlaces } from '@hourcast/domain/broadcasts/fair-places'
import type { Turn } from '@hourcast/domain/broadcasts/turns'
import { type OpenSshKey, readOpenSshKey, unlockedText } from './open-ssh-container.ts'

/** ssh-keygen takes 16 or 24. Each is some 25 ms of computing, and the number stands in a text that a stranger wrote. */
export const MAX_KEY_ROUNDS = 64

/** Plain Node, no file of ours: ssh2's own copy of the hash, which knows no way to do it piece by piece. */
const HASH = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { module, passphrase, salt, rounds, length } = workerData
  const hashed = new Uint8Array(length)
  const failed = require(module).pbkdf(passphrase, passphrase.length, salt, salt.length, hashed, length, rounds)
  parentPort.postMessage(failed ? null : hashed)`

const hashInThread = (key: OpenSshKey, passphrase: string, length: number): Promise<Buffer | null> =>
  new Promise((resolve, reject) => {
    const ofSsh2 = createRequire(createRequire(import.meta.url).resolve('ssh2'))
    const { salt, rounds } = key
    const workerData = { module: ofSsh2.resolve('bcrypt-pbkdf'), passphrase: Buffer.from(passphrase), salt, rounds, length }
    const thread = new Worker(HASH, { eval: true, env: {}, workerData, resourceLimits: { maxOldGenerationSizeMb: 32 } })
    thread.once('error', reject).once('message', (hashed: Uint8Array | null) => resolve(hashed && Buffer.from(hashed)))
  })

// One at a time, in turns between stations: nobody's keys take more than one processor, or keep another station's waiting for long.
const places = createFairPlaces({ places: 1, now: Date.now })

const IV_BYTES = 16
const CIPHER = /^aes(128|192|256)-(ctr|cbc)$/

const unlock = async (key: OpenSshKey, passphrase: string): Promise<string | null> => {
  const [, bits, mode] = CIPHER.exec(key.cipher) ?? []
  if (bits === undefined || passphrase === '') return null
  const keyBytes = Number(bits) / 8
  const hashed = await hashInThread(key, passphrase, keyBytes + IV_BYTES)
  if (hashed === null || key.locked.length % IV_BYTES !== 0) return null
  const decipher = createDecipheriv(`aes-${bits}-${mode}`, hashed.subarray(0, keyBytes), hashed.subarray(keyBytes))
  decipher.setAutoPadding(false)
  return unlockedText(key, Buffer.concat([decipher.update(key.locked), decipher.final()]))
}

type KeyTurn = Partial<Turn> & { signal?: AbortSignal }

/**
 * The text of a private key without its passphrase, when it is in OpenSSH's format; any other text as it is: what those take is cheap.
 * Hashing the passphrase takes as long as the key says: on the main thread, one key could stop it for good. Null for what cannot be read.
 */
export const unlockKey = async (text: string, passphrase: string, turn: KeyTurn = {}): Promise<string | null> => {
  const key = readOpenSshKey(text)
  if (key === 'another format' || key === 'unlocked') return text
  if (key === 'broken' || key.rounds > MAX_KEY_ROUNDS) return null
  return places.run(() => unlock(key, passphrase), turn)
}
