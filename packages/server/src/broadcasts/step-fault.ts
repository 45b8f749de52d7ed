import { Fault } from '@hourcast/domain/fault'
import { storableText } from './storable.ts'

/**
 * A step of a broadcast has failed. `code` is stable and may be told to others; `message` is for the owner and stays in the row.
 * Permanent faults are not tried again: the ladder takes the next rung.
 */
export class StepFault extends Fault {
  override readonly name = 'StepFault'
}

/** A fault says its code and whether it is final; all else may pass. */
export const faultOf = (error: unknown): { code: string; message: string; permanent: boolean } => {
  if (!(error instanceof Error)) return { code: 'unknown', message: storableText(String(error)), permanent: false }
  const { code, permanent } = error as { code?: unknown; permanent?: unknown }
  const isTimeout = error.name === 'AbortError' || error.name === 'TimeoutError'
  return {
    code: typeof code === 'string' ? code : isTimeout ? 'timeout' : 'unknown',
    message: storableText(error.message),
    permanent: permanent === true,
  }
}
