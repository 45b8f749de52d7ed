import { randomId } from '@hourcast/db/random-id'
import { parsePreviewSettings } from '@hourcast/domain/calls/wire'
import { operationFailed } from '@hourcast/domain/messages'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import { VOICES_HEARD_AN_HOUR } from '@hourcast/domain/voices/trial-sentence'
import { WORDS_HEARD_AN_HOUR } from '@hourcast/domain/words/word-limits'
import { faultOf } from '../broadcasts/step-fault.ts'
import { type TestedFeed, type TestFeedInput, testFeed } from '../feeds/test-feed.ts'
import type { Services } from '../services.ts'
import { stationLimitsOf } from '../station-limits-of.ts'
import { type HeardWord, type HearWordInput, hearWord } from '../words/hear-word.ts'
import { type AudioGrants, createAudioGrants } from './audio-grants.ts'
import { type HearVoiceInput, hearVoice } from './hear-voice.ts'
import { createPreviewLimit, type PreviewLimit } from './preview-limit.ts'
import { previewSample } from './preview-sample.ts'
import { previewText } from './preview-text.ts'
import type {
  PreviewInput,
  PreviewProblem,
  PreviewResult,
  PreviewSample,
  PreviewServices,
  PreviewStage,
  PreviewText,
} from './preview-types.ts'

const KEPT_MS = 10 * MINUTE_MS

type End = { state: 'done'; result: PreviewSample } | { state: 'failed'; problem: PreviewProblem } | { state: 'cancelled' }

/** Where a sample stands. `startedAt` in epoch milliseconds. */
export type PreviewView = { previewId: string; startedAt: number } & ({ state: 'running'; stage: PreviewStage } | End)

export type PreviewRef = { stationId: string; previewId: string }

/** The previews of one process. Anybody who has not started a preview finds neither it nor its audio. */
export type PreviewDesk = {
  /** 'Preview text', within the limits of the station. */
  readText(input: PreviewInput): Promise<PreviewResult<PreviewText>>
  /** What a source gives now, and what a host would read of it; within the limits of the station. */
  testFeed(input: TestFeedInput): Promise<PreviewResult<TestedFeed>>
  /** 'Hear it': one pronunciation, within the limits of the station. Its audio is found as a sample's. */
  hearWord(input: HearWordInput): Promise<PreviewResult<HeardWord>>
  /** 'Hear it': one voice, within the limits of the station. Its audio is found as a sample's. */
  hearVoice(input: HearVoiceInput): Promise<PreviewResult<{ audioId: string }>>
  /** 'Sample': answers at once; what cannot be made at all is a problem and counts for nothing. */
  start(input: SampleInput): PreviewResult<{ previewId: string }>
  find(ref: PreviewRef): Result<PreviewView>
  /** The view when it has ended, however it ended. */
  waitFor(ref: PreviewRef): Promise<Result<PreviewView>>
  /** The view after its end; one that has ended already stays as it is. */
  cancel(ref: PreviewRef): Promise<Result<PreviewView>>
  findAudio: AudioGrants['find']
  /** Cancels what is running and waits for its end. */
  close(): Promise<void>
}

type DeskServices = PreviewServices & Pick<Services, 'log'> & Partial<Pick<Services, 'config'>>
type SampleInput = Omit<PreviewInput, 'signal'>
type Entry = { stationId: string; view: PreviewView; abort: AbortController; ended: Promise<void>; endedAt?: number }

const OPERATIONS = {
  text: 'previewText',
  sample: 'previewSample',
  test: 'testFeed',
  word: 'hearWord',
  voice: 'hearVoice',
} as const

/** The code alone is logged: messages of the world outside may hold an address or a piece of the script. */
const untold = ({ log }: DeskServices, what: keyof typeof OPERATIONS, error: unknown, about: object = {}) => {
  const { code } = faultOf(error)
  log.error({ ...about, code }, operationFailed(OPERATIONS[what], code))
  return fail('unavailable', `The ${what} could not be made. Try again in a minute.`)
}

/** Never rejects: how it ended is the answer. */
const makeSample = async (
  services: DeskServices,
  { previewId, ...input }: SampleInput & { previewId: string; signal: AbortSignal; onStage(stage: PreviewStage): void },
): Promise<End> => {
  try {
    const made = await previewSample(services, input)
    return made.ok ? { state: 'done', result: made.value } : { state: 'failed', problem: made.problem }
  } catch (error) {
    if (input.signal.aborted) return { state: 'cancelled' }
    return { state: 'failed', problem: untold(services, 'sample', error, { previewId }).problem }
  }
}

const withinLimit = async <T>(
  services: DeskServices,
  limit: PreviewLimit,
  what: keyof typeof OPERATIONS,
  { stationId, signal }: Pick<PreviewInput, 'stationId' | 'signal'>,
  work: () => Promise<PreviewResult<T>>,
): Promise<PreviewResult<T>> => {
  const entered = limit.enter(stationId)
  if (!entered.ok) return entered
  try {
    return await work()
  } catch (error) {
    if (signal?.aborted) throw error
    return untold(services, what, error)
  } finally {
    entered.value()
  }
}

export const createPreviewDesk = (services: DeskServices): PreviewDesk => {
  const { clock } = services
  const { samplesAnHour, previewsAnHour, feedTestsAnHour } = stationLimitsOf(services)
  const samples = createPreviewLimit(clock, { perHour: samplesAnHour, what: 'samples' })
  const texts = createPreviewLimit(clock, { perHour: previewsAnHour, what: 'previews' })
  const tests = createPreviewLimit(clock, { perHour: feedTestsAnHour, what: 'tests of feeds' })
  const heard = createPreviewLimit(clock, { perHour: WORDS_HEARD_AN_HOUR, what: 'spoken words' })
  const voices = createPreviewLimit(clock, { perHour: VOICES_HEARD_AN_HOUR, what: 'voices' })
  const entries = new Map<string, Entry>()
  const audio = createAudioGrants(services)

  const forgetOld = (): void => {
    for (const [id, { endedAt }] of entries) if (endedAt !== undefined && endedAt <= clock.now() - KEPT_MS) entries.delete(id)
  }
  const look = ({ stationId, previewId }: PreviewRef): Result<Entry> => {
    forgetOld()
    const entry = entries.get(previewId)
    return entry?.stationId === stationId ? ok(entry) : fail('not-found', 'This preview does not exist any more.')
  }

  const run = async (entry: Omit<Entry, 'ended'>, input: SampleInput, leave: () => void): Promise<void> => {
    const { previewId, startedAt } = entry.view
    const onStage = (stage: PreviewStage) => {
      if (entry.endedAt === undefined) entry.view = { previewId, startedAt, state: 'running', stage }
    }
    const end = await makeSample(services, { ...input, previewId, signal: entry.abort.signal, onStage })
    if (end.state === 'done') audio.grant(input.stationId, end.result.audioId)
    entry.view = { previewId, startedAt, ...end }
    entry.endedAt = clock.now()
    leave()
  }

  return {
    readText: (input) => withinLimit(services, texts, 'text', input, () => previewText(services, input)),
    testFeed: (input) => withinLimit(services, tests, 'test', input, () => testFeed(services, input)),
    hearWord: (input) =>
      withinLimit(services, heard, 'word', input, async () => {
        const word = await hearWord(services, input)
        if (word.ok) audio.grant(input.stationId, word.value.audioId)
        return word
      }),
    hearVoice: (input) =>
      withinLimit(services, voices, 'voice', input, async () => {
        const voice = await hearVoice(services, input)
        if (voice.ok) audio.grant(input.stationId, voice.value.audioId)
        return voice
      }),
    start: (input) => {
      forgetOld()
      const settings = parsePreviewSettings(input.settings)
      if (!settings.ok) return settings
      const entered = samples.enter(input.stationId)
      if (!entered.ok) return entered
      const previewId = randomId()
      const view: PreviewView = { previewId, startedAt: clock.now(), state: 'running', stage: 'reading' }
      const entry: Omit<Entry, 'ended'> = { stationId: input.stationId, view, abort: new AbortController() }
      entries.set(previewId, Object.assign(entry, { ended: run(entry, input, entered.value) }))
      return ok({ previewId })
    },
    find: (ref) => {
      const entry = look(ref)
      return entry.ok ? ok(entry.value.view) : entry
    },
    waitFor: async (ref) => {
      const entry = look(ref)
      if (!entry.ok) return entry
      await entry.value.ended
      return ok(entry.value.view)
    },
    cancel: async (ref) => {
      const entry = look(ref)
      if (!entry.ok) return entry
      entry.value.abort.abort()
      await entry.value.ended
      return ok(entry.value.view)
    },
    findAudio: audio.find,
    close: async () => {
      for (const { abort } of entries.values()) abort.abort()
      await Promise.all([...entries.values()].map(({ ended }) => ended))
    },
  }
}
