// A natural voice, a program of its own: the model may take half a gigabyte, be slow or broken, and then it is this process that ends.
// Its one argument is the voice's folder; frames as those of the built-in voice (packages/voice-espeak), one answer for each request.
//   request  {"id":1,"phonemes":"ɡˈʊd mˈɔːɹnɪŋ.","stretch":1}
//   answer   {"id":1,"ok":true,"sampleRate":22050}    body: s16le mono
//   or       {"id":1,"ok":false,"error":"phonemes: none of them has a sound in this voice"}
// Its first frame is {"ready":true,"protocol":1}. It ends when stdin does.
import { once } from 'node:events'
import { createFrameReader, encodeVoiceFrame } from '../voice/voice-frames.ts'
import { openModel } from './model.ts'

type Request = { id?: unknown; phonemes?: unknown; stretch?: unknown }

const send = async (frame: Buffer): Promise<void> => {
  if (!process.stdout.write(frame)) await once(process.stdout, 'drain')
}

// Nobody listens any more: there is nobody to tell either.
process.stdout.on('error', () => process.exit(0))

const model = await openModel(process.argv[2] ?? '').catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})

const answer = async ({ id, phonemes, stretch }: Request): Promise<Buffer> => {
  if (typeof phonemes !== 'string') return encodeVoiceFrame({ id, ok: false, error: 'phonemes: must be a string' })
  if (typeof stretch !== 'number' || !(stretch >= 0.4 && stretch <= 2.5))
    return encodeVoiceFrame({ id, ok: false, error: 'stretch: must be a number from 0.4 to 2.5' })
  try {
    const samples = await model.speak(phonemes, stretch)
    return encodeVoiceFrame({ id, ok: true, sampleRate: model.sampleRate }, Buffer.from(samples.buffer))
  } catch (error) {
    return encodeVoiceFrame({ id, ok: false, error: (error as Error).message })
  }
}

let before = Promise.resolve()
const reader = createFrameReader(({ header }) => {
  before = before.then(async () => send(await answer((header ?? {}) as Request)))
})
process.stdin.on('data', (chunk: Buffer) => {
  try {
    reader.push(chunk)
  } catch {
    // After such bytes no frame can be found again.
    process.exit(1)
  }
})
process.stdin.on('end', () => process.exit(0))
await send(encodeVoiceFrame({ ready: true, protocol: 1 }))
