import type { TransferStep } from '@hourcast/domain/delivery/transfer-steps'
import { withinDeadline } from '../within-deadline.ts'
import type { DeliveryError } from './delivery-types.ts'
import type { FileSession, TransferFault } from './file-session.ts'

type Protocol = {
  fault: TransferFault
  faultOf(step: TransferStep, error: unknown): DeliveryError
  close(): void
}

type Steps = { step: FileSession['step']; stop: AbortSignal }

/** Runs `work` step by step, and ends it when its time is over or it is called off, no matter what the server does. Closes the connection. */
export const inSteps = async <T>(
  { fault, faultOf, close }: Protocol,
  wholeMs: number,
  signal: AbortSignal | undefined,
  work: (steps: Steps) => Promise<T>,
): Promise<T> => {
  let current: TransferStep = 'connect'
  const step = async <S>(name: TransferStep, stepWork: () => Promise<S>): Promise<S> => {
    current = name
    try {
      return await stepWork()
    } catch (error) {
      throw faultOf(name, error)
    }
  }
  const late = () => fault(current, 'timeout', 'took too long.', false)
  try {
    return await withinDeadline(wholeMs, signal, late, (stop) => {
      stop.addEventListener('abort', close, { once: true })
      return work({ step, stop })
    })
  } catch (error) {
    throw signal?.aborted && error === signal.reason ? fault(current, 'aborted', 'was called off.', false) : error
  } finally {
    close()
  }
}
