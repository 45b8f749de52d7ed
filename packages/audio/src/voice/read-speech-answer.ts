import { EXTENSIBLE, findWavChunks, PCM } from '../wav-chunks.ts'
import { isInaudible, isSteady } from './audible.ts'
import { samplesFromS16 } from './pcm.ts'
import { type Speech, VoiceError } from './voice-types.ts'

/** What speech endpoints send for `response_format: 'pcm'`. */
const BARE_PCM_RATE = 24_000
/** JSON or a page. The first byte alone says nothing: that of a sample may be any, and after quiet samples come 0x00 and 0xff. */
const TEXT = /^[{<][\t\n\r -\u00f4]*$/

/**
 * The sound in an endpoint's answer: bare s16le mono at 24 kHz, or a WAV of 16 bits with one or two channels. Throws VoiceError, also for
 * silence and noise: a bulletin would be put together without that sentence, or with it.
 */
export const readSpeechAnswer = (bytes: Buffer): Speech => {
  const speech = readSound(bytes)
  if (isInaudible(speech)) throw unusable('it sent silence')
  if (isSteady(speech)) throw unusable('it sent a steady noise')
  return speech
}

const readSound = (bytes: Buffer): Speech => {
  if (bytes.length < 2) throw unusable('it sent no sound')
  if (startsWith(bytes, 'RIFF')) return readWav(bytes)
  const isOtherSound = ['ID3', 'OggS', 'fLaC'].some((magic) => startsWith(bytes, magic))
  const isText = TEXT.test(bytes.toString('latin1', 0, 32))
  if (isOtherSound || isText || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2)) {
    throw unusable(
      `it sent something else than the pcm asked for (it starts with ${JSON.stringify(bytes.toString('latin1', 0, 8))})`,
    )
  }
  return { sampleRate: BARE_PCM_RATE, samples: samplesFromS16(bytes) }
}

const unusable = (why: string): VoiceError => new VoiceError('unusable-answer', `the speech endpoint cannot be used: ${why}`)

const startsWith = (bytes: Buffer, text: string): boolean => bytes.toString('latin1', 0, text.length) === text

const readWav = (bytes: Buffer): Speech => {
  const { format, data } = findWavChunks(bytes)
  if (!data) throw unusable('its WAV has no data')
  if (!format) throw unusable('its WAV has no format before its data')
  const { code, bits, channels, sampleRate } = format
  const isPcm = code === PCM || code === EXTENSIBLE
  if (!isPcm || bits !== 16 || channels < 1 || channels > 2 || sampleRate < 8000 || sampleRate > 192_000) {
    throw unusable(`its WAV is of format ${code}, ${bits} bits, ${channels} channels, ${sampleRate} Hz`)
  }
  // Servers that stream write 0 or 0xffffffff for a length they do not know yet.
  const sound = data.rest.subarray(0, data.announced === 0 ? undefined : data.announced)
  return { sampleRate, samples: firstChannel(samplesFromS16(sound), channels) }
}

const firstChannel = (samples: Float32Array, channels: number): Float32Array =>
  channels === 1 ? samples : samples.filter((_, i) => i % channels === 0)
