import { PCM } from '../wav-chunks.ts'
import { bextChunk } from './bext-chunk.ts'
import { cartChunk } from './cart-chunk.ts'
import { fixedFields } from './fixed-fields.ts'
import { chunkHead, riffChunk } from './riff-chunk.ts'
import { WAV_CHANNELS, WAV_SAMPLE_RATE, type WavFacts, type WavLabel } from './wav-facts.ts'

const BITS = 16
const FRAME_BYTES = (WAV_CHANNELS * BITS) / 8
/** 'RIFF', the length of the rest, 'WAVE'. */
const RIFF_BYTES = 12

/** As its producer says which program made it. */
const APP_VERSION = '1'

const formatChunk = (): Buffer => {
  const format = fixedFields(16).uint16(PCM).uint16(WAV_CHANNELS).uint32(WAV_SAMPLE_RATE)
  return riffChunk(
    'fmt ',
    format
      .uint32(WAV_SAMPLE_RATE * FRAME_BYTES)
      .uint16(FRAME_BYTES)
      .uint16(BITS)
      .end(),
  )
}

/** All that stands before the body of a WAV: the same label and sound give the same bytes. */
export const wavHead = (label: WavLabel, facts: WavFacts): Buffer => {
  const chunks = [formatChunk(), bextChunk(label, facts), cartChunk(label, facts, APP_VERSION)]
  const dataBytes = facts.frames * FRAME_BYTES
  const data = chunkHead('data', dataBytes)
  const length = RIFF_BYTES + [...chunks, data].reduce((sum, chunk) => sum + chunk.length, 0) + facts.bodyBytes
  const riff = fixedFields(RIFF_BYTES)
    .mark('RIFF')
    .uint32(length - 8)
    .mark('WAVE')
    .end()
  return Buffer.concat([riff, ...chunks, data])
}
