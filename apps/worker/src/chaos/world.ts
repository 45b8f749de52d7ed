export type Env = Record<string, string | undefined>

/** The servers that the workers stand on. Each can be killed with -9, and comes back by itself with its data. */
export type World = {
  databaseUrl: string
  /** How the workers find them. */
  env: Env
  /** How many worker processes there are. */
  workers: number
  /** By the name of its option: killed, and on its way back. */
  kill: Record<string, () => Promise<void>>
  close(): Promise<void>
}

/** Addresses that this process happens to have are not the ones to be killed. */
const ADDRESS =
  /^(TEMPORAL|KAFKA|S3|SMTP|LLM|TTS|OTEL|OPS)_|^(DATABASE_URL|HOURCAST_EMBEDDED_DATABASE_URL|SESSION_SECRET|SEAL_KEYS)$/

export const withoutAddresses = (env: Env): Env => Object.fromEntries(Object.entries(env).filter(([name]) => !ADDRESS.test(name)))
