import { occurrencesFrom } from '@hourcast/domain/occurrences'
import { parseInput } from '@hourcast/domain/parse-input'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { schedulesSchema } from '@hourcast/domain/schedule-schema'
import { schedulerSettingsSchema } from '@hourcast/domain/scheduler-settings'
import { wallTimeAt } from '@hourcast/domain/time-zone'
import type { BegunBroadcast } from '../broadcasts/broadcast-row.ts'
import type { Services } from '../services.ts'
import type { PreviewInput } from './preview-types.ts'

/** What the pipeline needs to know of a broadcast. A preview has no row of its own. */
export type PreviewRow = Pick<BegunBroadcast, 'settings' | 'airAt' | 'wall' | 'timeZone'>

/** A host can be heard before its schedules are finished: such count as none. */
const previewSettingsSchema = schedulerSettingsSchema.extend({ schedules: schedulesSchema.catch([]) })

export const parsePreviewSettings = (settings: unknown) => {
  const parsed = parseInput(previewSettingsSchema, settings)
  if (parsed.ok || parsed.problem.field === undefined) return parsed
  const { code, message, field } = parsed.problem
  return fail(code, message, field.replace(/^sources\b.*/, 'source').replace(/^location$/, 'selectedLocation'))
}

/** The broadcast that would air with these settings: at the next slot of their schedules, without one now. */
export const previewRow = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { stationId, settings: given }: Pick<PreviewInput, 'stationId' | 'settings'>,
): Promise<Result<PreviewRow>> => {
  const parsed = parsePreviewSettings(given)
  if (!parsed.ok) return parsed
  const station = await db.prisma.station.findUnique({ where: { id: stationId } })
  if (!station) return fail('not-found', 'This station does not exist.')
  const { schedules, sources, isActive: _, ...settings } = parsed.value
  const { timeZone } = station
  const now = clock.now()
  const next = occurrencesFrom(schedules, timeZone, now).next().value
  return ok({
    airAt: next?.airAt ?? now,
    wall: next?.wall ?? wallTimeAt(timeZone, now),
    timeZone,
    settings: {
      ...settings,
      stationId,
      sources,
      loudnessLufs: station.loudnessLufs as PreviewRow['settings']['loudnessLufs'],
      staleLimitMinutes: station.staleLimitMinutes,
      aiNotice: station.aiNotice,
    },
  })
}
