import { storableText } from './storable.ts'

/**
 * A step of a broadcast has failed. `code` is stable and may be told to others; `message` is for the owner and stays in the row.
 * Permanent faults are not tried again: the ladder takes the next rung.
 */
export class StepFault extends Error {
  readonly code: string
  readonly permanent: boolean
  constructor(code: string, message: string, permanent: boolean, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'StepFault'
    this.code = code
    this.permanent = permanent
  }
}

/** What the ports throw (DeliveryError, MailError, GateError, StorageError …) says its code and whether it is final; all else may pass. */
export const faultOf = (error: unknown): { code: string; message: string; permanent: boolean } => {
  if (!(error instanceof Error)) return { code: 'unknown', message: storableText(String(error)), permanent: false }
  // A voice says its fault and a gate its name where others have a code.
  const { code, fault, gate, permanent } = error as { code?: unknown; fault?: unknown; gate?: unknown; permanent?: unknown }
  const named = [code, fault, gate].find((name): name is string => typeof name === 'string')
  const isTimeout = error.name === 'AbortError' || error.name === 'TimeoutError'
  return {
    code: named ?? (isTimeout ? 'timeout' : 'unknown'),
    message: storableText(error.message),
    permanent: permanent === true || ABOUT_THE_SCRIPT.has(named ?? ''),
  }
}

/** Faults of a voice that lie in what it was to say: no try mends them. */
const ABOUT_THE_SCRIPT = new Set(['nothing-to-say', 'too-long'])
