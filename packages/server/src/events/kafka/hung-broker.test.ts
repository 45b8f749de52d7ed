import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { TOPICS } from '@hourcast/domain/events'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { startRecordingLag } from '../record-lag.ts'
import { kafkaTestConfig } from '../testing/buses.ts'
import { createKafkaBus } from './create-kafka-bus.ts'

const log = pino({ level: 'silent' })

/** A broker that accepts and never answers. */
const openHung = async () => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const { port } = server.address() as AddressInfo
  const bus = createKafkaBus(kafkaTestConfig(`127.0.0.1:${port}`), log)
  return { bus, connected: () => (sockets.size > 0 ? undefined : once(server, 'connection')) }
}

const secondsOf = async (work: Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work
  return (performance.now() - began) / 1_000
}

test('a broker that never answers holds up no consumer that is asked to end', async () => {
  const { bus, connected } = await openHung()
  const stopping = new AbortController()
  const subscribing = bus.subscribe('history', [TOPICS.schedulers], async () => {}, stopping.signal)
  subscribing.catch(() => {})
  await connected()
  stopping.abort()
  expect(await secondsOf(expect(subscribing).rejects.toThrow('stopped before it listened'))).toBeLessThan(3)
})

test('nor the measuring of its lag, of which nothing is written any more', async () => {
  const { bus, connected } = await openHung()
  const statements: unknown[] = []
  const pool = { query: async (text: unknown) => void statements.push(text) }
  const lag = startRecordingLag({ db: { pool } as never, log }, bus)
  await connected()
  expect(await secondsOf(lag.stop())).toBeLessThan(1)
  expect(statements).toEqual([])
})
