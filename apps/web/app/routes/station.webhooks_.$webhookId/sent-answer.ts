import type { Refusal } from '../../.server/answer-problem.ts'

/** What came of 'send again', and of which message. */
export type SentAnswer = { messageId: string; said: string | null; refusal: Refusal | null }
