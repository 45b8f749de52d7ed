import createModule from '@echogarden/espeak-ng-emscripten'
import { CLEAR_SPEAKERS, toClearSpeaker } from './clear-speakers.mjs'
import { createOwnWords } from './own-words.mjs'
import { RequestError } from './read-request.mjs'
import { toClauses } from './to-clauses.mjs'
import { toPlain, toSsml } from './to-ssml.mjs'
import { VOICE_FILES } from './voice-files.mjs'

const LANGUAGE_FOLDER = '/usr/share/espeak-ng-data/lang'
const VARIANT_FOLDER = '/usr/share/espeak-ng-data/voices/!v'
const VOLUME = 85
const SAMPLE_RATE = 22_050

/** The bindings keep one growing buffer for strings outside the engine's memory; no SSML may be longer than what it is stretched to. */
const MAX_SSML_BYTES = 400_000

/** Loads the engine. `speak` is synchronous and gives the same samples for the same request, no matter what was said before. */
export const createEngine = async () => {
  stopClock()
  const module = await createModule()
  for (const [path, text] of Object.entries(VOICE_FILES)) module.FS.writeFile(`${LANGUAGE_FOLDER}/${path}`, text)
  const worker = new module.eSpeakNGWorker()
  writeClearSpeakers(module.FS)
  stretchStringBuffer(worker)
  const ownWords = createOwnWords(module.FS)
  const rewind = rememberMemory(module)
  return {
    sampleRate: SAMPLE_RATE,
    /** `{samples: Int16Array, words: {charIndex, ms}[]}`. Throws RequestError for a voice that does not exist. */
    speak: (request) =>
      ownWords(request.text, request.voice, ({ text, placeOf }) => {
        rewind()
        selectVoice(module, worker, request.voice)
        worker.set_rate(request.rate)
        worker.set_pitch(request.pitch)
        worker.set_range(request.range)
        worker.set_volume(VOLUME)
        return synthesize(worker, text, placeOf)
      }),
    /** How the text is said, in IPA, with its marks where a voice pauses. Throws RequestError for a voice that does not exist. */
    phonemes: (request) =>
      ownWords(request.text, request.voice, ({ text }) => {
        rewind()
        selectVoice(module, worker, request.voice)
        return toClauses(text)
          .map(({ words, mark }) => `${phonemesOf(worker, words)}${mark}`)
          .join(' ')
      }),
  }
}

// After the worker is made: its list of voices has no room for them, and a variant is read from its file.
const writeClearSpeakers = (files) => {
  for (const speaker of CLEAR_SPEAKERS) {
    const file = speaker === '' ? '' : files.readFile(`${VARIANT_FOLDER}/${speaker}`, { encoding: 'utf8' })
    files.writeFile(`${VARIANT_FOLDER}/clear${speaker}`, `language variant\n${toClearSpeaker(speaker, file)}`)
  }
}

// Breath and roughness are noise, seeded with the time at which the engine starts. In this program nothing else asks for the time.
const stopClock = () => {
  Date.now = () => 0
}

/**
 * The engine carries state from one call into the next (30 ms more or less per call). Its whole state is its linear memory, so
 * putting that back (2 ms) makes every call the first one.
 */
const rememberMemory = (module) => {
  const memory = module.HEAPU8.slice()
  return () => {
    module.HEAPU8.set(memory)
    module.HEAPU8.fill(0, memory.length)
  }
}

const stretchStringBuffer = (worker) => {
  worker.set_voice('x'.repeat(MAX_SSML_BYTES))
  // The buffer grows at the call after the one that found it too small.
  worker.set_voice('x')
}

// set_voice refuses an unknown id but silently keeps the last voice, and takes any unknown variant for none.
const selectVoice = (module, worker, voice) => {
  const [, variant] = voice.split('+')
  if (variant !== undefined && !module.FS.analyzePath(`${VARIANT_FOLDER}/${variant}`).exists) {
    throw new RequestError(`voice: there is no variant '${variant}'`)
  }
  if (worker.set_voice(voice) !== 0) throw new RequestError(`voice: there is no voice '${voice}'`)
}

const synthesize = (worker, text, placeOf) => {
  const { ssml, charIndexAt } = toSsml(text)
  const bytes = Buffer.byteLength(ssml)
  if (bytes >= MAX_SSML_BYTES) throw new RequestError(`text: at most ${MAX_SSML_BYTES} bytes, not ${bytes}`)
  const chunks = []
  const words = []
  worker.synthesize(ssml, (samples, events) => {
    chunks.push(samples)
    for (const event of events) {
      if (event.type === 'word')
        words.push({ charIndex: placeOf(charIndexAt[event.text_position - 1] ?? 0), ms: event.audio_position })
    }
  })
  return { samples: joinChunks(chunks), words }
}

/** Marks of the engine in its IPA: `_` between sounds, `(en)` where it changes its language. */
const NO_SOUND = /_|\([a-z-]+\)/g

const phonemesOf = (worker, words) => {
  const { code, ipa } = worker.synthesize_ipa(toPlain(words))
  if (code !== 0) throw new RequestError('text: it could not be read as phonemes')
  return ipa
    .replace(NO_SOUND, '')
    .trim()
    .replace(/\s*\n\s*/g, ', ')
}

const joinChunks = (chunks) => {
  const samples = new Int16Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    samples.set(chunk, at)
    at += chunk.length
  }
  return samples
}
