import { ok } from '@hourcast/domain/problem'
import { readSaid, saidAs } from '@hourcast/domain/words/pronounced'
import { TONGUE_CHOICES, tongueOfLanguage } from '@hourcast/domain/words/tongues'
import { renderScript, requestOf } from '../broadcasts/render.ts'
import type { PreviewResult, PreviewServices } from '../previews/preview-types.ts'
import { withinPreviewTime } from '../previews/within-preview-time.ts'
import { WORD_NOT_FOUND } from './change-words.ts'

export type HearWordInput = { stationId: string; wordId: string; signal?: AbortSignal | undefined }

export type HeardWord = { audioId: string }

/** One pronunciation as a host of the station says it: the first that speaks its tongue, else the voice of its language. */
export const hearWord = (
  services: Pick<PreviewServices, 'db' | 'clock' | 'studio' | 'audioStore'>,
  { stationId, wordId, signal: outer }: HearWordInput,
): Promise<PreviewResult<HeardWord>> =>
  withinPreviewTime(outer, async (signal) => {
    const { prisma } = services.db
    const word = wordId.includes('\0')
      ? null
      : await prisma.stationWord.findFirst({ where: { id: wordId, stationId, kind: 'said' } })
    if (!word) return WORD_NOT_FOUND
    const { written, said, tongue } = word
    const request = requestOf(
      {
        title: written,
        segments: [
          {
            kind: 'body',
            text: written,
            spoken: `${saidAs(written, readSaid(said) ?? { letters: written, ipa: '' })}.`,
            pauseAfterMs: 0,
          },
        ],
      },
      {
        wall: new Date(services.clock.now()).toISOString().slice(0, 16),
        settings: await speakerOf(services, stationId, tongue),
      },
    )
    const turn = { station: stationId, until: Number.POSITIVE_INFINITY }
    return ok({ audioId: await renderScript(services, request, { signal, turn }) })
  })

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
