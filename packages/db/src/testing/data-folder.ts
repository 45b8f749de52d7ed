import { chmodSync, cpSync } from 'node:fs'
import { inject } from 'vitest'
import { clusterOf } from '../embedded/cluster.ts'
import type {} from './global-setup.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A data folder whose database has been made and never started: initdb takes most of a second, a copy of what it makes hardly any time. */
export const dataFolder = (): string => {
  const dataDir = temporaryFolder()
  const { folder } = clusterOf(dataDir)
  cpSync(inject('testDatabase').cluster, folder, { recursive: true })
  // PostgreSQL refuses any other mode, and a copy need not have it.
  chmodSync(folder, 0o700)
  return dataDir
}
