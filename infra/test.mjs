#!/usr/bin/env node
// `npm test`: what needs nothing but npm and no minutes of speaking. Cheapest first; ends with the slowest files and one line of counts.
// `npm test -- --long`: all cases of every property, every voice in every language, and more kills. What else is named are test files.
// Of the pages it walks a new owner's whole way; `npm run test:pages` opens all of them, on every width.
// `npm run test:servers` runs each port's contract against the real server: by the addresses in the environment, else from Docker.
import './node-version.mjs'
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findBrowser } from './find-browser.mjs'
import { prepare, root } from './prepare.mjs'
import { freePort } from './real-servers/free-ports.mjs'
import { heedInterruption } from './real-servers/interruption.mjs'
import { slowestFiles } from './slowest-files.mjs'

const began = Date.now()
const say = (text) => console.log(`\n[${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s] ${text}`)
const scratch = mkdtempSync(join(tmpdir(), 'hourcast-test-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
const tool = (...path) => [process.execPath, join(root, 'node_modules', ...path)]
const counts = { passed: 0, failed: 0, skipped: 0 }

const run = (command, args, env = {}, signal = undefined) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      signal,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...env },
      stdio: 'inherit',
    })
    child.on('exit', (code, signal) => resolve(code ?? signal))
    child.on('error', () => resolve('not started'))
  })

/** A check that passes or fails as a whole, beside the others: it says everything at its end. */
const checkBeside = async (what, [command, ...args]) => {
  const child = spawn(command, args, { cwd: root, env: process.env })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      said += data
    })
  const code = await new Promise((resolve) => {
    child.on('close', (exit, signal) => resolve(exit ?? signal))
    child.on('error', () => resolve('not started'))
  })
  return () => {
    say(`${what}\n${said.trimEnd()}`)
    counts[code === 0 ? 'passed' : 'failed'] += 1
    if (code !== 0) console.error(`${what}: failed (${code})`)
  }
}

/** What failed in the browser, once more: between hundreds of lines of progress it would be looked for. */
const sayFailed = (suites = [], path = []) => {
  for (const { title, specs = [], suites: inner } of suites) {
    const names = [...path, title]
    for (const spec of specs.filter(({ ok }) => !ok)) {
      const results = spec.tests.flatMap((test) => test.results)
      const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message))
      console.error(`\nFAILED: ${[...names, spec.title].join(' › ')}\n${stripVTControlCharacters(messages.join('\n'))}`)
      // What the page showed then, as its reader hears it.
      for (const { name, path: file } of results.flatMap(({ attachments }) => attachments))
        if (name === 'error-context' && existsSync(file))
          console.error(/```yaml\n(.*?)```/s.exec(readFileSync(file, 'utf8'))?.[1] ?? '')
    }
    sayFailed(inner, names)
  }
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

let slowest = []

const vitest = async (args, { env = {}, signal } = {}) => {
  const report = join(scratch, 'vitest.json')
  const [node, cli] = tool('vitest', 'vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run(node, [cli, 'run', ...reporters, ...args], env, signal)
  const told = readReport(report) ?? {}
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = told
  slowest = slowestFiles(told, root)
  counts.passed += numPassedTests
  counts.failed += Math.max(numFailedTests, code === 0 ? 0 : 1)
  counts.skipped += numPendingTests
}

/** A newcomer's instance of its own: embedded database, demo station, a data folder that goes away. */
const withApp = async (work) => {
  const port = await freePort()
  const app = spawn(process.execPath, [join(root, 'infra/start.mjs')], {
    cwd: root,
    env: {
      ...{ ...process.env, PORT: String(port), HOURCAST_DATA: join(scratch, 'data'), LOG_LEVEL: 'warn' },
      // As behind a proxy: each test of a page says what visitor it is.
      TRUST_PROXY: '1',
      // Nobody answers there: no test fetches a voice.
      VOICES_BASE_URL: 'http://127.0.0.1:9',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [app.stdout, app.stderr])
    stream.on('data', (data) => {
      said += data
    })
  const gone = new Promise((resolve) => app.once('exit', resolve))
  const url = `http://localhost:${port}`
  try {
    for (let tries = 0; ; tries += 1) {
      const ready = await fetch(`${url}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      )
      if (ready) break
      if (tries > 300 || app.exitCode !== null) throw new Error(`the app did not become ready\n${said}`)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    await work(url)
  } finally {
    app.kill('SIGTERM')
    await gone
  }
}

const EVERY_TIME = ['journey']

const browserTests = async (specs) => {
  const browser = await findBrowser()
  if (!browser) {
    console.error('NO BROWSER FOUND: the browser tests did not run. Install chromium or set CHROMIUM_PATH.')
    counts[process.env.CI ? 'failed' : 'skipped'] += 1
    return
  }
  const report = join(scratch, 'playwright.json')
  await withApp(async (url) => {
    const [node, cli] = tool('@playwright', 'test', 'cli.js')
    const code = await run(node, [cli, 'test', ...specs, '--config', 'apps/web/playwright.config.ts', '--reporter=line,json'], {
      HOURCAST_URL: url,
      HOURCAST_DATA: join(scratch, 'data'),
      CHROMIUM_PATH: browser.path,
      ...browser.env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    })
    const { stats, suites } = readReport(report) ?? {}
    sayFailed(suites)
    const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats ?? {}
    counts.passed += expected
    counts.failed += Math.max(unexpected + flaky, code === 0 ? 0 : 1)
    counts.skipped += skipped
  })
}

const contracts = async (args) => {
  say('real servers')
  const signal = heedInterruption()
  // Packages: they are there by now.
  const { startMissing } = await import('./real-servers/start-missing.mjs')
  const { env, missing, stop } = await startMissing(process.env, { say, signal })
  try {
    for (const line of missing) console.error(line)
    counts[process.env.CI ? 'failed' : 'skipped'] += missing.length
    if (!process.env.TEMPORAL_TEST_SERVER)
      console.error("TEMPORAL_TEST_SERVER is not set: nothing runs on Temporal's own test server, which skips time.")
    say('the contract of each port, on its twin and on the real server')
    const strictly = process.env.CI ? { HOURCAST_REQUIRE_SERVERS: '1' } : {}
    await vitest(['--project', 'contract', ...args], { env: { ...env, ...strictly }, signal })
  } finally {
    await stop()
  }
}

const CHAOS = { short: ['--worker', '4', '--postgres', '1'], long: ['--worker', '10', '--postgres', '2'] }
const PROJECTS = ['rules', 'db', 'contract', 'audio']

const everything = async (args) => {
  const isLong = args.includes('--long')
  // Killing, and waiting for what comes of it, takes a minute and little of the machine.
  const chaos = checkBeside('chaos', [process.execPath, 'infra/chaos.mjs', ...CHAOS[isLong ? 'long' : 'short']])
  say('lockfile, manifests, built programs, dead code, format and lint, walls, types: all at once')
  const depcruise = [...tool('dependency-cruiser', 'bin', 'dependency-cruise.mjs'), '--config', '.dependency-cruiser.cjs']
  const tsc = tool('typescript-native', 'bin', 'tsc')
  const checks = await Promise.all([
    checkBeside('the lockfile is complete', [process.execPath, 'infra/check-lockfile.mjs']),
    checkBeside('manifests agree', [process.execPath, 'infra/check-manifests.mjs']),
    checkBeside('built programs can be loaded', [process.execPath, 'infra/check-programs.mjs']),
    checkBeside('programs load at their start what is listed', [process.execPath, 'infra/check-start.mjs']),
    checkBeside('nothing is kept for its tests alone', [process.execPath, 'infra/check-test-only.mjs']),
    checkBeside('nothing is unused or undeclared', [...tool('knip', 'bin', 'knip.js'), '--reporter', 'compact', '--no-progress']),
    checkBeside('walls', [...depcruise, 'apps', 'packages', 'workflows']),
    checkBeside('format and lint', [...tool('@biomejs', 'biome', 'bin', 'biome'), 'check', '.']),
    ...['.', 'apps/web', 'apps/web/tsconfig.server-tests.json'].map((program) =>
      checkBeside(`types of ${program}`, [...tsc, '--noEmit', '-p', program]),
    ),
  ])
  for (const sayCheck of checks) sayCheck()
  say(`rules, use-cases on PostgreSQL, contracts, audio${isLong ? ', voices' : ''}`)
  const projects = [...PROJECTS, ...(isLong ? ['voice'] : [])].flatMap((name) => ['--project', name])
  const files = args.filter((arg) => arg !== '--long')
  await vitest([...projects, ...files], { env: isLong ? { HOURCAST_LONG_TESTS: '1' } : {} })
  const sayChaos = await chaos
  sayChaos()
  // By itself: a page that is slow because the tests are at work would be a failure, or a bound that finds nothing.
  say('in a real browser')
  await browserTests(EVERY_TIME)
}

try {
  await prepare(say, { isUsing: true })
  const [what, ...args] = process.argv.slice(2)
  if (what === '--pages') {
    say('in a real browser')
    await browserTests(args)
  } else if (what === '--servers') await contracts(args)
  else await everything(process.argv.slice(2))
} catch (error) {
  console.error(error.message)
  counts.failed += 1
}
say(slowest.length > 0 ? `done; the slowest files:\n${slowest.join('\n')}\n` : 'done\n')
console.log(`${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`)
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1)
