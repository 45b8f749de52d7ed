import type { TestProject } from 'vitest/node'
import { startTestServer, type TestServer } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: TestServer
  }
}

/** One server for each Vitest project that names this file; with TEST_DATABASE_URL set, that server instead of our own. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { server, stop } = await startTestServer(process.env.TEST_DATABASE_URL)
  project.provide('testDatabase', server)
  return stop
}
