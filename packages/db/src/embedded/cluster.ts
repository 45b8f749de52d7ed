import { spawn } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { EmbeddedDatabaseError, UnusableFolderError } from './embedded-database-error.ts'
import { explain } from './explain.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { giveTo, type Launch } from './unprivileged.ts'

/** Where a data folder's cluster lives. Password and port lie inside it, so that the three can never be parted. */
export type Cluster = { folder: string; passwordFile: string; portFile: string }

const MAJOR = '18'
/** Made by initdb and a superuser for good. Nothing but the start of the cluster signs in as this one. */
const BOOTSTRAP_ROLE = 'hourcast'
/** Owns the product's database and may do nothing beside it. */
const APP_ROLE = 'hourcast_app'

export const clusterOf = (dataDir: string): Cluster => {
  const folder = join(dataDir, 'postgres')
  return { folder, passwordFile: join(folder, 'hourcast.password'), portFile: join(folder, 'hourcast.port') }
}

/** What the product signs in with. */
export const addressOfCluster = (cluster: Cluster, port: number): string => addressFor(APP_ROLE, appPasswordOf(cluster), port)

/** What makes and repairs the role above; tests make their databases with it. */
export const bootstrapAddressOf = (cluster: Cluster, port: number): string =>
  addressFor(BOOTSTRAP_ROLE, passwordOf(cluster), port)

/** Follows from the bootstrap role's password, which cannot be computed back from it: one file to keep instead of two. */
const appPasswordOf = (cluster: Cluster): string => createHmac('sha256', passwordOf(cluster)).update(APP_ROLE).digest('hex')

const passwordOf = ({ passwordFile }: Cluster): string => readFileSync(passwordFile, 'utf8').trim()

const addressFor = (role: string, password: string, port: number): string =>
  `postgresql://${role}:${password}@127.0.0.1:${port}/postgres`

/** Whether there is a cluster to start; false when it has yet to be made. Throws UnusableFolderError when something else is there. */
export const inspectCluster = ({ folder, passwordFile }: Cluster): boolean => {
  const entries = existsSync(folder) ? entriesOf(folder) : []
  if (entries.length === 0) return false
  const elsewhere = `Move ${folder} away, or set HOURCAST_DATA to another folder.`
  if (!entries.includes('PG_VERSION')) throw new UnusableFolderError(`${folder} does not hold a database. ${elsewhere}`)
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (version !== MAJOR)
    throw new UnusableFolderError(
      `The database in ${folder} is of PostgreSQL ${version}; this program brings PostgreSQL ${MAJOR}. To carry it over, write \`npm run hourcast -- dump --out hourcast.dump\` with the Hourcast that made it, move ${folder} away, and read it here: \`npm run hourcast -- restore --from hourcast.dump\`.`,
    )
  const missing = ['base', 'global', 'pg_wal'].find((part) => !entries.includes(part))
  if (missing) throw new UnusableFolderError(`The database in ${folder} is broken: ${missing} is missing. ${elsewhere}`)
  if (!existsSync(passwordFile)) throw new UnusableFolderError(`${passwordFile} is missing, and with it the way in. ${elsewhere}`)
  return true
}

const entriesOf = (folder: string): string[] => {
  try {
    const entries = readdirSync(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
    return entries
  } catch (error) {
    throw new EmbeddedDatabaseError(explain(error, folder))
  }
}

/** Makes the cluster beside its place and moves it there when it is complete: a process killed half-way leaves nothing to trip over. */
export const createCluster = async (
  cluster: Cluster,
  binaries: PostgresBinaries,
  launch: Launch,
  isDurable: boolean,
): Promise<void> => {
  const draft = `${cluster.folder}.initializing`
  const passwordDraft = `${draft}.password`
  try {
    rmSync(draft, { recursive: true, force: true })
    mkdirSync(draft, { mode: 0o700 })
    writeFileSync(passwordDraft, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 })
    giveTo(launch, draft)
    giveTo(launch, passwordDraft)
    await runInitdb(draft, passwordDraft, binaries, launch, isDurable)
    renameSync(passwordDraft, join(draft, 'hourcast.password'))
    chmodSync(draft, 0o700)
    // An empty folder may stand in the way; rename replaces it.
    renameSync(draft, cluster.folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    rmSync(passwordDraft, { force: true })
    if (error instanceof EmbeddedDatabaseError) throw error
    throw new EmbeddedDatabaseError(explain(error, cluster.folder))
  }
}

const runInitdb = (
  folder: string,
  passwordFile: string,
  { initdb }: PostgresBinaries,
  { prefix, user }: Launch,
  isDurable: boolean,
) => {
  const [command = initdb, ...args] = [
    ...prefix,
    initdb,
    `--pgdata=${folder}`,
    `--username=${BOOTSTRAP_ROLE}`,
    `--pwfile=${passwordFile}`,
  ]
  // The builtin locale orders and folds alike on every system, no matter what is installed there.
  args.push('--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8')
  args.push('--no-instructions', '--wal-segsize=4', ...(isDurable ? [] : ['--no-sync']))
  return new Promise<void>((resolve, reject) => {
    const child = spawn(command, args, {
      env: postgresEnvironment(),
      ...user,
      stdio: ['ignore', 'ignore', 'pipe'],
      // Not spawn's own time-out: where the program cannot even be started, that would keep us for as long.
      signal: AbortSignal.timeout(120_000),
    })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4_000)
    })
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(said.trim() || `initdb ended with ${signal ?? `code ${code}`}`))
    })
  })
}

/** Nothing of the caller's PG* variables or locale reaches PostgreSQL. */
export const postgresEnvironment = (): NodeJS.ProcessEnv => ({ PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' })
