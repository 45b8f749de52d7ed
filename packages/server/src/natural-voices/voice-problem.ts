/** Why a voice could not be added or removed, in a sentence for the operator. */
export class VoiceProblem extends Error {
  override readonly name = 'VoiceProblem'
}

const OF_THE_DISK: Readonly<Record<string, string>> = {
  ENOSPC: 'no space is left on the disk',
  EDQUOT: 'this user may use no more of the disk',
  EROFS: 'the data folder cannot be written to',
  EACCES: 'the data folder cannot be written to',
  EIO: 'the disk is broken',
}

/** A fault of writing as a sentence; undefined for any other. No second try mends it. */
export const problemOfDisk = (error: unknown): VoiceProblem | undefined => {
  const why = OF_THE_DISK[(error as NodeJS.ErrnoException | null)?.code ?? '']
  return why === undefined ? undefined : new VoiceProblem(`It could not be kept: ${why}.`, { cause: error })
}
