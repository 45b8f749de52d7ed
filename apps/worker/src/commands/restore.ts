import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { readSealingKeyIds } from '@hourcast/db/transfer/read-sealing-keys'
import { restoreDatabase } from '@hourcast/db/transfer/restore-database'
import type { Config } from '@hourcast/server/config'
import { loadSecrets } from '@hourcast/server/secrets/secrets-file'
import { Command } from 'commander'
import { commandConfig } from './command-config.ts'
import { CommandFailure } from './failure.ts'
import { printTable, withDatabase } from './with-database.ts'

export const restoreCommand = (): Command =>
  new Command('restore')
    .description('Read a dump into a database without rows, as a whole or not at all.')
    .requiredOption('--from <file>', 'what `hourcast dump` wrote; - is stdin')
    .addHelpText(
      'after',
      '\nExample, a trial in a data folder of its own (DATABASE_URL says another place):\n  HOURCAST_DATA=trial npm run hourcast -- restore --from hourcast.dump',
    )
    .action(async ({ from }: { from: string }) => {
      const config = commandConfig()
      const dump = from === '-' ? process.stdin : await readableFile(from)
      await withDatabase(config, async (url) => {
        const done = await restoreDatabase(url, dump, { onTable: printTable })
        console.error(`restored: ${done.rows} rows of ${done.tables} tables`)
        for (const id of await missingKeys(config, url))
          console.error(
            `SEAL_KEYS here has no key '${id}': what it sealed, FTP passwords for one, cannot be opened. Bring SEAL_KEYS along from where the dump was made.`,
          )
      })
    })

/** Opened before anything else: a file that is not there is told as such. */
const readableFile = async (file: string): Promise<Readable> => {
  const opened = await open(file).catch((error: Error) => {
    throw new CommandFailure(`--from: ${error.message}`, 2)
  })
  return opened.createReadStream()
}

const missingKeys = async (config: Config, url: string): Promise<string[]> => {
  const used = await readSealingKeyIds(url)
  if (used.length === 0) return []
  const known = (await loadSecrets(config)).sealKeys.map(({ id }) => id)
  return used.filter((id) => !known.includes(id))
}
