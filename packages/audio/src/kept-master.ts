import { createHash } from 'node:crypto'
import type { KeptFolder } from './kept-folder.ts'
import type { Mastered } from './master.ts'
import type { Attempt } from './mix-settings.ts'

const LENGTH_BYTES = 4

const encode = ({ mp3, marks }: Mastered): Buffer => {
  const json = Buffer.from(JSON.stringify(marks))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32LE(json.length)
  return Buffer.concat([length, json, mp3])
}

const decode = (bytes: Buffer): Mastered => {
  const mp3At = LENGTH_BYTES + bytes.readUInt32LE(0)
  return { marks: JSON.parse(bytes.toString('utf8', LENGTH_BYTES, mp3At)), mp3: Uint8Array.from(bytes.subarray(mp3At)) }
}

export type KeptMaster = {
  recall(): Promise<Mastered | undefined>
  keep(mastered: Mastered): Promise<void>
  forget(): Promise<void>
}

/** One rendering's MP3 before the gates: a render that dies there goes on with it, and does not master again. Without a folder nothing is kept. */
export const keptMaster = (folder: KeptFolder | undefined, renderingId: string, attempt: Attempt): KeptMaster => {
  const key = createHash('sha256').update(`mastered ${renderingId} ${attempt}`).digest('hex')
  return {
    recall: async () => {
      const kept = await folder?.read(key)
      return kept && decode(kept)
    },
    keep: async (mastered) => folder?.keep(key, encode(mastered)),
    forget: async () => folder?.forget(key),
  }
}
