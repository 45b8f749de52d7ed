import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, ConfigError } from '../config.ts'
import { makeFileOnce } from './make-file-once.ts'

const KEY = /^[\w-]{43}$/

/**
 * What opens the kept mail in a browser: made once in the data folder, readable by its user alone. Anybody who can read the folder can read
 * the mails in it anyway. Null where mail is sent. Throws ConfigError, one line.
 */
export const loadMailKey = async ({ SMTP_URL, dataDir }: Pick<Config, 'SMTP_URL' | 'dataDir'>): Promise<string | null> => {
  if (SMTP_URL !== undefined) return null
  const path = join(dataDir, 'mail-key')
  try {
    await makeFileOnce(path, `${randomBytes(32).toString('base64url')}\n`)
    const key = (await readFile(path, 'utf8')).trim()
    if (KEY.test(key)) return key
  } catch (error) {
    throw new ConfigError(`${path} cannot be made or read: ${error instanceof Error ? error.message : error}`)
  }
  throw new ConfigError(`${path} is damaged: delete it, and a new one is made`)
}
