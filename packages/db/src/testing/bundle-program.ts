import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** One of this package's programs as a file that any supported Node runs, as the product bundles it. */
export const bundleProgram = async (source: string): Promise<{ file: string; remove(): void }> => {
  // Below the package, so that its packages are found.
  const packageRoot = fileURLToPath(new URL('../..', import.meta.url))
  mkdirSync(join(packageRoot, 'build'), { recursive: true })
  const folder = mkdtempSync(join(packageRoot, 'build/test-'))
  const file = join(folder, 'program.mjs')
  await build({
    entryPoints: [join(packageRoot, 'src', source)],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    // Our own source is in the program, as in the product.
    alias: { '@hourcast/domain': join(packageRoot, '../domain/src') },
    logLevel: 'error',
  })
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
