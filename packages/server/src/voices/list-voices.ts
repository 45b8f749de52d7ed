import { VOICE_ROLES } from '@hourcast/domain/voices/voice-roles'
import type { Services } from '../services.ts'
import type { Voice } from './voice-row.ts'

/** All recordings of a station by their names, each with where it airs. */
export const listVoices = async ({ db }: Pick<Services, 'db'>, { stationId }: { stationId: string }): Promise<Voice[]> => {
  const rows = await db.prisma.voice.findMany({
    where: { stationId },
    orderBy: [{ name: 'asc' }, { createdAt: 'asc' }],
    include: {
      audio: { select: { durationMs: true, lufs: true, peaks: true } },
      owner: { select: { email: true } },
      roles: { select: { role: true } },
    },
  })
  return rows.map(({ id, name, madeBy, createdAt, audio, owner, roles, consentAt, consentText }) => ({
    ...{ voiceId: id, name, madeBy: madeBy as Voice['madeBy'], createdAt: createdAt.getTime(), ...audio },
    roles: VOICE_ROLES.filter((known) => roles.some(({ role }) => role === known)),
    consent: { by: owner.email, at: consentAt.getTime(), sentence: consentText },
  }))
}
