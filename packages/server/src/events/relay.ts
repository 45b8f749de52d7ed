import type { Database } from '@hourcast/db/open-database'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Bus } from './bus.ts'
import { listenToOutbox } from './listen-to-outbox.ts'
import { type Relayed, relayBatches } from './relay-batch.ts'
import { createSleeper } from './sleeper.ts'

export type RelayNeeds = { db: Pick<Database, 'pool'>; bus: Bus; clock: Clock; log: Logger }

/** Enough that the round trips to the database and the broker do not count, few enough that one transaction stays short. */
export const RELAY_BATCH = 500

export type RelayOptions = {
  batchSize?: number
  /** Milliseconds between looks at the outbox when nobody rings. */
  pollMs?: number
  /** How long a key rests after its event has failed so often, in milliseconds. */
  restMs?: (tries: number) => number
}

/** 1, 2, 4 … 120 seconds: ten tries take about six minutes. */
const doublingRest = (tries: number): number => Math.min(1_000 * 2 ** (tries - 1), 120_000)

/** While versions change, a worker of the newer one takes the lease sooner or later. */
const UNKNOWN_REST_MS = 30_000

/** From the outbox to the bus, in order per key, at least once. Survives restarts of Postgres and of the bus. */
export type Relay = {
  /** After the consumers have subscribed: what nobody in this process listens to counts as told. */
  start(): void
  stop(): Promise<void>
  /** A few batches now. */
  relayOnce(): Promise<Relayed>
}

export const createRelay = ({ db, bus, clock, log }: RelayNeeds, options: RelayOptions = {}): Relay => {
  const { batchSize = RELAY_BATCH, pollMs = 1_000, restMs = doublingRest } = options
  const unknownTypes = new Set<string>()
  const restingUntil = new Map<string, number>()
  const sleeper = createSleeper()
  let running: Promise<void> | undefined
  let isStopping = false
  let isFailing = false

  const restingKeys = (): string[] => {
    const now = clock.now()
    for (const [key, until] of restingUntil) if (until <= now) restingUntil.delete(key)
    return [...restingUntil.keys()]
  }

  const relayOnce = async (): Promise<Relayed> => {
    const relayed = await relayBatches({ db, bus, clock }, { limit: batchSize, resting: restingKeys() })
    for (const { message, ...failure } of relayed.failures) {
      if (!failure.parked) restingUntil.set(failure.key, clock.now() + restMs(failure.tries))
      const end = failure.parked ? '; it is set aside' : ''
      log[failure.parked ? 'error' : 'warn'](failure, `publishing ${failure.type} failed: ${message}${end}`)
    }
    for (const { key, type } of relayed.unknown) {
      restingUntil.set(key, clock.now() + UNKNOWN_REST_MS)
      if (!unknownTypes.has(type))
        log.warn({ type: type.slice(0, 80) }, 'events of a newer version wait for a worker of that version')
      unknownTypes.add(type)
    }
    return relayed
  }

  const report = (failure: string | undefined): void => {
    if (failure !== undefined && !isFailing) log.warn(`relaying events failed: ${failure}; trying again`)
    if (failure === undefined && isFailing) log.info('relaying events works again')
    isFailing = failure !== undefined
  }

  /** True when there may be more to do at once. */
  const step = async (): Promise<boolean> => {
    try {
      const { full, published, failures, unknown, unavailable } = await relayOnce()
      report(unavailable?.message)
      return full && published + failures.length + unknown.length > 0
    } catch (error) {
      report(error instanceof Error ? error.message : String(error))
      return false
    }
  }

  const run = async (): Promise<void> => {
    const listener = listenToOutbox(db, sleeper.wake, log)
    while (!isStopping) {
      if (!(await step())) await sleeper.sleep(pollMs)
    }
    await listener.stop()
  }

  return {
    relayOnce,
    start() {
      running ??= run()
    },
    async stop() {
      isStopping = true
      sleeper.wake()
      await running
    },
  }
}
