import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** The audio thread as one file in a folder of its own, as the worker's build makes it. `remove` deletes it. */
export const bundleAudioThread = async (): Promise<{ audioThread: string; remove(): Promise<void> }> => {
  const packageFolder = fileURLToPath(new URL('../..', import.meta.url))
  // Inside the package, where its npm packages are found.
  await mkdir(join(packageFolder, 'build'), { recursive: true })
  const folder = await mkdtemp(join(packageFolder, 'build', 'audio-thread-'))
  const audioThread = join(folder, 'audio-thread.mjs')
  await build({
    entryPoints: [join(packageFolder, 'src/audio-thread.ts')],
    outfile: audioThread,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['wasm-media-encoders', 'mpg123-decoder', 'browser-id3-writer'],
    logLevel: 'silent',
  })
  return { audioThread, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** The built-in voice's program. */
export const voiceProgram = fileURLToPath(new URL('../../../voice-espeak/src/main.mjs', import.meta.url))
