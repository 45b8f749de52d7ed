import { fileURLToPath } from 'node:url'

// Paths from the bundles in apps/worker/build.
const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The files that run as threads and processes of their own. */
export const programs = {
  audioThread: beside('./audio-thread.mjs'),
  sourceThread: beside('./source-thread.mjs'),
  naturalVoiceProgram: beside('./natural-voice.mjs'),
  voiceProgram: beside('../../../packages/voice-espeak/src/main.mjs'),
}

/** The workflow code for Temporal's sandbox. */
export const workflowBundle = ({ isSealed }: { isSealed: boolean }): string =>
  beside(isSealed ? './workflows-sealed.js' : './workflows.js')
