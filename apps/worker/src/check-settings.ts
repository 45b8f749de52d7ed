// A program: what `npm start` asks before it starts anything. Says each line of the environment that is wrong.
import { ConfigError, readConfig } from '@hourcast/server/config'

try {
  readConfig(process.env)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
