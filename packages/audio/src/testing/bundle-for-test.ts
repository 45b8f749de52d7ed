import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'

const packageFolder = fileURLToPath(new URL('../..', import.meta.url))

/** The built-in voice's program. */
export const voiceProgram = fileURLToPath(new URL('../../../voice-espeak/src/main.mjs', import.meta.url))

/** As in the build: our own source inside, npm's packages outside. */
const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@hourcast/') ? undefined : { path, external: true },
    ),
}

/** Bundles entries (paths from this package's src, or whole ones) as the worker's build does, into a folder of their own; `remove` deletes it. */
export const bundleForTest = async (entries: string[]): Promise<{ files: string[]; remove(): Promise<void> }> => {
  // Inside the package, where its npm packages are found.
  await mkdir(join(packageFolder, 'build'), { recursive: true })
  const folder = await mkdtemp(join(packageFolder, 'build', 'test-'))
  await build({
    entryPoints: entries.map((entry) => resolve(packageFolder, 'src', entry)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    entryNames: '[name]',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [packagesOutside],
    logLevel: 'silent',
  })
  return {
    files: entries.map((entry) => join(folder, basename(entry).replace(/\.ts$/, '.mjs'))),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
