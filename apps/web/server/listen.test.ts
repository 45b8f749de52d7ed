import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './listen.ts'

const HOST = '127.0.0.1'

const takePort = async (): Promise<{ port: number; free: () => Promise<void> }> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve))
  const free = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { port: (server.address() as AddressInfo).port, free }
}

test('a port that is in use is named in one line that says what to do', async () => {
  const { port, free } = await takePort()
  onTestFinished(free)
  await expect(listen(express(), { PORT: port, HOST })).rejects.toThrow(
    `Port ${port} on ${HOST} is in use. Stop what listens there, or set PORT to a free one.`,
  )
})

test('closing lets a request in hand finish and takes no new one', async () => {
  const { port, free } = await takePort()
  await free()
  let answer = () => {}
  const app = express()
  const arrived = new Promise<void>((resolve) => {
    app.get('/', (_request, response) => {
      answer = () => response.send('whole')
      resolve()
    })
  })
  const close = await listen(app, { PORT: port, HOST })
  const inHand = fetch(`http://${HOST}:${port}/`)
  await arrived
  const closed = close()
  await expect(fetch(`http://${HOST}:${port}/`)).rejects.toThrow()
  answer()
  expect(await (await inHand).text()).toBe('whole')
  await closed
})
