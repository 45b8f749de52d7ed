import { addressKey } from '@hourcast/domain/accounts/address-key'
import { clientFamily } from '@hourcast/domain/listening/client-families'
import { DAY_MS, HOUR_MS, SECOND_MS } from '@hourcast/domain/time-units'
import { hmacOf } from '../accounts/derive-key.ts'
import type { Services } from '../services.ts'
import { type PickUp, tellPickUps } from './fetch-events.ts'
import type { OnAir } from './on-air.ts'

/** Who fetches, as the connection and the program say. Neither is kept. */
export type LinkClient = { address: string; userAgent: string }

export type FetchRecorder = {
  /** Resolves when it is written, or will not be. Never throws: listening goes on when counting does not. */
  record(onAir: Pick<OnAir, 'schedulerId' | 'broadcastId'>, client: LinkClient): Promise<void>
}

/** What comes meanwhile is written in the same statement. What has not been written when the process dies is not counted. */
const GATHER_MS = SECOND_MS
/** Fetches that are told already. Beyond it, and each hour, all are forgotten: telling one again does nothing. */
const MAX_KNOWN = 50_000
/** No program says more of itself that matters. */
const LONGEST_NAME = 400

type Needs = Pick<Services, 'db' | 'clock' | 'log' | 'sessionSecret'>

/** Another one each day (UTC) and for each scheduler: without the secret it says nothing of the address, and no two days belong together. */
const clientHash = (services: Needs, { schedulerId, address, day }: { schedulerId: string; address: string; day: number }) =>
  hmacOf(services, 'link-client', `${day}|${schedulerId}|${addressKey(address)}`).toString('hex')

/**
 * Tells of each client once that it took a broadcast from the link: a browser that asks for a file in parts, or plays it twice, has picked
 * it up once. A hot link costs a look into a set; the rest happens behind the answer, once a second for all links together.
 */
export const createFetchRecorder = (services: Needs, { gatherMs = GATHER_MS } = {}): FetchRecorder => {
  const { db, clock, log } = services
  let hour = 0
  let known = new Set<string>()
  let waiting: PickUp[] = []
  let writing: Promise<void> | undefined
  let isFailing = false

  const isKnown = (key: string, now: number): boolean => {
    const current = Math.floor(now / HOUR_MS)
    if (current !== hour || known.size >= MAX_KNOWN) known = new Set()
    hour = current
    if (known.has(key)) return true
    known.add(key)
    return false
  }
  const write = async (): Promise<void> => {
    await new Promise<void>((resolve) => void setTimeout(resolve, gatherMs).unref())
    const pickUps = waiting
    waiting = []
    writing = undefined
    try {
      await tellPickUps(db, pickUps)
      isFailing = false
    } catch (error) {
      // Who asks again is counted then.
      known = new Set()
      if (!isFailing) log.warn(`recording a fetch failed: ${error instanceof Error ? error.message : error}`)
      isFailing = true
    }
  }

  return {
    record({ schedulerId, broadcastId }, { address, userAgent }) {
      const now = clock.now()
      const said = userAgent.slice(0, LONGEST_NAME)
      if (isKnown(`${schedulerId} ${broadcastId} ${address} ${said}`, now)) return writing ?? Promise.resolve()
      const day = Math.floor(now / DAY_MS)
      const client = clientHash(services, { schedulerId, address, day })
      waiting.push({ schedulerId, broadcastId, family: clientFamily(said), client, day, at: now })
      writing ??= write()
      return writing
    },
  }
}
