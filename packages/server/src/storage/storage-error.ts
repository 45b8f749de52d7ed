const MESSAGES = {
  'bad-id': 'An audio id is 16 to 128 hex digits.',
  missing: 'This audio is not in the store.',
  damaged: 'This audio is not what was stored.',
  'disk-full': 'The disk is full: free some space in the data folder.',
  failed: 'The audio store cannot be used.',
} as const

export type StorageErrorCode = keyof typeof MESSAGES

/** What an audio store throws; `code` is stable. */
export class StorageError extends Error {
  readonly code: StorageErrorCode
  constructor(code: StorageErrorCode, detail = '', options?: { cause?: unknown }) {
    super(detail === '' ? MESSAGES[code] : `${MESSAGES[code]} (${detail})`, options)
    this.name = 'StorageError'
    this.code = code
  }
}

const CODES: Record<string, StorageErrorCode> = { ENOENT: 'missing', ENOSPC: 'disk-full', EDQUOT: 'disk-full' }

/** A file system's error in the store's words. */
export const storageErrorOf = (error: unknown): StorageError => {
  if (error instanceof StorageError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return new StorageError(CODES[code] ?? 'failed', error instanceof Error ? error.message : String(error), { cause: error })
}
