import type { Stereo } from '../dsp/channels.ts'

/** In samples at 44,100 Hz, without a common divisor, so that no pitch of its own is heard. */
const COMBS = [1687, 1601, 2053, 2251]
const FEEDBACK = 0.8
/** High tones die first, as in a room. */
const DAMPING = 0.35
const PASSES = [347, 113]
/** By so many samples all of it is longer on the right: what differs between the ears is what a room sounds like. */
const RIGHT_LONGER = 23

/** A loop in a room: what rings at its end rings at its beginning. `share` of the room, 0 to 1, beside the dry sound. */
export const addRoom = ([left, right]: Stereo, share: number): Stereo => [
  roomOf(left, share, 0),
  roomOf(right, share, RIGHT_LONGER),
]

const roomOf = (loop: Float32Array, share: number, longer: number): Float32Array => {
  const wet = new Float32Array(loop.length)
  for (const delay of COMBS) addComb(loop, wet, delay + longer)
  for (const delay of PASSES) allPass(wet, delay + longer)
  return loop.map((sample, i) => sample * (1 - share / 2) + (share / COMBS.length) * (wet[i] as number))
}

/** Twice round: the first round fills the line with what the end leaves. */
const addComb = (loop: Float32Array, wet: Float32Array, delay: number): void => {
  const line = new Float32Array(delay)
  let at = 0
  let dull = 0
  for (let round = 0; round < 2; round++)
    for (let i = 0; i < loop.length; i++) {
      const heard = line[at] as number
      dull = heard * (1 - DAMPING) + dull * DAMPING
      line[at] = (loop[i] as number) + dull * FEEDBACK
      at = at + 1 === delay ? 0 : at + 1
      if (round === 1) wet[i] = (wet[i] as number) + heard
    }
}

const allPass = (samples: Float32Array, delay: number): void => {
  const line = new Float32Array(delay)
  const dry = samples.slice()
  let at = 0
  for (let round = 0; round < 2; round++)
    for (let i = 0; i < dry.length; i++) {
      const delayed = line[at] as number
      const into = (dry[i] as number) + delayed * 0.5
      line[at] = into
      at = at + 1 === delay ? 0 : at + 1
      if (round === 1) samples[i] = delayed - into * 0.5
    }
}
