import type { DeliveryTarget } from '@hourcast/domain/delivery/delivery-target'
import type { SchedulerSettings } from '@hourcast/domain/hosts/scheduler-settings'
import { saveScheduler } from '@hourcast/server/schedulers/save-scheduler'
import type { Services } from '@hourcast/server/services'

type Host = { settings: SchedulerSettings; targets: DeliveryTarget[] }
/** Their ids, in the order of the hosts. */
export type Hosts = string[]

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const COMMON = {
  ...{
    stationName: 'Harbour Example Radio',
    location: 'Port Ellery',
    customTask: '',
    musicFormat: '',
    inputMode: 'rss' as const,
  },
  ...{ length: 'short' as const, includeDateTime: true, musicBed: false, voice: '', isActive: true },
}

/** Two hosts on one feed: the news every third hour, also by e-mail; a second voice thrice a day, later also to a file server. */
export const demoHosts = (feedUrl: string, { ftpPort }: { ftpPort?: number } = {}): Host[] => {
  const third = Array.from({ length: 8 }, (_, n) => `${n * 3}:00`)
  const server: DeliveryTarget[] =
    ftpPort === undefined
      ? []
      : [{ kind: 'ftp', connectionString: `studio|old-password|127.0.0.1|${ftpPort}|/in/{HH}.mp3`, allowPlain: true }]
  return [
    {
      settings: {
        ...{ ...COMMON, hostName: 'Clara', language: 0, voiceTone: 2, presentationType: 1, sources: [feedUrl] },
        schedules: [{ id: 'every-third-hour', days: EVERY_DAY, hours: third }],
      },
      targets: [{ kind: 'link' }, { kind: 'email', address: 'history@hourcast.example' }],
    },
    {
      settings: {
        ...{ ...COMMON, hostName: 'Walter', language: 9, voiceTone: 4, presentationType: 1, sources: [feedUrl] },
        schedules: [{ id: 'thrice', days: EVERY_DAY, hours: ['7:30', '12:30', '18:30'] }],
      },
      targets: [{ kind: 'link' }, ...server],
    },
  ]
}

export const saveHosts = async (
  services: Services,
  { stationId, hosts, known = [] }: { stationId: string; hosts: readonly Host[]; known?: Hosts },
): Promise<Hosts> => {
  const ids: Hosts = []
  for (const [place, host] of hosts.entries()) {
    const schedulerId = known[place]
    const saved = await saveScheduler(services, { stationId, ...(schedulerId ? { schedulerId } : {}), ...host })
    if (!saved.ok) throw new Error(saved.problem.message)
    ids.push(saved.value.schedulerId)
  }
  return ids
}
