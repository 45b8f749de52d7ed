import type { CallProblemCode } from '@hourcast/domain/calls/problem-document'
import type { Call } from './call.ts'

/** The codes that a call may answer with: what follows from its parts, and what it names itself. */
export const problemsOf = (call: Call): CallProblemCode[] => {
  const hasFields = Boolean(call.params || call.query || call.headers)
  const codes: (CallProblemCode | false)[] = [
    'failed',
    'too-many',
    'unavailable',
    call.who === 'owner' && 'unauthenticated',
    call.method !== 'get' && 'forbidden',
    Boolean(call.params) && 'not-found',
    'unreadable',
    (Boolean(call.body) || hasFields) && 'invalid',
    ...(call.body ? (['too-large', 'unsupported-type'] as const) : []),
    ...(call.problems ?? []),
  ]
  return [...new Set(codes.filter((code) => code !== false))]
}
