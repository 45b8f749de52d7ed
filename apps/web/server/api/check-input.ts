import type { z } from 'zod'
import type { Read } from './read-body.ts'

type Issue = z.core.$ZodIssue
type Fault = { field: string; detail: string }

/** Of a choice between shapes, what is wrong with the first: the others only say that it may be left out. */
const faultsOf = (issue: Issue, path: readonly PropertyKey[] = []): Fault[] => {
  const at = [...path, ...issue.path]
  const [first] = issue.code === 'invalid_union' && issue.message === 'Invalid input' ? issue.errors : []
  if (first) return first.flatMap((inner) => faultsOf(inner, at))
  return [{ field: at.map(String).join('.'), detail: issue.message }]
}

const MAX_FAULTS = 20

/** Checks a part of a request against the schema of its call: the first fault is the problem, all are listed. */
export const checkInput = <S extends z.ZodType>(schema: S, input: unknown): Read<z.output<S>> => {
  const parsed = schema.safeParse(input)
  if (parsed.success) return { ok: true, value: parsed.data }
  const errors = parsed.error.issues.flatMap((issue) => faultsOf(issue)).slice(0, MAX_FAULTS)
  const [first = { field: '', detail: 'This cannot be read.' }] = errors
  const { field, detail } = first
  return { ok: false, problem: { code: 'invalid', message: detail, errors, ...(field === '' ? {} : { field }) } }
}
