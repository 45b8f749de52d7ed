import { logLevel } from 'kafkajs'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { kafkaSettings } from './kafka-client.ts'
import { kafkaLog } from './kafka-log.ts'
import { lagOf } from './read-lag.ts'

const address = {
  KAFKA_BROKERS: 'one:9092, two:9092,',
  KAFKA_TLS: 'off' as const,
  KAFKA_SASL_MECHANISM: 'plain' as const,
  KAFKA_PREFIX: '',
}
const log = pino({ level: 'silent' })

test('brokers are separated by commas, and without a user nobody signs in', () => {
  expect(kafkaSettings(address, log)).toMatchObject({ brokers: ['one:9092', 'two:9092'], ssl: false, sasl: undefined })
})

test('a user signs in by the mechanism that is named, over TLS where it is on', () => {
  const secured = {
    ...address,
    KAFKA_TLS: 'on' as const,
    KAFKA_SASL_MECHANISM: 'scram-sha-512' as const,
    KAFKA_SASL_USERNAME: 'u',
    KAFKA_SASL_PASSWORD: 'p',
  }
  expect(kafkaSettings(secured, log)).toMatchObject({
    ssl: true,
    sasl: { mechanism: 'scram-sha-512', username: 'u', password: 'p' },
  })
})

describe('the client’s log', () => {
  const open = () => {
    const lines: { level: number; msg: string; [field: string]: unknown }[] = []
    let now = 0
    const write = kafkaLog(
      pino({ level: 'trace', base: null }, { write: (line) => void lines.push(JSON.parse(line)) }),
      () => now,
    )
    const entry = (level: logLevel, message: string, fields = {}) =>
      write({ namespace: 'Producer', level, label: '', log: { timestamp: '', message, ...fields } })
    const later = (ms: number) => {
      now += ms
    }
    return { lines, entry, later }
  }

  test('has the levels of those who decide what is an error, and chosen fields only', () => {
    const { lines, entry } = open()
    entry(logLevel.ERROR, 'no answer', { broker: 'one:9092', payload: 'secret' })
    entry(logLevel.INFO, 'joined', { groupId: 'g' })
    entry(logLevel.DEBUG, 'request')
    expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
      [40, 'kafka Producer: no answer'],
      [20, 'kafka Producer: joined'],
      [10, 'kafka Producer: request'],
    ])
    expect(lines[0]).toMatchObject({ broker: 'one:9092' })
    expect(JSON.stringify(lines)).not.toContain('secret')
  })

  test('says the same once a minute while a broker is away', () => {
    const { lines, entry, later } = open()
    for (let second = 0; second < 120; second += 1) {
      entry(logLevel.ERROR, 'connect ECONNREFUSED')
      later(1_000)
    }
    expect(lines).toHaveLength(2)
  })

  test('says of a crash what it was, never in its words', () => {
    const { lines, entry } = open()
    entry(logLevel.ERROR, 'Crash: TypeError: secret\nwords')
    expect(lines.map(({ msg }) => msg)).toEqual(['kafka Producer: Crash: TypeError'])
  })

  test('does not warn of the limited tries that publishing relies on', () => {
    const { lines, entry } = open()
    entry(logLevel.WARN, 'Limiting retries for the idempotent producer may invalidate EoS guarantees')
    expect(lines).toEqual([])
  })
})

test('the lag counts from what is committed, or from the first event that is still there', () => {
  const marks = [
    { partition: 0, low: '0', high: '10' },
    { partition: 1, low: '5', high: '8' },
    { partition: 2, low: '0', high: '0' },
  ]
  expect(lagOf(marks, [{ partition: 0, offset: '7' }])).toBe(6)
  expect(
    lagOf(marks, [
      { partition: 0, offset: '-1' },
      { partition: 1, offset: '2' },
    ]),
  ).toBe(13)
  expect(
    lagOf(marks, [
      { partition: 0, offset: '10' },
      { partition: 1, offset: '8' },
    ]),
  ).toBe(0)
})
