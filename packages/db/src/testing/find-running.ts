import { existsSync, realpathSync } from 'node:fs'
import { addressOfCluster, clusterOf } from '../embedded/cluster.ts'
import { readPostmaster, waitUntilReady } from '../embedded/postmaster.ts'
import { isAlive } from '../embedded/process-mark.ts'

/** The address of the data folder's PostgreSQL when it runs and answers. */
export const findRunning = async (dataDir: string): Promise<string | undefined> => {
  if (!existsSync(dataDir)) return undefined
  const cluster = clusterOf(realpathSync(dataDir))
  const postmaster = readPostmaster(cluster)
  if (!postmaster) return undefined
  const ready = await waitUntilReady(cluster, () => !isAlive(postmaster.pid))
  return ready && addressOfCluster(cluster, ready.port)
}
