import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MigrationError } from './migration-error.ts'

export type Migration = { name: string; sql: string; checksum: string; otherChecksums: string[] }

/** packages/db/prisma/migrations, found upwards from this file: from source or from a program bundled anywhere in the repository. */
export const findMigrations = (from: string = dirname(fileURLToPath(import.meta.url))): string => {
  const folder = join(from, 'packages/db/prisma/migrations')
  if (existsSync(folder)) return folder
  if (dirname(from) === from) throw new MigrationError('packages/db/prisma/migrations was not found above this program.')
  return findMigrations(dirname(from))
}

/** In the order of their names, with the checksums that Prisma would give them. */
export const readMigrations = (folder: string): Migration[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8')
      const unix = sql.replaceAll('\r\n', '\n')
      // Git may have changed the line ends of a checkout: the same migration all the same.
      return { name, sql, checksum: sha256(sql), otherChecksums: [sha256(unix), sha256(unix.replaceAll('\n', '\r\n'))] }
    })

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
