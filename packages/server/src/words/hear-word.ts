import { ok } from '@hourcast/domain/problem'
import { readSaid, type Sounds, saidAs } from '@hourcast/domain/words/pronounced'
import { starterWords } from '@hourcast/domain/words/starter-words'
import { TONGUE_CHOICES, tongueOfLanguage } from '@hourcast/domain/words/tongues'
import { renderScript, requestOf } from '../broadcasts/render.ts'
import type { PreviewResult, PreviewServices } from '../previews/preview-types.ts'
import { withinPreviewTime } from '../previews/within-preview-time.ts'
import { WORD_NOT_FOUND } from './change-words.ts'

/** An entry of the station, or a name of a starter list. */
export type HearWordInput = {
  stationId: string
  word: { wordId: string } | { tongue: string; written: string }
  signal?: AbortSignal | undefined
}

export type HeardWord = { audioId: string }

type Entry = { written: string; tongue: string; sounds: Sounds }

/** One pronunciation as a host of the station says it: the first that speaks its tongue, else the voice of its language. */
export const hearWord = (
  services: Pick<PreviewServices, 'db' | 'clock' | 'studio' | 'audioStore'>,
  { stationId, word, signal: outer }: HearWordInput,
): Promise<PreviewResult<HeardWord>> =>
  withinPreviewTime(outer, async (signal) => {
    const entry = 'wordId' in word ? await findEntry(services, stationId, word.wordId) : findName(word)
    if (!entry) return WORD_NOT_FOUND
    const { written, tongue, sounds } = entry
    const spoken = `${saidAs(written, sounds)}.`
    const request = requestOf(
      { title: written, segments: [{ kind: 'body', text: written, spoken, pauseAfterMs: 0 }] },
      {
        wall: new Date(services.clock.now()).toISOString().slice(0, 16),
        settings: await speakerOf(services, stationId, tongue),
      },
    )
    const turn = { station: stationId, until: Number.POSITIVE_INFINITY }
    return ok({ audioId: await renderScript(services, request, { signal, turn }) })
  })

const findEntry = async ({ db }: Pick<PreviewServices, 'db'>, stationId: string, id: string): Promise<Entry | undefined> => {
  if (id.includes('\0')) return undefined
  const row = await db.prisma.stationWord.findFirst({ where: { id, stationId, kind: 'said' } })
  return row ? { ...row, sounds: readSaid(row.said) ?? { letters: row.written, ipa: '' } } : undefined
}

const findName = ({ tongue, written }: { tongue: string; written: string }): Entry | undefined => {
  const name = starterWords(tongue).find((one) => one.written === written)
  return name && { written, tongue, sounds: { letters: '', ipa: name.ipa } }
}

const LOUDNESS = -16

const speakerOf = async ({ db }: Pick<PreviewServices, 'db'>, stationId: string, tongue: string) => {
  const hosts = await db.prisma.scheduler.findMany({
    where: { stationId, deletedAt: null },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { hostName: true, voice: true, stationName: true, language: true, voiceTone: true },
  })
  const host = hosts.find(({ language }) => tongueOfLanguage(language) === tongue)
  const language = TONGUE_CHOICES.find((choice) => choice.tongue === tongue)?.language ?? 0
  return {
    ...(host ?? { hostName: 'Hourcast', stationName: 'Hourcast', language, voiceTone: 0 }),
    loudnessLufs: LOUDNESS,
  } as const
}
