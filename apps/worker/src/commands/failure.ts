import type { Problem } from '@hourcast/domain/problem'

/** Ends a command with a sentence: exit code 1 (it failed) or 2 (used wrongly). */
export class CommandFailure extends Error {
  readonly exitCode: 1 | 2
  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

export const usedWrongly = (problem: Problem): CommandFailure =>
  new CommandFailure(problem.field ? `${problem.field}: ${problem.message}` : problem.message, 2)
