import { randomBytes } from 'node:crypto'
import { Kafka, logLevel } from 'kafkajs'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { kafkaProbe } from './kafka-probe.ts'
import { tryProbe } from './probes.ts'

const { KAFKA_BROKERS = '' } = process.env

describe.runIf(KAFKA_BROKERS)('the doctor on Kafka at KAFKA_BROKERS', () => {
  test('warns of topics that forget their events, or that have not one number of partitions', async () => {
    const KAFKA_PREFIX = `test-${randomBytes(6).toString('hex')}.`
    const admin = new Kafka({ brokers: KAFKA_BROKERS.split(','), logLevel: logLevel.NOTHING }).admin()
    await admin.connect()
    onTestFinished(() => admin.disconnect())
    const kept = { configEntries: [{ name: 'retention.ms', value: '-1' }] }
    await admin.createTopics({
      topics: [
        { topic: `${KAFKA_PREFIX}hourcast.schedulers`, numPartitions: 2, ...kept },
        { topic: `${KAFKA_PREFIX}hourcast.broadcasts`, numPartitions: 3 },
      ],
    })
    const { steps } = await tryProbe(kafkaProbe(readConfig({ ...process.env, KAFKA_PREFIX }), KAFKA_BROKERS))
    const detail = steps.at(-1)?.detail ?? ''
    expect(detail).toContain(`in ${KAFKA_PREFIX}hourcast.broadcasts`)
    expect(detail).toMatch(/not one number of partitions \(\S+broadcasts 3, \S+schedulers 2\)/)
  })

  test('finds its brokers, and says which topics are still to be made', async () => {
    const KAFKA_PREFIX = `test-${randomBytes(6).toString('hex')}.`
    const result = await tryProbe(kafkaProbe(readConfig({ ...process.env, KAFKA_PREFIX }), KAFKA_BROKERS))
    expect(result).toMatchObject({
      ok: true,
      steps: [
        { name: 'connect', ok: true, detail: expect.stringMatching(/:\d+/) },
        { name: 'topics', ok: true, detail: expect.stringContaining(`missing until a worker makes them: ${KAFKA_PREFIX}`) },
      ],
    })
  })
})
