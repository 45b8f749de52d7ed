import { MINUTE_MS } from '@hourcast/domain/time-units'
import { type LogEntry, logLevel } from 'kafkajs'
import type { Logger } from 'pino'

const QUIET_MS = MINUTE_MS

/**
 * The idempotent producer warns when its tries are limited, because a producer that gives up cannot know whether the broker has the
 * batch. We limit them so that publishing ends while Kafka is away, and are right to: after any failure the producer is thrown away
 * with its sequence numbers, the relay publishes the same events again, and consumers pass over those that they have seen.
 */
const isKnown = (message: string): boolean => message.startsWith('Limiting retries for the idempotent producer')

/** A consumer's crash carries the message of what was thrown, which may hold anything: its name is enough. */
const withoutForeignWords = (message: string): string => message.replace(/^(Crash: \w+): .*/s, '$1')

/**
 * The client calls each of its tries an error; for us it is one only when we give up, which we say ourselves. So an error of its is our
 * warning, all else is for debugging.
 */
const LEVELS = new Map<logLevel, 'warn' | 'debug' | 'trace'>([
  [logLevel.ERROR, 'warn'],
  [logLevel.WARN, 'debug'],
  [logLevel.INFO, 'debug'],
  [logLevel.DEBUG, 'trace'],
])

/** The client's log in ours: chosen fields only, and while a broker is away the same line once a minute, not several times a second. */
export const kafkaLog = (log: Logger, now: () => number = Date.now): ((entry: LogEntry) => void) => {
  const saidAt = new Map<string, number>()
  return ({ level, namespace, log: entry }) => {
    const to = LEVELS.get(level)
    if (to === undefined || isKnown(entry.message)) return
    if (to === 'warn') {
      const line = `${namespace} ${entry.message}`
      for (const [said, at] of saidAt) if (now() - at >= QUIET_MS) saidAt.delete(said)
      if (saidAt.has(line)) return
      saidAt.set(line, now())
    }
    const { broker, groupId, topic, partition, retryCount } = entry
    log[to]({ broker, groupId, topic, partition, retryCount }, `kafka ${namespace}: ${withoutForeignWords(entry.message)}`)
  }
}
