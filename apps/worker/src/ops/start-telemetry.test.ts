import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build, type Plugin } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'

const workspace = fileURLToPath(new URL('../..', import.meta.url))
const INLINED = /^(@hourcast\/|date-fns)/

const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || INLINED.test(path) ? undefined : { path, external: true },
    ),
}

const bundle = (entry: string, outfile: string) =>
  build({
    entryPoints: [join(workspace, 'src', entry)],
    outfile,
    bundle: true,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    plugins: [packagesOutside],
  })

let folder = ''
beforeAll(async () => {
  // Inside the workspace, where its packages are found.
  await mkdir(join(workspace, 'build'), { recursive: true })
  folder = await mkdtemp(join(workspace, 'build', 'test-'))
  await bundle('ops/testing/ops-program.ts', join(folder, 'ops-program.mjs'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What a process with this environment and nothing else has loaded and opened. */
const run = async (env: Record<string, string>) => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'ops-program.mjs')], { env, timeout: 30_000 })
  return JSON.parse(stdout) as { loaded: string[]; sockets: string[]; isScraped: boolean }
}

test('without an endpoint and without a port nothing of the SDK is loaded and no socket is opened', async () => {
  expect(await run({})).toEqual({ loaded: ['@opentelemetry/api'], sockets: [], isScraped: false })
})

test("OpenTelemetry's other variables alone open nothing", async () => {
  const env = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:9/v1/traces', OTEL_TRACES_EXPORTER: 'otlp' }
  expect(await run(env)).toEqual({ loaded: ['@opentelemetry/api'], sockets: [], isScraped: false })
})

test('with a port the metrics can be read, and nothing that sends is loaded', async () => {
  const { loaded, sockets, isScraped } = await run({ OPS_PORT: '0' })
  expect([isScraped, sockets]).toEqual([true, []])
  expect(loaded).toContain('@opentelemetry/sdk-metrics')
  expect(loaded.filter((name) => /otlp|trace/.test(name))).toEqual([])
})

test('the bundled worker asks for nothing of the SDK before it is told to', async () => {
  const { metafile } = await bundle('worker.ts', join(folder, 'worker.mjs'))
  const asked = Object.values(metafile.outputs).flatMap(({ imports }) => imports)
  const atStart = asked.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path)
  expect(atStart.filter((path) => path.startsWith('@opentelemetry/') && path !== '@opentelemetry/api')).toEqual([])
  expect(atStart).toContain('pg')
})
