import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Every file of ours and every package that a program of these loads. */
const loadedBy = async (entry: string): Promise<string[]> => {
  const { metafile } = await build({
    ...{ entryPoints: [at(entry)], bundle: true, write: false, metafile: true, platform: 'node', format: 'esm' },
    ...{ outdir: '/nowhere', packages: 'external', logLevel: 'silent', loader: { '.node': 'file' } },
    alias: { '@hourcast/domain': at('../../../domain/src') },
  })
  const packages = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path))
  return [...Object.keys(metafile.inputs), ...packages]
}

/** What looks into a page, a feed or an answer of a stranger. */
const PARSERS = /linkedom|readability|feedsmith|chardet|sources\/(?:parse-(?!pool)|decode-text|feed-entries|json-rows)/

test('nothing that an event loop runs can parse a source: use-cases, web and worker get at the parsers through the thread alone', async () => {
  const loaded = await loadedBy('../create-services.ts')
  expect(loaded.filter((path) => PARSERS.test(path))).toEqual([])
  expect((await loadedBy('./source-thread.ts')).some((path) => PARSERS.test(path))).toBe(true)
})
