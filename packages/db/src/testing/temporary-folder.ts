import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { scratchRoot } from './scratch-root.ts'

/** A folder that goes away when the test ends, after everything that the test registers later has ended. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(scratchRoot(), 'hourcast-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }))
  return folder
}
