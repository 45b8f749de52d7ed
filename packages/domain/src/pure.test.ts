import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import vm from 'node:vm'
import { build } from 'esbuild'
import { beforeAll, describe, expect, test } from 'vitest'

const folder = dirname(fileURLToPath(import.meta.url))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('testing/'),
)

/** Each file by itself. 'neutral' knows no Node: an import of a built-in module does not resolve. */
const bundleEach = async (): Promise<Map<string, string>> => {
  const { outputFiles } = await build({
    entryPoints: files.map((file) => join(folder, file)),
    outdir: folder,
    bundle: true,
    write: false,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    format: 'iife',
    globalName: 'loaded',
    logLevel: 'silent',
  })
  return new Map(outputFiles.map(({ path, text }) => [relative(folder, path).replace(/\.js$/, '.ts'), text]))
}

/** The language and nothing else: no process, no timers, no fetch; a clock and dice that refuse. */
const loadAlone = (code: string): Record<string, unknown> => {
  const context = vm.createContext({})
  const refuse = "Date.now = Math.random = () => { throw new Error('asked for the time or rolled dice while loading') };"
  return vm.runInContext(`${refuse}\n${code}\nloaded`, context)
}

describe('the domain is pure: it loads in a browser, in a workflow sandbox and on a server', () => {
  let bundles: Map<string, string>
  beforeAll(async () => {
    bundles = await bundleEach()
    // Against hanging alone: a busy machine takes its time for some 300 bundles.
  }, 60_000)

  test('there are files to look at', () => {
    expect(files.length).toBeGreaterThan(25)
    expect([...bundles.keys()].sort()).toEqual([...files].sort())
  })

  test.each(files)('%s loads where there is nothing but the language', (file) => {
    const loaded = loadAlone(bundles.get(file) ?? '')
    const hasValues = /^export (const|function|class)/m.test(readFileSync(join(folder, file), 'utf8'))
    expect(Object.keys(loaded).length > 0).toBe(hasValues)
  })

  test.each(files)('%s asks nobody for the time and rolls no dice', (file) => {
    expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(
      /Date\.now|new Date\(\)|Math\.random|setTimeout|process\.|console\./,
    )
  })

  test('the guard itself works: a Node module does not resolve, and a clock is refused', async () => {
    await expect(
      build({ stdin: { contents: "import 'node:fs'" }, bundle: true, write: false, platform: 'neutral', logLevel: 'silent' }),
    ).rejects.toThrow('Could not resolve "node:fs"')
    expect(() => loadAlone('var loaded = { now: Date.now() }')).toThrow('asked for the time')
    expect(() => loadAlone('var loaded = { env: process.env }')).toThrow('process is not defined')
  })
})
