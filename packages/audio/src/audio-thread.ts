// What the audio threads run: an entry of its own, bundled into one file. The pool calls these exports by their names.
import { decodeMp3 } from './decode.ts'
import { encodeMp3, MP3_SAMPLE_RATE } from './mp3.ts'

export { check, master } from './master.ts'
export { masterRecording } from './recording/master-recording.ts'
export { makeWav } from './wav/make-wav.ts'

/** Loads encoder and decoder while the voice still speaks: a first bulletin is ready sooner by that. */
export const warmUp = async (): Promise<void> => {
  await decodeMp3(await encodeMp3([new Float32Array(MP3_SAMPLE_RATE)]))
}
