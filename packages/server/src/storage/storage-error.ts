import { Fault } from '@hourcast/domain/fault'

const MESSAGES = {
  'bad-id': 'An audio id is 16 to 128 hex digits.',
  missing: 'This audio is not in the store.',
  exists: 'There is an audio of this id already.',
  damaged: 'This audio is not what was stored.',
  'disk-full': 'The disk is full: free some space in the data folder.',
  failed: 'The audio store cannot be used.',
  away: 'The bucket does not answer.',
  refused: 'The bucket refuses the key: check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  denied: 'The key may not do this in the bucket: it has to be let list it, and get, put and delete its objects.',
  'no-bucket': 'There is no such bucket: make it, or correct S3_BUCKET.',
  'wrong-region': 'The bucket is in another region: correct S3_REGION.',
  'clock-skew': "This machine's clock is too far from the bucket's: set it by NTP.",
  'bucket-full': 'The bucket is full.',
} as const

export type StorageErrorCode = keyof typeof MESSAGES

/** What an audio store throws; `code` is stable. */
export class StorageError extends Fault {
  static override readonly sharedName = 'StorageError'
  override readonly name = 'StorageError'
  declare readonly code: StorageErrorCode
  constructor(code: StorageErrorCode, detail = '', options?: { cause?: unknown }) {
    super(code, detail === '' ? MESSAGES[code] : `${MESSAGES[code]} (${detail})`, false, options)
  }
}

const BUCKET_FAULTS: ReadonlySet<string> = new Set<StorageErrorCode>([
  ...(['away', 'refused', 'denied', 'no-bucket', 'wrong-region', 'clock-skew', 'bucket-full'] as const),
])

/** Something is wrong with the bucket or the way to it, not with one audio. */
export const isBucketFault = (error: unknown): error is StorageError =>
  error instanceof StorageError && BUCKET_FAULTS.has(error.code)

const CODES: Record<string, StorageErrorCode> = { ENOENT: 'missing', ENOSPC: 'disk-full', EDQUOT: 'disk-full' }

/** A file system's error in the store's words. */
export const storageErrorOf = (error: unknown): StorageError => {
  if (error instanceof StorageError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return new StorageError(CODES[code] ?? 'failed', error instanceof Error ? error.message : String(error), { cause: error })
}
