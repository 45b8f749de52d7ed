import { fail, ok, type Result } from '@hourcast/domain/problem'
import { DAY_MS } from '@hourcast/domain/time-units'
import type { Services } from '../services.ts'
import type { AudioFacts } from '../storage/audio-store.ts'

/** As long as housekeeping keeps audio that no broadcast names. */
const KEPT_MS = DAY_MS

export type PreviewAudio = AudioFacts & { durationMs: number }

export type AudioGrants = {
  grant(stationId: string, audioId: string): void
  /** What to send; not found for anybody who has not made this preview within the last day. */
  find(input: { stationId: string; audioId: string }): Promise<Result<PreviewAudio>>
}

/** Audio is found by the hash of what it says: knowing the id is not having made it. Which station may fetch which is kept here. */
export const createAudioGrants = ({ db, clock, audioStore }: Pick<Services, 'db' | 'clock' | 'audioStore'>): AudioGrants => {
  // By age: a grant that is renewed moves to the end.
  const grants = new Map<string, number>()
  const keyOf = (stationId: string, audioId: string): string => `${stationId} ${audioId}`
  const forgetOld = (now: number): void => {
    for (const [key, grantedAt] of grants) {
      if (grantedAt > now - KEPT_MS) return
      grants.delete(key)
    }
  }
  return {
    grant: (stationId, audioId) => {
      const now = clock.now()
      forgetOld(now)
      grants.delete(keyOf(stationId, audioId))
      grants.set(keyOf(stationId, audioId), now)
    },
    find: async ({ stationId, audioId }) => {
      forgetOld(clock.now())
      const row = grants.has(keyOf(stationId, audioId)) ? await db.prisma.audio.findUnique({ where: { id: audioId } }) : null
      if (!row || !(await audioStore.has(audioId))) return fail('not-found', 'This preview does not exist any more.')
      const { sha256, sizeBytes, durationMs } = row
      return ok({ id: audioId, sha256, sizeBytes, durationMs })
    },
  }
}
