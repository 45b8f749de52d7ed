import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { Services } from '../services.ts'

/** The settings of a station as its owner sees them. Id and e-mail are read-only. */
export type StationSettings = {
  stationId: string
  /** The owner's address. */
  email: string
  /** An IANA name: EST is stored as America/New_York. */
  timeZone: string
  name: string
  genre: string
  loudnessLufs: number
  leadMinutes: number
  staleLimitMinutes: number
  aiNotice: boolean
  /** The days for which aired audio is kept. */
  audioDays: number
}

export const findSettings = async (
  { db }: Pick<Services, 'db'>,
  { ownerId }: { ownerId: string },
): Promise<Result<StationSettings>> => {
  const station = await db.prisma.station.findUnique({ where: { ownerId }, include: { owner: { select: { email: true } } } })
  if (!station) return fail('not-found', 'This station does not exist.')
  const { id, owner, timeZone, name, genre, loudnessLufs, leadMinutes, staleLimitMinutes, aiNotice, audioDays } = station
  return ok({
    stationId: id,
    email: owner.email,
    ...{ timeZone, name, genre, loudnessLufs, leadMinutes, staleLimitMinutes, aiNotice, audioDays },
  })
}
