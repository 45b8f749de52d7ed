// Bundles server programs: our own TypeScript and date-fns inlined (its 300 modules cost a second to load), packages left outside.
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

/** `entries`: name of the program → its source, from the root. Writes `outdir/name.mjs` with a source map. */
export const bundle = (entries, outdir, { external = [] } = {}) =>
  build({
    absWorkingDir: root,
    entryPoints: Object.entries(entries).map(([out, source]) => ({ in: source, out })),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    logLevel: 'warning',
    external,
    plugins: [packagesOutside],
  })
