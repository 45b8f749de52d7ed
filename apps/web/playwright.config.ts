import { defineConfig } from '@playwright/test'

const isRoot = process.getuid?.() === 0

// Run by `npm test` against an instance of its own (HOURCAST_URL), with the browser that infra/find-browser.mjs found.
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '../../test-results',
  workers: 1,
  // Against hanging alone: a disk or a processor that others use may stand still for seconds. What is to be fast is measured by the benchmarks.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: process.env.HOURCAST_URL ?? 'http://localhost:3000',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
        '--autoplay-policy=no-user-gesture-required',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
})
