import type { TestProject } from 'vitest/node'
import { startTestServer, type TestServer } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: TestServer
  }
}

/** One server for all Vitest projects that name this file; with TEST_DATABASE_URL set, that server instead of our own. */
export const setup = async ({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> => {
  // One project is set up after the other, and all have what the root provides.
  const run = vitest.getRootProject()
  if (run.getProvidedContext().testDatabase) return undefined
  const { server, stop } = await startTestServer(process.env.TEST_DATABASE_URL)
  run.provide('testDatabase', server)
  return stop
}
