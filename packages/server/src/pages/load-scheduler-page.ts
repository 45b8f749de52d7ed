import { genderOfName } from '@hourcast/domain/hosts/gender-of-name'
import { findLanguage } from '@hourcast/domain/hosts/languages'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { taskTold } from '@hourcast/domain/tasks/task-told'
import { voiceInWords } from '@hourcast/domain/voices/voice-choices'
import { isLiveSoon } from '../history/is-live-soon.ts'
import { type HistoryPage, listHistory } from '../history/list-history.ts'
import { linkAddressesOf } from '../link/link-address.ts'
import { knownVoices } from '../natural-voices/voices-of.ts'
import type { SchedulerRef } from '../schedulers/change-scheduler.ts'
import { SCHEDULER_ROWS, type SchedulerRow, type ShownTarget } from '../schedulers/scheduler-row.ts'
import { type SchedulerSummary, schedulerSummary } from '../schedulers/scheduler-summary.ts'
import type { Services } from '../services.ts'

export type SchedulerView = SchedulerSummary & {
  targets: ShownTarget[]
  /** Who speaks, in words. */
  voice: string
  /** What the built-in writer does for its task; null where it has none. */
  taskTold: string | null
  link: string
  history: HistoryPage
  isLive: boolean
  now: number
}

/** So many of its broadcasts stand on its own page; the rest is in the station's history. */
const SHOWN = 20

/** One scheduler with its next slots, its history and its settings; one of another station, or a deleted one, is not found. */
export const loadSchedulerPage = async (
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  { stationId, schedulerId }: SchedulerRef,
): Promise<Result<SchedulerView>> => {
  const { db, clock, config } = services
  const notFound = fail('not-found', 'This scheduler does not exist.')
  // From the address of a page: PostgreSQL takes no NUL, and no id holds one.
  if (schedulerId.includes('\0')) return notFound
  const now = clock.now()
  const { rows } = await db.pool.query<SchedulerRow>(SCHEDULER_ROWS, [stationId, new Date(now), schedulerId])
  const [row] = rows
  if (!row) return notFound
  const filter = { schedulerId, outcome: null, day: null, words: null }
  const history = await listHistory(services, { stationId, timeZone: row.time_zone, filter, limit: SHOWN })
  const { customTask, language } = row.settings
  const hasModel = config.LLM_BASE_URL !== undefined
  return ok({
    ...schedulerSummary(row, { now, publicUrl: config.PUBLIC_URL }),
    targets: row.targets,
    voice: voiceInWords(knownVoices(config), { ...row.settings, gender: genderOfName(row.settings) }),
    taskTold: customTask ? taskTold(customTask, findLanguage(language)?.locale ?? 'en-US', hasModel) : null,
    link: linkAddressesOf(config.PUBLIC_URL, schedulerId).mp3,
    history,
    isLive: await isLiveSoon(services, { stationId, schedulerId, now }),
    now,
  })
}
