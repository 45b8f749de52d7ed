import type { z } from 'zod'
import { fail, ok, type Result } from './problem.ts'

/** Checks input against a schema; the problem tells the first thing that is wrong and names its field, as 'schedules.0.days'. */
export const parseInput = <S extends z.ZodType>(schema: S, input: unknown): Result<z.output<S>> => {
  const parsed = schema.safeParse(input)
  if (parsed.success) return ok(parsed.data)
  const issue = parsed.error.issues[0]
  const field = issue === undefined ? '' : issue.path.map(String).join('.')
  return fail('invalid', issue?.message ?? 'This input cannot be read.', field === '' ? undefined : field)
}
