import { existsSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { type Dumped, dumpDatabase } from '@hourcast/db/transfer/dump-database'
import type { Config } from '@hourcast/server/config'
import { Command } from 'commander'
import { commandConfig } from './command-config.ts'
import { CommandFailure } from './failure.ts'
import { printTable, withDatabase } from './with-database.ts'

export const dumpCommand = (): Command =>
  new Command('dump')
    .description(
      'Write every row of the database into one file, for a back-up or to move house. Secrets and audio are not in it.',
    )
    .requiredOption('--out <file>', 'where it goes; - is stdout')
    .addHelpText('after', '\nExample:\n  npm run hourcast -- dump --out hourcast.dump')
    .action(async ({ out }: { out: string }) => {
      const config = commandConfig()
      const done = await (out === '-' ? dumpTo(config, process.stdout) : dumpToFile(config, out))
      console.error(`${out === '-' ? 'dumped' : out}: ${done.rows} rows of ${done.tables} tables`)
      if (done.isWorkedOn) console.error(WORKED_ON)
      for (const line of whatElseMoves(config)) console.error(line)
    })

const WORKED_ON =
  'A worker is at work: what it does from now on is not in this dump. To move house, end it first, or both would air.'

const dumpTo = (config: Config, out: Writable): Promise<Dumped> =>
  withDatabase(config, (url) => dumpDatabase(url, out, Date.now(), { onTable: printTable })).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'EPIPE' ? new CommandFailure('--out -: who reads it has ended; what was read is no whole dump') : error
    },
  )

/** The file has its name only when it is whole; nobody else may read it: addresses and hashes stand in it. */
const dumpToFile = async (config: Config, file: string): Promise<Dumped> => {
  if (existsSync(file)) throw new CommandFailure(`--out: ${file} is there already`, 2)
  const draft = `${file}.part`
  const opened = await openDraft(draft)
  try {
    const done = await dumpTo(config, opened.createWriteStream({ flush: true }))
    await rename(draft, file)
    return done
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  } finally {
    await opened.close().catch(() => {})
  }
}

/** A new file: one that is there already may be readable for others, or belong to a dump that is under way. */
const openDraft = async (draft: string): Promise<FileHandle> => {
  try {
    return await open(draft, 'wx', 0o600)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new CommandFailure(
      code === 'EEXIST' ? `--out: ${draft} is left of another dump; remove it if none is under way` : `--out: ${message}`,
      2,
    )
  }
}

const whatElseMoves = ({ SEAL_KEYS, dataDir, s3 }: Config): string[] => [
  'Two things move beside it:',
  s3 ? `  audio    stays in the bucket ${s3.bucket}` : `  audio    ${join(dataDir, 'audio')}, as a folder`,
  SEAL_KEYS
    ? '  secrets  SESSION_SECRET and SEAL_KEYS, as they stand in this environment'
    : `  secrets  as lines for an .env:  ${asLines(join(dataDir, 'secrets.json'))}`,
]

// A command for the reader to run: the secrets themselves go neither into the dump nor onto this terminal.
const asLines = (file: string): string =>
  `node -p 'Object.entries(JSON.parse(require("fs").readFileSync("${file}"))).map((pair) => pair.join("=")).join("\\n")'`
