import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type Config, ConfigError } from '../config.ts'
import type { SealKey } from './create-sealer.ts'
import { hasCode, makeFileOnce } from './make-file-once.ts'
import { freshSealKey, parseSealKeys } from './seal-keys.ts'

export type Secrets = { sessionSecret: string; sealKeys: SealKey[] }

const fileSchema = z.object({ SESSION_SECRET: z.string().min(32), SEAL_KEYS: z.string().min(1) })
type SecretsFile = z.infer<typeof fileSchema>

const freshSecrets = (): SecretsFile => ({ SESSION_SECRET: randomBytes(32).toString('base64url'), SEAL_KEYS: freshSealKey() })

/** What the command `secrets` prints: two lines for an `.env`. */
export const freshSecretsLines = (): string =>
  Object.entries(freshSecrets())
    .map(([name, value]) => `${name}=${value}`)
    .join('\n')

/** Null when it is missing. A damaged file is an error, never replaced: what it sealed could not be opened any more. */
const readSecretsFile = async (path: string): Promise<SecretsFile | null> => {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw new ConfigError(`${path} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
  try {
    return fileSchema.parse(JSON.parse(text))
  } catch {
    throw new ConfigError(`${path} is damaged: restore it from a copy; without it, sealed FTP addresses cannot be opened`)
  }
}

const fromFile = async (dataDir: string): Promise<SecretsFile> => {
  const path = join(dataDir, 'secrets.json')
  const there = await readSecretsFile(path)
  if (there) return there
  try {
    await makeFileOnce(path, `${JSON.stringify(freshSecrets(), null, 2)}\n`)
  } catch (error) {
    throw new ConfigError(`${path} cannot be made: ${error instanceof Error ? error.message : error}`)
  }
  const made = await readSecretsFile(path)
  if (!made) throw new ConfigError(`${path} vanished while it was being made`)
  return made
}

type SecretLines = Pick<Config, 'DATABASE_URL' | 'SESSION_SECRET' | 'SEAL_KEYS'>

const missingSecrets = (config: SecretLines) =>
  (['SESSION_SECRET', 'SEAL_KEYS'] as const).filter((name) => config[name] === undefined)

/** With DATABASE_URL set several machines may share the database, so missing secrets refuse to start: throws ConfigError, one line. */
export const requireSharedSecrets = (config: SecretLines): void => {
  const missing = missingSecrets(config)
  if (missing.length === 0 || config.DATABASE_URL === undefined) return
  throw new ConfigError(
    `${missing.join(' and ')} must be set when DATABASE_URL is: \`npm run hourcast -- secrets\` prints fresh ones for your .env`,
  )
}

/** SESSION_SECRET and SEAL_KEYS from the environment; on one machine, missing ones are made once into dataDir/secrets.json. */
export const loadSecrets = async (config: SecretLines & Pick<Config, 'dataDir'>): Promise<Secrets> => {
  requireSharedSecrets(config)
  const file = missingSecrets(config).length > 0 ? await fromFile(config.dataDir) : null
  return {
    sessionSecret: config.SESSION_SECRET ?? file?.SESSION_SECRET ?? '',
    sealKeys: parseSealKeys(config.SEAL_KEYS ?? file?.SEAL_KEYS ?? ''),
  }
}
