import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { kafkaProbe } from './kafka-probe.ts'
import { tryProbe } from './probes.ts'

const { KAFKA_BROKERS = '' } = process.env

describe.runIf(KAFKA_BROKERS)('the doctor on Kafka at KAFKA_BROKERS', () => {
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
