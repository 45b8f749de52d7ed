import type { SchedulerSettings } from '@hourcast/domain/calls/wire'
import { addOwner } from '../accounts/add-owner.ts'
import { ownAddress } from '../own-address.ts'
import { runNow } from '../schedulers/run-now.ts'
import { saveScheduler } from '../schedulers/save-scheduler.ts'
import type { Services } from '../services.ts'

export const DEMO_EMAIL = 'station@hourcast.example'

/** 24 hourly slots, every day: the example airs every hour. */
const everyHour = Array.from({ length: 24 }, (_, hour) => `${hour}:00`)

const demoSettings = (feedUrl: string): SchedulerSettings => ({
  hostName: 'Clara',
  stationName: 'Harbour Example Radio',
  location: 'Port Ellery',
  language: 0,
  voiceTone: 2,
  presentationType: 1,
  customTask: '',
  musicFormat: 'Jazz',
  musicBed: true,
  voice: '',
  inputMode: 'rss',
  sources: [feedUrl],
  length: 'short',
  includeDateTime: true,
  isActive: true,
  schedules: [{ id: 'every-hour', days: [1, 2, 3, 4, 5, 6, 7], hours: everyHour }],
})

/**
 * The example station, made at first start, and one bulletin at once. Later starts keep it as it is; only the address of
 * its feed follows where this instance's web app is. `broadcastId` is set when the first bulletin was started now.
 */
export const ensureDemoStation = async (services: Services): Promise<{ schedulerId: string; broadcastId?: string }> => {
  const { db, config } = services
  const feedUrl = `http://${ownAddress(config)}/example/feed.xml`
  const known = await db.prisma.scheduler.findFirst({
    where: { deletedAt: null, station: { isExample: true } },
    include: { station: true, _count: { select: { broadcasts: true } } },
  })
  if (known && known._count.broadcasts > 0) {
    if (known.sources[0] !== feedUrl) await db.prisma.scheduler.update({ where: { id: known.id }, data: { sources: [feedUrl] } })
    return { schedulerId: known.id }
  }
  const stationId = known?.stationId ?? (await addDemoOwner(services))
  const saved = await saveScheduler(services, {
    stationId,
    schedulerId: known?.id,
    settings: demoSettings(feedUrl),
    targets: [{ kind: 'link' }],
  })
  if (!saved.ok) throw new Error(`The example station could not be saved: ${saved.problem.message}`)
  // A fixed request id: killed between saving and starting, the next start asks again and nothing airs twice.
  const started = await runNow(services, { stationId, schedulerId: saved.value.schedulerId, requestId: 'first-bulletin' })
  if (!started.ok) throw new Error(`The first bulletin could not be started: ${started.problem.message}`)
  return { schedulerId: saved.value.schedulerId, broadcastId: started.value.broadcastId }
}

const addDemoOwner = async (services: Services): Promise<string> => {
  const owner = await addOwner(services, { email: DEMO_EMAIL, stationName: 'Harbour Example Radio', isExample: true })
  if (!owner.ok) throw new Error(owner.problem.message)
  return owner.value.stationId
}
