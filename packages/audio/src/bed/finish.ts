import { applyBiquad, highPass, peaking } from '../dsp/biquad.ts'
import { bothSides, type Stereo } from '../dsp/channels.ts'
import { MP3_SAMPLE_RATE } from '../mp3.ts'
import type { Genre } from './genres.ts'
import { addRoom } from './room.ts'

/** What is lower is felt more than heard, and takes the voice's room below the limiter. */
const LOWEST_HZ = 45
/** Where consonants are: the bed leaves room for them. */
const VOICE_HZ = 2_200
const VOICE_DIP_DB = -5

export const toSamples = (ms: number): number => Math.round((ms * MP3_SAMPLE_RATE) / 1000)

/** What was played in its genre's room, with a place left for the voice. A loop stays one. */
export const finish = (dry: Stereo, { room }: Genre): Stereo => bothSides(addRoom(dry, room), leaveRoom)

const leaveRoom = (wet: Float32Array): Float32Array => {
  // Filters start from nothing: they run over the end first, so that the seam is as smooth as the rest.
  const run = Math.min(wet.length, MP3_SAMPLE_RATE)
  const led = new Float32Array(run + wet.length)
  led.set(wet.subarray(wet.length - run))
  led.set(wet, run)
  const clean = applyBiquad(led, highPass(MP3_SAMPLE_RATE, LOWEST_HZ))
  return applyBiquad(clean, peaking(MP3_SAMPLE_RATE, VOICE_HZ, VOICE_DIP_DB)).slice(run)
}
