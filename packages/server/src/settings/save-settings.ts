import { parseInput } from '@hourcast/domain/parse-input'
import { leadTooShort, leastLead } from '@hourcast/domain/plans/station-plan'
import { fail, type Result } from '@hourcast/domain/problem'
import { stationSettingsSchema } from '@hourcast/domain/stations/station-settings'
import { planOfStation } from '../plans/plan-of-station.ts'
import { updateStation } from '../schedulers/update-station.ts'
import type { Services } from '../services.ts'
import { findSettings, type StationSettings } from './find-settings.ts'

/** An unchanged zone or lead plans nothing again. */
const changed = <T>(given: T | undefined, stored: T): T | undefined => (given === stored ? undefined : given)

/**
 * Saves what is given and answers with the whole. A new zone or lead plans all schedulers again, for every slot whose preparation has not
 * begun. Problems name their field; nothing is stored then.
 */
export const saveSettings = async (
  services: Pick<Services, 'db' | 'clock'> & Partial<Pick<Services, 'config'>>,
  { ownerId, input }: { ownerId: string; input: unknown },
): Promise<Result<StationSettings>> => {
  const parsed = parseInput(stationSettingsSchema, input)
  if (!parsed.ok) return parsed
  const known = await findSettings(services, { ownerId })
  if (!known.ok) return known
  const { stationId, timeZone, leadMinutes, loudnessLufs } = known.value
  const given = parsed.value
  const lead = changed(given.leadMinutes, leadMinutes)
  const plan = lead === undefined ? null : await planOfStation(services, services.db.prisma, stationId)
  if (plan && lead !== undefined && lead < leastLead(plan)) return fail('invalid', leadTooShort(plan), 'leadMinutes')
  const updated = await updateStation(services, {
    stationId,
    change: {
      ...given,
      timeZone: changed(given.timeZone, timeZone),
      leadMinutes: lead,
      loudnessLufs: changed<number>(given.loudnessLufs, loudnessLufs),
    },
  })
  if (!updated.ok) return updated
  return findSettings(services, { ownerId })
}
