import type { PreviewProblem } from '@hourcast/server/previews/preview-types'
import type { CallProblem } from './call.ts'

/** A preview's problem by the name that its call has for the sources, with what was wrong source by source. */
export const problemOfPreview = ({ faults, ...problem }: PreviewProblem, sourceField: string): CallProblem => ({
  ...problem,
  ...(problem.field === 'source' ? { field: sourceField } : {}),
  ...(faults ? { errors: faults.map(({ message }) => ({ field: sourceField, detail: message })) } : {}),
})
