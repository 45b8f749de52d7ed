// Bundles server programs: our own TypeScript and date-fns inlined (its 300 modules cost a second to load), packages left outside.
import { readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

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

/**
 * `entries`: name of the program → its source, from the root. Writes `outdir/name.mjs` with a source map, and what is loaded only when
 * it is asked for (an engine, a client of a server that may not be there) into chunks beside it.
 */
export const bundle = async (entries, outdir, { external = [] } = {}) => {
  const [first] = Object.keys(entries)
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: Object.entries(entries).map(([out, source]) => ({ in: source, out })),
    outdir,
    outExtension: { '.js': '.mjs' },
    chunkNames: `${first}-chunk-[hash]`,
    bundle: true,
    splitting: true,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    logLevel: 'warning',
    external,
    plugins: [packagesOutside],
  })
  const written = new Set(Object.keys(metafile.outputs).map((path) => basename(path)))
  for (const name of readdirSync(join(root, outdir)))
    if (name.startsWith(`${first}-chunk-`) && !written.has(name)) rmSync(join(root, outdir, name))
}
