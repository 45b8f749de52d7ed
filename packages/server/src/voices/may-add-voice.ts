import type { Rows } from '@hourcast/db/open-database'
import { hasCustomVoice, noCustomVoice } from '@hourcast/domain/plans/station-plan'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { tooManyVoices } from '@hourcast/domain/voices/voice-limits'
import { planOfStation } from '../plans/plan-of-station.ts'
import type { Services } from '../services.ts'
import { stationLimitsOf } from '../station-limits-of.ts'

/** Whether this station may have one more recording: the one place that is asked. */
export const mayAddVoice = async (
  services: Partial<Pick<Services, 'config'>>,
  rows: Rows,
  { stationId }: { stationId: string },
): Promise<Result<null>> => {
  const plan = await planOfStation(services, rows, stationId)
  if (plan && !hasCustomVoice(plan)) return fail('forbidden', noCustomVoice(plan))
  const { voices: most } = stationLimitsOf(services)
  return (await rows.voice.count({ where: { stationId } })) >= most ? fail('forbidden', tooManyVoices(most)) : ok(null)
}
