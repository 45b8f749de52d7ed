import { setTimeout as wait } from 'node:timers/promises'
import { DAY_MS } from '@hourcast/domain/time-units'
import type { EachBatchPayload, KafkaMessage } from 'kafkajs'
import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'
import { BusUnavailableError, type EventHandler } from '../bus.ts'
import { RETELLING_DAYS } from '../consume-once.ts'
import { actOn, codeOf, type Letter } from './act-on.ts'
import { readMessage } from './event-message.ts'

/** Events of one transaction: enough that the round trips do not count, few enough that nobody waits long for its locks. */
const CHUNK = 500
const HEARTBEAT_MS = 3_000
const SLICE_MS = 500

export type HandleNeeds = {
  handler: EventHandler
  clock: Clock
  log: Logger
  setAside(message: KafkaMessage, partition: { topic: string; partition: number }, code: string): Promise<void>
}

class Interrupted extends Error {}

/** Waits while the group knows that we are alive. */
const restIn = async (batch: EachBatchPayload, ms: number): Promise<void> => {
  for (let left = ms; left > 0; left -= SLICE_MS) {
    if (!batch.isRunning() || batch.isStale()) throw new Interrupted()
    await wait(Math.min(left, SLICE_MS))
    await batch.heartbeat()
  }
}

/** A handler may take longer than the group waits for a sign of life. What a heartbeat says about the group, the next one says again. */
const withHeartbeats = async (batch: EachBatchPayload, work: () => Promise<void>): Promise<void> => {
  const beating = setInterval(() => void batch.heartbeat().catch(() => {}), HEARTBEAT_MS)
  try {
    await work()
  } finally {
    clearInterval(beating)
  }
}

/** The events among messages. What is not one is set aside at once: no number of tries makes it one. */
const eventsAmong = async (
  messages: readonly KafkaMessage[],
  { topic, partition }: EachBatchPayload['batch'],
  { clock, log, setAside }: HandleNeeds,
): Promise<Letter<KafkaMessage>[]> => {
  const letters: Letter<KafkaMessage>[] = []
  const oldest = clock.now() - RETELLING_DAYS * DAY_MS
  for (const origin of messages) {
    // Told long ago: what consumers have seen is forgotten by now. `hourcast rebuild` alone reads it again.
    if (Number(origin.timestamp) < oldest) continue
    const read = readMessage(origin)
    if (read.is === 'event') letters.push({ event: read.event, origin })
    // A newer version knows what to do about it, and rebuilds from it; an older one has no use for it.
    else if (read.is === 'unknown')
      log.warn({ topic, type: read.type.slice(0, 80) }, 'an event of a newer version was passed over')
    else await setAside(origin, { topic, partition }, read.code)
  }
  return letters
}

/** One batch of a partition, in order. What has been acted on is resolved, and committed when this returns. */
export const handleBatch = async (payload: EachBatchPayload, needs: HandleNeeds): Promise<void> => {
  const { batch } = payload
  const { handler, log, setAside } = needs
  try {
    for (let from = 0; from < batch.messages.length; from += CHUNK) {
      if (!payload.isRunning() || payload.isStale()) return
      const messages = batch.messages.slice(from, from + CHUNK)
      const letters = await eventsAmong(messages, batch, needs)
      if (letters.length > 0)
        await actOn(letters, {
          handler: async (events) => withHeartbeats(payload, () => handler(events)),
          rest: (ms) => restIn(payload, ms),
          setAside: ({ origin }, code) => setAside(origin, batch, code),
          onFailure: (error, tries) =>
            log.warn({ topic: batch.topic, partition: batch.partition, tries, ...reasonOf(error) }, 'acting on events failed'),
        })
      const last = messages.at(-1)
      if (last) payload.resolveOffset(last.offset)
      await payload.heartbeat()
    }
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error
  }
}

/** `away`: the database, not an event, is why. Its SQLSTATE says more, where there is one. */
const reasonOf = (error: unknown): { reason: string; away: boolean } =>
  error instanceof BusUnavailableError ? { reason: codeOf(error.cause), away: true } : { reason: codeOf(error), away: false }
