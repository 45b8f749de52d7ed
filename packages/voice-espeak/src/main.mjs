#!/usr/bin/env node
// The built-in voice, a program of its own: requests on stdin, answers on stdout, both as frames (frames.mjs), one answer for each request.
//   request  {"id":1,"text":"Good morning.","voice":"en-us+f2","rate":165,"pitch":50,"range":50}
//   answer   {"id":1,"ok":true,"sampleRate":22050,"words":[{"charIndex":0,"ms":0}]}    body: s16le mono
//   request  {"id":2,"kind":"phonemes","text":"Good morning.","voice":"en-us"}
//   answer   {"id":2,"ok":true,"phonemes":"ɡˈʊd mˈɔːɹnɪŋ."}
//   or       {"id":1,"ok":false,"error":"voice: there is no voice 'xx'"}
// Its first frame is {"ready":true,"protocol":1}. It ends when stdin does.
import { once } from 'node:events'
import process from 'node:process'
import { createEngine } from './engine.mjs'
import { encodeFrame, FrameError, readFrames } from './frames.mjs'
import { RequestError, readRequest, readRequestId } from './read-request.mjs'

const answer = (engine, header) => {
  try {
    const request = readRequest(header)
    if (request.kind === 'phonemes') return encodeFrame({ id: request.id, ok: true, phonemes: engine.phonemes(request) })
    const { samples, words } = engine.speak(request)
    const body = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength)
    return encodeFrame({ id: request.id, ok: true, sampleRate: engine.sampleRate, words }, body)
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    return encodeFrame({ id: readRequestId(header), ok: false, error: error.message })
  }
}

const send = async (frame) => {
  if (!process.stdout.write(frame)) await once(process.stdout, 'drain')
}

// Nobody listens any more: there is nobody to tell either.
process.stdout.on('error', () => process.exit(0))

const engine = await createEngine()
await send(encodeFrame({ ready: true, protocol: 1 }))
try {
  for await (const { header } of readFrames(process.stdin)) await send(answer(engine, header))
} catch (error) {
  if (!(error instanceof FrameError)) throw error
  // After such bytes no frame can be found again: say so and end.
  await send(encodeFrame({ id: null, ok: false, error: error.message }))
  process.exitCode = 1
}
process.stdin.destroy()
