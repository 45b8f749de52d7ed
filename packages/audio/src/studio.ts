import { createFairPlaces } from '@hourcast/domain/broadcasts/fair-places'
import { genderOfName } from '@hourcast/domain/hosts/gender-of-name'
import type { Speaker } from '@hourcast/domain/voices/speaker'
import { bedMs } from './bed/bed-length.ts'
import { checkRequest } from './check-request.ts'
import { GateError, type GateFault } from './gate-error.ts'
import type { KeptFolder } from './kept-folder.ts'
import { keptMaster } from './kept-master.ts'
import type { Mastered } from './master.ts'
import { createMasterPool, type MasterPool } from './master-pool.ts'
import { type Attempt, MIX } from './mix-settings.ts'
import { planSentences, predictDurationMs } from './plan-sentences.ts'
import { aroundMs } from './recording/around-ms.ts'
import { renderingId } from './rendering-id.ts'
import { speakScript } from './speak-script.ts'
import type { Rendering, RenderOptions, RenderRequest, Studio, StudioConfig } from './studio-types.ts'
import { timeForVoice } from './time-for-voice.ts'
import { type AskedCount, countAsked } from './voice/count-asked.ts'
import { type SpeakRequest, VoiceError } from './voice/voice-types.ts'
import { createVoiceLadder, type Rung, type VoiceLadder } from './voice-ladder.ts'

const MAX_WAITING = 500
const MAX_WAITING_WAVS = 200
const DEFAULT_THREADS = 2
const UNHURRIED = { station: '', until: Number.POSITIVE_INFINITY }

/** Opens the studio; nothing is started before the first render. More than 500 waiting renders are refused as 'busy'. */
export const createStudio = (config: StudioConfig): Studio => {
  const threads = config.threads ?? DEFAULT_THREADS
  const ladder = createVoiceLadder(config)
  const pool = createMasterPool(config.audioThread, threads)
  // One more than the threads: while they master, the next one speaks. Anybody who waits holds no samples yet.
  const queue = createFairPlaces({
    places: threads + 1,
    maxWaiting: MAX_WAITING,
    whenFull: () => new VoiceError('busy', `${MAX_WAITING} renders wait already`),
    now: Date.now,
  })
  const idOf = (request: RenderRequest): string => renderingId(request, ladder.rungsFor(request)[0].voice.identity)
  // Not in the same line: it is calculation alone, and who waits for it has its voice behind it.
  const wavQueue = createFairPlaces({
    places: threads,
    maxWaiting: MAX_WAITING_WAVS,
    whenFull: () => new VoiceError('busy', `${MAX_WAITING_WAVS} WAVs wait already`),
    now: Date.now,
  })
  return {
    idOf,
    warmUp: () => {
      pool.warmUp()
      ladder.warmUp()
    },
    render: (request, options = {}) => {
      const turn = options.turn ?? UNHURRIED
      return queue.run(
        async () => {
          checkRequest(request)
          const rungs = ladder.rungsFor(request)
          const until = options.readyBy ?? turn.until
          const now = Date.now()
          const backlog = { until, now, waiting: queue.waiting(), places: threads + 1 }
          const speaksUntil = (kind: Speaker['kind']) => now + timeForVoice(kind, backlog)
          const { speechFolder: folder, onTakenOver } = config
          return produce({ pool, rungs, speaksUntil, folder, onTakenOver, asked: countAsked() }, request, options)
        },
        { ...turn, signal: options.signal },
      )
    },
    masterRecording: (job, { station, signal }) =>
      queue.run(() => pool.masterRecording(job, signal), { ...UNHURRIED, station, signal }),
    makeWav: (mp3, turn) =>
      // A copy: what is handed to a thread is the whole buffer that it lies in.
      wavQueue.run(() => pool.makeWav({ mp3: Uint8Array.from(mp3) }), turn),
    close: async () => {
      await Promise.all([pool.close(), ladder.close()])
    },
  }
}

type Means = Pick<StudioConfig, 'onTakenOver'> & {
  pool: MasterPool
  rungs: ReturnType<VoiceLadder['rungsFor']>
  /** Until when a voice may speak, epoch milliseconds. */
  speaksUntil: (kind: Speaker['kind']) => number
  asked: AskedCount
  folder: KeptFolder | undefined
}
type Product = { faults: GateFault[]; rendering: Rendering }

const steppingIn = (rung: Rung, steppedIn: Speaker['steppedIn']): Rung => ({ ...rung, speaker: { ...rung.speaker, steppedIn } })

/** The first voice that can speak; what then fails a gate is tried once more, within stricter bounds, by the voice that is never out of reach. */
const produce = async (means: Means, request: RenderRequest, options: RenderOptions): Promise<Rendering> => {
  const first = await produceByFirstVoice(means, request, options)
  if (first.faults.length === 0) return first.rendering
  const [preferred] = means.rungs
  const builtIn = means.rungs.at(-1) ?? preferred
  const again = builtIn === preferred ? builtIn : steppingIn(builtIn, 'failed')
  const { faults, rendering } = await speakAndMaster(means, again, request, 2, options)
  const [fault] = faults
  if (fault) throw new GateError(fault)
  return rendering
}

const produceByFirstVoice = async (means: Means, request: RenderRequest, options: RenderOptions): Promise<Product> => {
  const { rungs, onTakenOver } = means
  const last = rungs.length - 1
  let whyNot: Speaker['steppedIn'] = 'failed'
  for (const [i, each] of rungs.entries()) {
    if (i < last && each.voice.rests(request.language)) continue
    const rung = i === 0 ? each : steppingIn(each, whyNot)
    try {
      return await speakInTime(means, rung, request, options)
    } catch (error) {
      options.signal?.throwIfAborted()
      if (i === last || !(error instanceof VoiceError) || isAboutTheScript(error)) throw error
      if (i === 0) whyNot = error.code === 'timed-out' ? 'too-slow' : 'failed'
      onTakenOver?.({ voice: rung.voice.identity, code: error.code })
    }
  }
  throw new VoiceError('closed', 'there is no voice')
}

const MAX_TIMER_MS = 2 ** 31 - 1

/** A voice is called off when the rest of the time is what the built-in one needs. */
const speakInTime = async (means: Means, rung: Rung, request: RenderRequest, options: RenderOptions): Promise<Product> => {
  const tooSlow = () => new VoiceError('timed-out', 'it would not have been ready in time')
  const restMs = means.speaksUntil(rung.speaker.kind) - Date.now()
  if (restMs <= 0) throw tooSlow()
  // Not AbortSignal.timeout: as one of `any` it may be collected before it fires (Node 20).
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(tooSlow()), Math.min(restMs, MAX_TIMER_MS))
  const signal = options.signal ? AbortSignal.any([options.signal, late.signal]) : late.signal
  try {
    return await speakAndMaster(means, rung, request, 1, { ...options, signal })
  } finally {
    clearTimeout(timer)
  }
}

/** No other voice and no other try would change it. */
const isAboutTheScript = ({ code }: VoiceError): boolean => ['nothing-to-say', 'too-long', 'closed', 'busy'].includes(code)

/** Goes on where a render of the same that died has come to: its sentences are kept as they are spoken, its MP3 before the gates. */
const speakAndMaster = async (
  { pool, folder, asked }: Means,
  { voice, speaker, gender }: Rung,
  request: RenderRequest,
  attempt: Attempt,
  { signal, onStage }: RenderOptions,
): Promise<Product> => {
  const { language, tone, hostName, loudnessLufs, targetMs, tags, around, bed } = request
  const sentences = planSentences(request, voice.maxChars)
  if (sentences.length === 0) throw new VoiceError('nothing-to-say', 'the script has no word that could be said')
  const predictedMs = predictDurationMs(sentences, request, attempt)
  if (predictedMs > MIX.maxMs) throw tooLong(predictedMs)
  const id = renderingId(request, voice.identity)
  const kept = keptMaster(folder, id, attempt)
  const spokenAs = gender ?? genderOfName({ hostName, language }) ?? undefined
  const how: Omit<SpeakRequest, 'text'> = { language, tone, hostName, gender: spokenAs, signal }
  const speakAll = async (): Promise<Mastered> => {
    onStage?.('speaking')
    pool.warmUp()
    const pieces = await speakScript(speaker.kind === 'remote' ? asked.of(voice) : voice, sentences, how)
    onStage?.('mastering')
    const extras = { ...(targetMs === undefined ? {} : { targetMs }), ...(around ? { around } : {}), ...(bed ? { bed } : {}) }
    const credited = voice.credit === undefined ? tags : { ...tags, credit: voice.credit }
    const mastered = await pool.master({ pieces, tone, loudnessLufs, tags: credited, attempt, ...extras }, signal)
    await kept.keep(mastered)
    return mastered
  }
  const { mp3, marks } = (await kept.recall()) ?? (await speakAll())
  const beside = { ...(around ? { aroundMs: aroundMs(around) } : {}), ...(bed ? { bedMs: bedMs(bed.trackId) } : {}) }
  const bounds = { predictedMs, targetLufs: loudnessLufs, ...beside }
  const { faults, ...facts } = await pool.check({ mp3, ...bounds }, signal)
  if (faults.length > 0) await Promise.all([kept.forget(), voice.forget(sentences.map(({ text }) => ({ ...how, text })))])
  const askedFor = asked.read()
  const heard = askedFor ? { ...speaker, asked: askedFor } : speaker
  return { faults, rendering: { id, mp3, marks, ...facts, speaker: heard } }
}

const tooLong = (predictedMs: number): VoiceError =>
  new VoiceError(
    'too-long',
    `the script takes about ${Math.round(predictedMs / 1000)} s to read; at most ${MIX.maxMs / 1000} s are made`,
  )
