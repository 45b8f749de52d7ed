import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { kafkaProbe } from './kafka-probe.ts'
import { tryProbe } from './probes.ts'

test('brokers that do not answer fail at connect, with advice and without the password', async () => {
  const config = readConfig({ KAFKA_BROKERS: '127.0.0.1:1', KAFKA_SASL_USERNAME: 'radio', KAFKA_SASL_PASSWORD: 'hidden' })
  const result = await tryProbe(kafkaProbe(config, '127.0.0.1:1'))
  expect(result).toMatchObject({
    name: 'kafka',
    target: '127.0.0.1:1',
    ok: false,
    steps: [{ name: 'connect', ok: false, detail: expect.stringContaining('ECONNREFUSED') }],
    advice: expect.stringContaining('KAFKA_BROKERS'),
  })
  expect(JSON.stringify(result)).not.toContain('hidden')
})
