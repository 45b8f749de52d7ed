import type { Recording, RenderRequest } from '@hourcast/audio/studio-types'
import { ROLES_AFTER, ROLES_BEFORE, type VoiceRole } from '@hourcast/domain/voices/voice-roles'
import type { Services } from '../services.ts'
import { withinDeadline } from '../within-deadline.ts'

/** One that is not there by then is left out: a bulletin is never late for its jingle. */
const READ_MS = 5_000

/**
 * The request of a bulletin with the station's own recordings around it. What is previewed asks here too, and gives the same bytes. A
 * recording whose file is lost, damaged or slow is left out, and the bulletin airs without it.
 */
export const withRecordings = async (
  { db, audioStore, log }: Pick<Services, 'db' | 'audioStore'> & Partial<Pick<Services, 'log'>>,
  stationId: string,
  request: RenderRequest,
): Promise<RenderRequest> => {
  const roles = [...ROLES_BEFORE, ...ROLES_AFTER]
  const chosen = await db.prisma.voiceRole.findMany({
    where: { stationId, role: { in: [...roles] } },
    select: { role: true, voice: { select: { audio: true } } },
  })
  if (chosen.length === 0) return request
  const read = async (role: VoiceRole): Promise<Recording[]> => {
    const audio = chosen.find((place) => place.role === role)?.voice.audio
    if (!audio) return []
    try {
      const late = () => new Error('it was not read in time')
      const mp3 = await withinDeadline(READ_MS, undefined, late, () => audioStore.read(audio))
      // A copy: what is handed to a thread is the whole buffer that it lies in.
      return [{ id: audio.id, mp3: Uint8Array.from(mp3), durationMs: audio.durationMs }]
    } catch (error) {
      log?.warn({ stationId, role, reason: (error as Error).message }, 'a recording is left out')
      return []
    }
  }
  const all = async (places: readonly VoiceRole[]) => (await Promise.all(places.map(read))).flat()
  const around = { before: await all(ROLES_BEFORE), after: await all(ROLES_AFTER) }
  return around.before.length + around.after.length === 0 ? request : { ...request, around }
}
