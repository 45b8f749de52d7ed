import type { Rung } from '@hourcast/domain/broadcasts/broadcast'
import { findOnAir } from '../link/find-on-air.ts'
import { onAirAddressOf } from '../link/link-address.ts'
import { isOwnAudio } from '../link/on-air.ts'
import type { Services } from '../services.ts'

/** What a player needs: the audio, its words, and where in the audio each of them is read (milliseconds). */
export type OnAirBulletin = {
  broadcastId: string
  title: string
  wall: string
  airAt: number
  rung: Rung
  late: boolean
  durationMs: number
  /** Measured on the MP3. */
  lufs: number
  /** By its own address: what plays does not change under the listener when the link switches. */
  audioUrl: string
  segments: string[]
  marks: { segment: number; startMs: number; endMs: number }[]
  /** Its waveform; null for one that an older program has made. */
  peaks: string | null
}

type Words = { segments: { text: string }[] } | null | undefined

/** What the link of a scheduler serves at `now`, with its script; null before the first broadcast. */
export const findBulletin = async (
  services: Pick<Services, 'db' | 'audioStore'>,
  { schedulerId, now }: { schedulerId: string; now: number },
): Promise<OnAirBulletin | null> => {
  const onAir = await findOnAir(services, { schedulerId, now })
  if (!onAir) return null
  const row = await services.db.prisma.broadcast.findUnique({
    where: { id: onAir.broadcastId },
    select: { script: true, audio: { select: { marks: true, peaks: true } } },
  })
  const isSpoken = isOwnAudio(onAir)
  return {
    broadcastId: onAir.broadcastId,
    title: onAir.title,
    wall: onAir.wall,
    airAt: onAir.airAt,
    rung: onAir.rung ?? 'fresh',
    late: onAir.late,
    durationMs: onAir.audio.durationMs,
    lufs: onAir.audio.lufs,
    audioUrl: onAirAddressOf('', onAir),
    segments: isSpoken ? ((row?.script as Words)?.segments.map(({ text }) => text) ?? []) : [],
    marks: (isSpoken ? (row?.audio?.marks ?? []) : []) as OnAirBulletin['marks'],
    peaks: isSpoken ? (row?.audio?.peaks ?? null) : null,
  }
}
