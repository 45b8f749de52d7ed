import type { Services } from '../services.ts'
import type { AudioFacts } from '../storage/audio-store.ts'
import type { VoiceRef } from './delete-voice.ts'

/** The sound of a recording of this station, to be heard before it airs. */
export const findVoiceAudio = async (
  { db }: Pick<Services, 'db'>,
  { stationId, voiceId }: VoiceRef,
): Promise<AudioFacts | null> => {
  const audio = { select: { id: true, sha256: true, sizeBytes: true } }
  const found = await db.prisma.voice.findFirst({ where: { id: voiceId, stationId }, select: { audio } })
  return found?.audio ?? null
}
