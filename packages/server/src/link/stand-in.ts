import { LOUDNESS_PRESETS } from '@hourcast/domain/stations/station-settings'
import type { Services } from '../services.ts'
import { chimeAt } from '../storage/with-chimes.ts'
import type { OnAir, Released } from './on-air.ts'

const DEFAULT_LUFS = -16
/**
 * What stands in for a broadcast is dated a little before it: a program that holds the broadcast keeps it, and a program that holds the
 * stand-in learns that there is something newer when the audio is back.
 */
const DATED_BEFORE_MS = 1_000

const inPlaceOf = (released: Released, rung: 'recording' | 'ident' | 'chime', audio: OnAir['audio']): OnAir => ({
  ...{ ...released, rung, audio },
  title: released.stationName,
  releaseAt: released.releaseAt - DATED_BEFORE_MS,
  insteadOf: released.broadcastId,
})

const AUDIO = { select: { id: true, sha256: true, sizeBytes: true, durationMs: true, lufs: true } }

/** What the owner has recorded for such an hour, at the loudness of this station: a link is asked too often to master it again. */
const findRecording = async (
  { db, audioStore }: Pick<Services, 'db' | 'audioStore'>,
  { schedulerId, audio }: Released,
): Promise<OnAir['audio'] | undefined> => {
  const chosen = await db.prisma.voiceRole.findFirst({
    where: { role: 'last-rung', station: { schedulers: { some: { id: schedulerId } } } },
    select: { voice: { select: { audio: AUDIO } } },
  })
  const recording = chosen?.voice.audio
  if (!recording || Math.abs(recording.lufs - (audio?.lufs ?? DEFAULT_LUFS)) > 1) return undefined
  return (await audioStore.isWhole(recording)) ? recording : undefined
}

const findIdent = async (
  { db, audioStore }: Pick<Services, 'db' | 'audioStore'>,
  schedulerId: string,
): Promise<OnAir['audio'] | undefined> => {
  const scheduler = await db.prisma.scheduler.findUnique({ where: { id: schedulerId }, select: { identAudio: AUDIO } })
  const ident = scheduler?.identAudio
  return ident && (await audioStore.isWhole(ident)) ? ident : undefined
}

const makeChime = async (lufsBefore = DEFAULT_LUFS): Promise<OnAir['audio']> => {
  const lufs = LOUDNESS_PRESETS.find((preset) => Math.abs(preset - lufsBefore) <= 1) ?? DEFAULT_LUFS
  const { id, sha256, mp3, durationMs } = await chimeAt(lufs)
  return { id, sha256, sizeBytes: mp3.byteLength, durationMs, lufs }
}

/**
 * Nothing that has aired can be read: the owner's own recording for it, or the station's ident, where these can be read, or else the chime, which
 * needs no file.
 */
export const standInFor = async (services: Pick<Services, 'db' | 'audioStore'>, released: Released): Promise<OnAir> => {
  const recording = await findRecording(services, released)
  if (recording) return inPlaceOf(released, 'recording', recording)
  const ident = await findIdent(services, released.schedulerId)
  return ident ? inPlaceOf(released, 'ident', ident) : inPlaceOf(released, 'chime', await makeChime(released.audio?.lufs))
}
