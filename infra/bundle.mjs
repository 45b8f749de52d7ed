// Bundles server programs: our own TypeScript and date-fns inlined (its 300 modules cost a second to load), packages left outside.
import { readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, context } from 'esbuild'

const inlined = /^(@hourcast\/|date-fns)/
const root = fileURLToPath(new URL('..', import.meta.url))

const packagesOutside = {
  name: 'packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || inlined.test(path) ? undefined : { path, external: true },
    )
  },
}

const optionsOf = (entries, outdir) => ({
  absWorkingDir: root,
  entryPoints: Object.entries(entries).map(([out, source]) => ({ in: source, out })),
  outdir,
  outExtension: { '.js': '.mjs' },
  chunkNames: `${Object.keys(entries)[0]}-chunk-[hash]`,
  bundle: true,
  splitting: true,
  metafile: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Else a pattern with '\p{L}' inside a function is made again at each call.
  supported: { 'regexp-unicode-property-escapes': true },
  sourcemap: 'linked',
  logLevel: 'warning',
})

/** Chunks of an earlier build: their names are hashes. */
const removeOldChunks = (entries, outdir, { outputs }) => {
  const [first] = Object.keys(entries)
  const written = new Set(Object.keys(outputs).map((path) => basename(path)))
  for (const name of readdirSync(join(root, outdir)))
    if (name.startsWith(`${first}-chunk-`) && !written.has(name)) rmSync(join(root, outdir, name))
}

/**
 * `entries`: name of the program → its source, from the root. Writes `outdir/name.mjs` with a source map, and what is loaded only when
 * it is asked for (an engine, a client of a server that may not be there) into chunks beside it.
 */
export const bundle = async (entries, outdir) => {
  const { metafile } = await build({ ...optionsOf(entries, outdir), plugins: [packagesOutside] })
  removeOldChunks(entries, outdir, metafile)
}

/** The same, and again whenever a source changes: `onBundled` is called after each later time that went well. Resolves after the first. */
export const watchAndBundle = async (entries, outdir, onBundled) => {
  let bundled = () => {}
  const first = new Promise((resolve) => {
    bundled = resolve
  })
  const report = {
    name: 'tell',
    setup({ onEnd }) {
      onEnd(({ errors, metafile }) => {
        if (errors.length > 0) return
        removeOldChunks(entries, outdir, metafile)
        bundled()
        bundled = onBundled
      })
    },
  }
  const watched = await context({ ...optionsOf(entries, outdir), plugins: [packagesOutside, report] })
  await watched.watch()
  await first
}
