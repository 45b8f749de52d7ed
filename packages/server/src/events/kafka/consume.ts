import { setTimeout as wait } from 'node:timers/promises'
import type { EachBatchPayload, Kafka } from 'kafkajs'
import type { Logger } from 'pino'
import { RETRY } from './kafka-client.ts'
import type { Preparation } from './preparation.ts'
import { within } from './within.ts'

const MIN_PAUSE_MS = 500
const MAX_PAUSE_MS = 10_000
// Below the 30 seconds that a worker gets to end. A handler that takes longer is told the same events again, elsewhere.
const STOP_MS = 20_000
// Nothing is in hand yet, and a broker that accepts and then says nothing would be waited for.
const GIVE_UP_MS = 1_000

export type ConsumeNeeds = {
  kafka: Kafka
  groupId: string
  topics: readonly string[]
  log: Logger
  /** Of the topics: looked at before each time that the group is joined. */
  preparation: Preparation
  eachBatch(batch: EachBatchPayload): Promise<void>
}

type Run = ConsumeNeeds & { signal: AbortSignal; asked: Promise<undefined>; onJoined(): void }

/** One life of a consumer: from connecting until it crashes, which gives the reason, or `signal`, which gives none. */
const live = async ({
  kafka,
  groupId,
  topics,
  preparation,
  eachBatch,
  signal,
  asked,
  onJoined,
}: Run): Promise<Error | undefined> => {
  const consumer = kafka.consumer({
    groupId,
    allowAutoTopicCreation: false,
    // Stopping waits for the fetch in hand.
    maxWaitTimeInMs: 500,
    // A crashed client starts again only after some errors; we do after all of them, with a new one.
    retry: { ...RETRY, restartOnFailure: async () => false },
  })
  const crashed = new Promise<Error>((resolve) => consumer.on(consumer.events.CRASH, ({ payload }) => resolve(payload.error)))
  consumer.on(consumer.events.GROUP_JOIN, onJoined)
  let stopMs = GIVE_UP_MS
  const connect = async (): Promise<'connected'> => {
    await preparation.ensure()
    await consumer.connect()
    await consumer.subscribe({ topics: [...topics], fromBeginning: true })
    return 'connected'
  }
  try {
    if ((await Promise.race([connect(), asked])) !== 'connected') return undefined
    stopMs = STOP_MS
    // Offsets are committed when eachBatch returns, up to what it has resolved: after the effect.
    const running = consumer.run({ eachBatchAutoResolve: false, eachBatch }).then(() => crashed)
    return signal.aborted ? undefined : await Promise.race([running, crashed, asked])
  } finally {
    // Waits for the batch in hand.
    await within(stopMs, `stopping ${groupId}`, consumer.disconnect()).catch(() => {})
  }
}

/** Lives again and again, until `signal`. */
const keepAlive = async (run: Omit<Run, 'asked'>): Promise<void> => {
  const { groupId, log, signal, preparation } = run
  // One listener for all lives: Kafka may be away for many of them.
  const asked = new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined), { once: true }))
  let failures = 0
  const onJoined = () => {
    if (failures > 0) log.info({ groupId }, 'events are consumed again')
    failures = 0
    run.onJoined()
  }
  while (!signal.aborted) {
    const reason = await live({ ...run, asked, onJoined }).catch((error: Error) => error)
    if (signal.aborted) return
    if (failures === 0) log.warn({ groupId, reason: reason?.message }, 'events are not consumed; trying again')
    failures += 1
    preparation.forget()
    await wait(Math.min(MIN_PAUSE_MS * 2 ** Math.min(failures, 10), MAX_PAUSE_MS), undefined, { signal }).catch(() => {})
  }
}

/**
 * Consumes topics as a member of a group, from their beginning when the group is new, one batch at a time. Resolves once it has joined to
 * what ends it after the batch in hand; rejects when `signal` comes before. Kafka may come and go, meanwhile and at the start.
 */
export const consume = async (needs: ConsumeNeeds, signal?: AbortSignal): Promise<() => Promise<void>> => {
  const stopping = new AbortController()
  const either = signal ? AbortSignal.any([signal, stopping.signal]) : stopping.signal
  let joined = () => {}
  const listening = new Promise<void>((resolve) => {
    joined = resolve
  })
  const running = keepAlive({ ...needs, signal: either, onJoined: () => joined() })
  const isListening = await Promise.race([listening.then(() => true), running.then(() => false)])
  if (!isListening) throw new Error(`${needs.groupId} was stopped before it listened`)
  return async () => {
    stopping.abort()
    await running
  }
}
