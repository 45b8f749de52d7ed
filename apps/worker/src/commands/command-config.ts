import { type Config, ConfigError, readConfig } from '@hourcast/server/config'
import { CommandFailure } from './failure.ts'

/** The environment as a command reads it; what is wrong in it ends the command as used wrongly. */
export const commandConfig = (): Config => {
  try {
    // A command's own words go to the terminal; the log would stand between them.
    return readConfig({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'error' })
  } catch (error) {
    if (error instanceof ConfigError) throw new CommandFailure(error.message, 2)
    throw error
  }
}
