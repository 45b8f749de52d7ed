import { parsePreviewSettings } from '@hourcast/domain/calls/wire'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { type PreviewTime, previewTime } from '@hourcast/domain/slots/preview-time'
import type { BegunBroadcast } from '../broadcasts/broadcast-row.ts'
import type { Services } from '../services.ts'
import { findWords } from '../words/find-station-words.ts'
import type { PreviewInput } from './preview-types.ts'

/** What the pipeline needs to know of a broadcast. A preview has no row of its own. */
export type PreviewRow = Pick<BegunBroadcast, 'settings' | 'timeZone'> & PreviewTime

/** The broadcast that would air with these settings: at the next slot of their schedules where that is near, else now. */
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
  return ok({
    ...previewTime(schedules, timeZone, clock.now()),
    timeZone,
    settings: {
      ...settings,
      stationId,
      sources,
      loudnessLufs: station.loudnessLufs as PreviewRow['settings']['loudnessLufs'],
      staleLimitMinutes: station.staleLimitMinutes,
      aiNotice: station.aiNotice,
      words: await findWords({ db }, { stationId }),
    },
  })
}
