import type { Refusal } from '../../.server/answer-problem.ts'

/** What the action says to the page; `typed` is what a refused form goes on with, but for the proof. */
export type DeleteAnswer = { isCodeSent: boolean; typed: string; refusal: Refusal | null }
