import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

/** Hex. Read a piece at a time: a process that serves others meanwhile is not held up by a file. */
export const hashOfFile = async (path: string, algorithm: 'sha256' | 'md5' = 'sha256'): Promise<string> => {
  const hash = createHash(algorithm)
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
