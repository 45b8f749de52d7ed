import { StorageError, type StorageErrorCode } from '../storage-error.ts'

const CODES: Record<string, StorageErrorCode> = {
  NoSuchKey: 'missing',
  NoSuchBucket: 'no-bucket',
  InvalidAccessKeyId: 'refused',
  SignatureDoesNotMatch: 'refused',
  InvalidSecurity: 'refused',
  AccessDenied: 'denied',
  AllAccessDisabled: 'denied',
  RequestTimeTooSkewed: 'clock-skew',
  AuthorizationHeaderMalformed: 'wrong-region',
  PermanentRedirect: 'wrong-region',
  QuotaExceeded: 'bucket-full',
  XMinioStorageFull: 'bucket-full',
  InvalidRange: 'damaged',
  PreconditionFailed: 'exists',
}
const OF_STATUS: Record<number, StorageErrorCode> = {
  301: 'wrong-region',
  // An answer to HEAD says no more than this.
  403: 'refused',
  404: 'missing',
  412: 'exists',
  416: 'damaged',
  507: 'bucket-full',
}
const CODE = /<Code>([A-Za-z]{1,64})<\/Code>/

type Answer = { status: number; text: string; date: string | undefined; now: number }

const apart = ({ date, now }: Answer): string => {
  const seconds = Math.round((Date.parse(date ?? '') - now) / 1000)
  if (Number.isNaN(seconds)) return ''
  return `this machine is ${Math.abs(seconds)} s ${seconds > 0 ? 'behind' : 'ahead'}`
}

/** What an answer says that is no success. Of its text the code alone is kept: the rest repeats what was signed, the key's name with it. */
export const faultOfAnswer = (answer: Answer): StorageError => {
  const named = CODE.exec(answer.text)?.[1]
  const code =
    CODES[named ?? ''] ?? OF_STATUS[answer.status] ?? (answer.status >= 500 || answer.status === 429 ? 'away' : 'failed')
  if (code === 'clock-skew') return new StorageError(code, apart(answer))
  return new StorageError(code, code === 'missing' ? '' : [answer.status, named].filter(Boolean).join(' '))
}

/** No answer at all. */
export const faultOfConnection = (error: unknown): StorageError => {
  if (error instanceof StorageError) return error
  const { code, message } =
    error instanceof Error ? (error as NodeJS.ErrnoException) : { code: undefined, message: String(error) }
  return new StorageError('away', code ?? message, { cause: error })
}
