import type { Refusal } from '../../.server/answer-problem.ts'

/** What the action says of an entry: what was entered, and what is wrong with it, or that it is written. */
export type BoardAnswer = {
  name: string
  location: string
  message: string
  isWritten: boolean
  refusal: Refusal | null
}

export const keptEntry = ({ name = '', location = '', message = '' }: Readonly<Record<string, string>>): BoardAnswer => ({
  name,
  location,
  message,
  isWritten: false,
  refusal: null,
})
