import type { InputMode } from '@hourcast/domain/sources/content'
import type { CheckedSource } from '@hourcast/server/previews/check-source'
import type { PreviewProblem } from '@hourcast/server/previews/preview-types'
import { useState } from 'react'
import { call } from './call.ts'
import { faultText } from './problem-text.ts'

/** What is known of a source that was added here; `text` is for people. */
export type SourceCheck = { is: 'checking' | 'good' | 'bad'; text: string }

const CHECKING: SourceCheck = { is: 'checking', text: 'is being read' }

const found = ({ items }: CheckedSource): SourceCheck => ({
  is: 'good',
  text: items === 1 ? '1 item found' : `${items} items found`,
})

/** Why it gave nothing. What says nothing about the source, as a server that is away, is no finding. */
const refused = ({ code, message, faults = [] }: PreviewProblem): SourceCheck | undefined =>
  code === 'too-many' || code === 'unavailable'
    ? undefined
    : { is: 'bad', text: faults.length > 0 ? faults.map(faultText).join(' ') : message }

/** Reads each source once when it is added: what cannot be read is known before a sample is waited for. */
export const useSourceChecks = (mode: InputMode) => {
  const [checks, setChecks] = useState<Readonly<Record<string, SourceCheck | undefined>>>({})
  const keyOf = (source: string) => `${mode} ${source}`
  const note = (key: string, check: SourceCheck | undefined) => setChecks((before) => ({ ...before, [key]: check }))
  return {
    checkOf: (source: string) => checks[keyOf(source)],
    check: async (source: string): Promise<void> => {
      const key = keyOf(source)
      note(key, CHECKING)
      const read = await call<CheckedSource>('check-source', { source, mode })
      note(key, read.ok ? found(read.value) : refused(read.problem))
    },
  }
}
