import { findLanguage } from '@hourcast/domain/hosts/languages'
import { schedulerSettingsSchema } from '@hourcast/domain/hosts/scheduler-settings'
import { parseInput } from '@hourcast/domain/parse-input'
import { fail, ok } from '@hourcast/domain/problem'
import { readSpeaker } from '@hourcast/domain/voices/read-speaker'
import { trialSentence } from '@hourcast/domain/voices/trial-sentence'
import { renderScript, requestOf } from '../broadcasts/render.ts'
import type { PreviewResult, PreviewServices } from './preview-types.ts'
import { PREVIEW_MS, withinPreviewTime } from './within-preview-time.ts'

export type HearVoiceInput = {
  stationId: string
  /** {voice, language, voiceTone, hostName} of a host, as they are saved. */
  host: unknown
  signal?: AbortSignal | undefined
}

const hostSchema = schedulerSettingsSchema.pick({ voice: true, language: true, voiceTone: true, hostName: true })

const LOUDNESS = -16
/** Without station and date what one owner has heard is there for the next. */
const ANY_DAY = { stationName: 'Hourcast', wall: '2026-01-01T00:00' }

/** 'Hear it': a sentence in the host's language by the chosen voice and no other; without a choice by whom its name asks for. */
export const hearVoice = (
  services: Pick<PreviewServices, 'db' | 'clock' | 'studio' | 'audioStore'>,
  { stationId, host, signal: outer }: HearVoiceInput,
): Promise<PreviewResult<{ audioId: string }>> =>
  withinPreviewTime(outer, async (signal) => {
    const parsed = parseInput(hostSchema, host)
    if (!parsed.ok) return parsed
    const { language } = parsed.value
    const { stationName, wall } = ANY_DAY
    const text = trialSentence(language)
    const title = `A voice in ${findLanguage(language)?.name}`
    const request = requestOf(
      { title, segments: [{ kind: 'body', text, spoken: text, pauseAfterMs: 0 }] },
      { wall, settings: { ...parsed.value, stationName, loudnessLufs: LOUDNESS } },
    )
    const turn = { station: stationId, until: Number.POSITIVE_INFINITY }
    const readyBy = services.clock.now() + PREVIEW_MS
    const audioId = await renderScript(services, request, { signal, turn, readyBy })
    const audio = await services.db.prisma.audio.findUnique({ where: { id: audioId }, select: { speaker: true } })
    const steppedIn = readSpeaker(audio?.speaker)?.steppedIn
    if (!steppedIn) return ok({ audioId })
    if (steppedIn === 'gone') return fail('not-found', 'This voice is not here any more. Choose another one.', 'voice')
    return fail('unavailable', 'This voice could not speak just now; on air another one would stand in for it.', 'voice')
  })
