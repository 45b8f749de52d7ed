import type { ChildProcess } from 'node:child_process'
import { clusterOf } from '@hourcast/db/embedded/cluster'
import { readPostmaster } from '@hourcast/db/embedded/postmaster'
import { ended, startProgram } from './processes.ts'
import { type World, withoutAddresses } from './world.ts'

const whenReady = (keeper: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    keeper.on('message', (message: { type: string; url: string; message?: string }) => {
      if (message.type === 'ready') resolve(message.url)
      if (message.type === 'failed') reject(new Error(message.message))
    })
  })

/** What `npm start` brings: PostgreSQL with its keeper, which starts it again, and one worker. */
export const embeddedWorld = async (dataDir: string): Promise<World> => {
  const env = withoutAddresses(process.env)
  const keeper = startProgram('keeper', { ...env, HOURCAST_DATA: dataDir })
  const databaseUrl = await whenReady(keeper)
  return {
    databaseUrl,
    env: { ...env, HOURCAST_EMBEDDED_DATABASE_URL: databaseUrl },
    workers: 1,
    kill: {
      postgres: async () => {
        const postmaster = readPostmaster(clusterOf(dataDir))
        if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
      },
    },
    close: async () => {
      if (keeper.connected) keeper.disconnect()
      await ended(keeper)
    },
  }
}
