import { once } from 'node:events'
import { createServer } from 'node:net'
import { tryProbe } from '@hourcast/server/doctor/probes'
import { expect, onTestFinished, test } from 'vitest'
import { temporalProbe } from './doctor-probe.ts'

test('settings of the wrong form are told at the first step', async () => {
  const result = await tryProbe(temporalProbe({ TEMPORAL_ADDRESS: 'http://temporal.example' }))
  expect(result).toMatchObject({ ok: false, steps: [{ name: 'resolve', detail: expect.stringContaining('TEMPORAL_ADDRESS') }] })
})

test('where nobody listens the address cannot be reached, and the API key is not shown', async () => {
  const result = await tryProbe(temporalProbe({ TEMPORAL_ADDRESS: '127.0.0.1:1', TEMPORAL_API_KEY: 'hidden-key' }))
  expect(result).toMatchObject({
    ok: false,
    target: '127.0.0.1:1, namespace default',
    steps: [
      { name: 'resolve', ok: true, detail: '127.0.0.1' },
      { name: 'reach', ok: false, detail: expect.stringContaining('ECONNREFUSED') },
    ],
  })
  expect(JSON.stringify(result)).not.toContain('hidden')
})

test('what is reached but is no Temporal does not greet, and TLS is named as a reason', async () => {
  const server = createServer((socket) => socket.on('error', () => {}).end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  const [, reach, greet] = temporalProbe({ TEMPORAL_ADDRESS: `127.0.0.1:${port}` }).steps
  expect(await reach?.run(AbortSignal.timeout(5_000))).toBe('')
  await expect(greet?.run(AbortSignal.timeout(5_000))).rejects.toThrow('UNAVAILABLE')
  expect(temporalProbe({}).advice).toContain('TLS')
})
