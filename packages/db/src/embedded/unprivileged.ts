import { spawnSync } from 'node:child_process'
import { chmodSync, lchownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'

/**
 * How to start PostgreSQL, which refuses to run as root: words before the command, or a user to run it as; and who its
 * files belong to, undefined where anybody who starts it owns them anyway.
 */
export type Launch = { prefix: string[]; user?: User; owner?: User }
type User = { uid: number; gid: number }

const NAMESPACE = ['unshare', '--user', '--map-user=1000', '--map-group=1000']

/**
 * As root: a user namespace in which root looks like an ordinary user and keeps its access to the files; where the system
 * forbids that, the user postgres or nobody. As anybody else: as it is.
 */
export const findLaunch = (uid: number | undefined = process.getuid?.()): Launch => {
  if (uid !== 0) return { prefix: [] }
  const [command = '', ...args] = NAMESPACE
  if (spawnSync(command, [...args, 'true'], { timeout: 10_000 }).status === 0)
    return { prefix: NAMESPACE, owner: { uid: 0, gid: 0 } }
  const user = otherUser(readFileSync('/etc/passwd', 'utf8'))
  return { prefix: [], user, owner: user }
}

export const otherUser = (passwd: string): User => {
  const users = passwd.split('\n').map((line) => line.split(':'))
  for (const wanted of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find(([name]) => name === wanted) ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new EmbeddedDatabaseError(
    'PostgreSQL does not run as root here. Start Hourcast as an ordinary user, or set DATABASE_URL.',
  )
}

/** Hands a file or folder to the user that PostgreSQL runs as, where it belongs to another. */
export const giveTo = ({ owner }: Launch, path: string) => {
  if (owner && lstatSync(path).uid !== owner.uid) giveAll(owner, path)
}

const giveAll = ({ uid, gid }: User, path: string) => {
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) giveAll({ uid, gid }, join(path, name))
  // The folder last: what is in it is done when the folder is.
  lchownSync(path, uid, gid)
}

/** Lets another user pass through the data folder to its own, without seeing what else is there. */
export const letThrough = ({ user }: Launch, dataDir: string) => {
  if (user) chmodSync(dataDir, statSync(dataDir).mode | 0o011)
}

/**
 * Before another user is to start a program and to work on files: throws EmbeddedDatabaseError when a folder above one of these paths lets
 * them not pass, as root's own home does.
 */
export const requireWay = ({ user }: Launch, paths: readonly string[]) => {
  const closed = user && paths.flatMap(foldersAbove).find((folder) => !mayEnter(user, folder))
  if (closed === undefined) return
  throw new EmbeddedDatabaseError(
    `PostgreSQL does not run as root here, and the user who would run it may not enter ${closed}. Start Hourcast as an ordinary user or from a folder that every user may enter, or set DATABASE_URL.`,
  )
}

/** From the root down. */
const foldersAbove = (path: string): string[] => (dirname(path) === path ? [] : [...foldersAbove(dirname(path)), dirname(path)])

const mayEnter = ({ uid, gid }: User, folder: string): boolean => {
  const { mode, uid: owner, gid: group } = statSync(folder)
  return (mode & (owner === uid ? 0o100 : group === gid ? 0o010 : 0o001)) !== 0
}
