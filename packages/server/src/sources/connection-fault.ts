import { AddressRefusedError } from './address-guard.ts'
import { SourceError } from './source-error.ts'

/** Faults after which the same address is worth one more try at once, or its http:// variant. */
export const CONNECTION_CODES: ReadonlySet<string> = new Set(['connection-failed', 'connection-lost', 'tls', 'bad-answer'])

const TLS = /^(?:ERR_TLS|ERR_SSL|CERT_|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|EPROTO|HOSTNAME_MISMATCH|INVALID_CA)/
const LOST = /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET|UND_ERR_BODY_TIMEOUT)$/
const BAD_ANSWER = /^(?:HPE_|UND_ERR_HEADERS_OVERFLOW|UND_ERR_RESPONSE)/

/** What went wrong below HTTP, in words for the owner. */
export const connectionFault = (error: unknown, host: string): SourceError => {
  if (error instanceof SourceError) return error
  const refusal = findCause(error, (cause) => cause instanceof AddressRefusedError)
  if (refusal instanceof AddressRefusedError) return new SourceError(refusal.code, refusal.message, { cause: error })
  const code = codeOf(error)
  if (TLS.test(code))
    return new SourceError('tls', `${host} offers no secure connection that can be trusted (${code}).`, { cause: error })
  if (LOST.test(code))
    return new SourceError('connection-lost', `${host} closed the connection before its answer was complete.`, { cause: error })
  if (BAD_ANSWER.test(code))
    return new SourceError('bad-answer', `${host} answered with something that is not HTTP.`, { cause: error })
  return new SourceError('connection-failed', `${host} could not be reached${code === '' ? '' : ` (${code})`}.`, { cause: error })
}

const codeOf = (error: unknown): string => {
  const coded = findCause(error, (cause) => cause instanceof Error && 'code' in cause && typeof cause.code === 'string')
  return coded instanceof Error && 'code' in coded ? String(coded.code) : ''
}

const findCause = (error: unknown, wanted: (cause: unknown) => boolean): unknown => {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1)
    if (wanted(cause)) return cause
  return undefined
}
