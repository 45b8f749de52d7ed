import { inTransaction } from '@hourcast/db/open-database'
import { parseInput } from '@hourcast/domain/parse-input'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { voiceRolesSchema } from '@hourcast/domain/voices/voice-form'
import type { Services } from '../services.ts'

const NOT_THERE = 'This recording does not exist any more. Choose another one.'

/** Says which recording airs where: an id for a place, or nothing. It holds from the next bulletin that is made. */
export const chooseVoices = (
  { db }: Pick<Services, 'db'>,
  { stationId, input }: { stationId: string; input: unknown },
): Promise<Result<null>> => {
  const roles = parseInput(voiceRolesSchema, input)
  if (!roles.ok) return Promise.resolve(roles)
  return inTransaction(db, async ({ tx }) => {
    const theirs = new Set((await tx.voice.findMany({ where: { stationId }, select: { id: true } })).map(({ id }) => id))
    for (const [role, voiceId] of Object.entries(roles.value))
      if (voiceId !== '' && !theirs.has(voiceId)) return fail('invalid', NOT_THERE, role)
    for (const [role, voiceId] of Object.entries(roles.value)) {
      const place = { stationId_role: { stationId, role } }
      if (voiceId === '') await tx.voiceRole.deleteMany({ where: { stationId, role } })
      else await tx.voiceRole.upsert({ where: place, create: { stationId, role, voiceId }, update: { voiceId } })
    }
    return ok(null)
  })
}
