import { ConfigError, readConfig } from '@hourcast/server/config'
import { requireSharedSecrets } from '@hourcast/server/secrets/secrets-file'

/** What is wrong in an environment with which an instance is to be started, a line each; undefined when nothing is. */
export const wrongSettings = (env: Record<string, string | undefined>): string | undefined => {
  try {
    requireSharedSecrets(readConfig(env))
    return undefined
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}
