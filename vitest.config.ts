import { defineConfig } from 'vitest/config'

// Suffix says what a test needs: x.test.ts nothing, x.db.test.ts a real PostgreSQL, x.audio.test.ts an encoder, x.voice.test.ts minutes of
// speaking, x.contract.test.ts a port's twin and, where its address is set, the real thing. Browser tests are Playwright's (apps/web/tests/e2e).
const everywhere = ['packages', 'workflows', 'apps', 'infra']
const named = (suffix: string) => everywhere.map((folder) => `${folder}/**/*.${suffix}.test.ts`)
const exclude = ['**/node_modules/**', '**/build/**']

export default defineConfig({
  test: {
    setupFiles: ['infra/test/console-error-fails.ts'],
    maxWorkers: 2,
    // Files share a worker's modules: no test replaces any, and loading them again for each file took a quarter of the time.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: everywhere.map((folder) => `${folder}/**/*.test.ts`),
          exclude: [...exclude, '**/*.{db,contract,audio,voice}.test.ts'],
          // Against hanging alone: properties with thousands of cases share the machine with browsers and databases.
          testTimeout: 60_000,
        },
      },
      { extends: true, test: { name: 'audio', include: named('audio'), exclude, testTimeout: 60_000 } },
      { extends: true, test: { name: 'voice', include: named('voice'), exclude, testTimeout: 60_000 } },
      {
        extends: true,
        test: {
          name: 'db',
          include: named('db'),
          exclude,
          globalSetup: 'packages/db/src/testing/global-setup.ts',
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: named('contract'),
          exclude,
          globalSetup: 'packages/db/src/testing/global-setup.ts',
          // Against hanging alone: real servers share the machine with the tests.
          testTimeout: 120_000,
        },
      },
    ],
  },
})
