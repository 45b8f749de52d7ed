const REASONS: [pattern: RegExp, say: (folder: string) => string][] = [
  [
    /ENOSPC|No space left on device|EDQUOT|Disk quota exceeded/i,
    (folder) => `The disk is full: ${folder} cannot be written. Free some space.`,
  ],
  [
    /EROFS|Read-only file system/i,
    (folder) => `${folder} is on a read-only file system. Set HOURCAST_DATA to a folder that can be written.`,
  ],
  [
    /EACCES|EPERM|Permission denied|Operation not permitted/i,
    (folder) =>
      `${folder} may not be read and written by this user. Give it to the user, or set HOURCAST_DATA to another folder.`,
  ],
  [
    /ENOTDIR|EEXIST|not a directory/i,
    (folder) => `${folder} is not a folder, or lies below something that is not one. Set HOURCAST_DATA to another folder.`,
  ],
  [
    /Cannot allocate memory|ENOMEM|could not (create|map|resize).*shared memory/i,
    () => 'There is not enough memory for PostgreSQL. Free some.',
  ],
]

/** One line for anybody who started the program: what a failure of the system or of PostgreSQL means for `folder`. */
export const explain = (error: unknown, folder: string): string => {
  const text = error instanceof Error ? `${(error as NodeJS.ErrnoException).code ?? ''} ${error.message}`.trim() : String(error)
  const known = REASONS.find(([pattern]) => pattern.test(text))
  return known ? known[1](folder) : `The database in ${folder} does not start: ${lastComplaint(text)}`
}

/** PostgreSQL's own last complaint in a piece of its log, without time and process number. */
const lastComplaint = (log: string): string => {
  const complaints = log.split('\n').flatMap((line) => /(?:FATAL|PANIC|ERROR|error): *(.+)/.exec(line)?.[1] ?? [])
  return complaints.at(-1) ?? log.split('\n').filter(Boolean).at(-1) ?? 'it gave no reason'
}
