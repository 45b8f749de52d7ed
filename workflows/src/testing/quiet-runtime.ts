import { IllegalStateError } from '@temporalio/common'
import { pino } from 'pino'
import { installRuntime } from '../temporal/install-runtime.ts'

/** The SDK without a word, once for each process: test files share one. */
export const quietRuntime = (): void => {
  try {
    installRuntime(pino({ level: 'silent' }))
  } catch (error) {
    if (!(error instanceof IllegalStateError)) throw error
  }
}
