// Plain JavaScript: Temporal's SDK loads it by its path with require(), in the main thread and, bundled, in the workflow sandbox.
import { DefaultFailureConverter } from '@temporalio/common'

/** Moves messages and stack traces into a payload, where the codec encrypts them. */
export const failureConverter = new DefaultFailureConverter({ encodeCommonAttributes: true })
