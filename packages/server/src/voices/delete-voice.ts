import { inTransaction } from '@hourcast/db/open-database'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { letGoOfAudio, removeNotedAudio } from '../broadcasts/remove-unnamed-audio.ts'
import type { Services } from '../services.ts'

export type VoiceRef = { stationId: string; voiceId: string }

export const VOICE_NOT_FOUND = fail('not-found', 'This recording does not exist.')

/**
 * Gone from the list and from where it airs, with the yes to its use. Its sound goes too, unless it has aired by itself: then History keeps
 * it as long as any broadcast. Cut short behind the row's end, the file goes with the next housekeeping.
 */
export const deleteVoice = async (
  { db, audioStore, log }: Pick<Services, 'db' | 'audioStore' | 'log'>,
  { stationId, voiceId }: VoiceRef,
): Promise<Result<null>> => {
  const row = voiceId.includes('\0') ? null : await db.prisma.voice.findFirst({ where: { id: voiceId, stationId } })
  if (!row) return VOICE_NOT_FOUND
  const { audioId } = row
  const isGone = await inTransaction(db, async ({ tx, sql }) => {
    const { count } = await tx.voice.deleteMany({ where: { id: voiceId, stationId } })
    if (count > 0) await letGoOfAudio(sql, audioId)
    return count > 0
  })
  if (!isGone) return VOICE_NOT_FOUND
  await removeNotedAudio({ db, audioStore }, audioId).catch((error: Error) =>
    log.warn({ reason: error.message }, 'the file of a deleted recording is removed later'),
  )
  return ok(null)
}
