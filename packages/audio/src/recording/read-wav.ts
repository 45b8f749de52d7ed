import { FLOAT, findWavChunks, PCM, type WavFormat } from '../wav-chunks.ts'
import { type ReadSound, SAMPLE_RATES } from './mono-sound.ts'

const MAX_CHANNELS = 8

/** A WAV file of whole numbers (8, 16, 24, 32 bits) or floats, as one channel; read no further than its bytes go, no matter what it says. */
export const readWav = (bytes: Uint8Array, maxMs: number): ReadSound => {
  const { format, data } = findWavChunks(bytes)
  const read = format && sampleReader(format)
  if (!read || !data || format.channels < 1 || format.channels > MAX_CHANNELS) return { fault: 'not-sound' }
  if (!SAMPLE_RATES.includes(format.sampleRate)) return { fault: 'not-sound' }
  const { channels, sampleRate, bits } = format
  const width = bits / 8
  const sound = data.rest.subarray(0, data.announced)
  const view = new DataView(sound.buffer, sound.byteOffset, sound.byteLength)
  const frames = Math.floor(sound.byteLength / (width * channels))
  if (frames > (sampleRate * maxMs) / 1000) return { fault: 'too-long' }
  const samples = new Float32Array(frames)
  for (let frame = 0, at = 0; frame < frames; frame++) {
    let sum = 0
    for (let channel = 0; channel < channels; channel++, at += width) sum += read(view, at)
    samples[frame] = sum / channels
  }
  return samples.every(Number.isFinite) ? { samples, sampleRate } : { fault: 'not-sound' }
}

type ReadSample = (view: DataView, at: number) => number

const readInt24: ReadSample = (view, at) => (view.getInt8(at + 2) << 16) | view.getUint16(at, true)

const READERS: Record<string, ReadSample> = {
  [`${PCM} 8`]: (view, at) => (view.getUint8(at) - 128) / 128,
  [`${PCM} 16`]: (view, at) => view.getInt16(at, true) / 2 ** 15,
  [`${PCM} 24`]: (view, at) => readInt24(view, at) / 2 ** 23,
  [`${PCM} 32`]: (view, at) => view.getInt32(at, true) / 2 ** 31,
  // Louder than full scale it is cut, as any player does.
  [`${FLOAT} 32`]: (view, at) => Math.max(-1, Math.min(1, view.getFloat32(at, true))),
}

const sampleReader = ({ code, bits }: WavFormat): ReadSample | undefined => READERS[`${code} ${bits}`]
