import { Agent, createServer, get } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import express from 'express'
import { describe, expect, onTestFinished, test } from 'vitest'
import { listen } from './listen.ts'
import { CONNECTION_LIMITS } from './request-limits.ts'

const HOST = '127.0.0.1'
const TRUST_PROXY = 0

const takePort = async (): Promise<{ port: number; free: () => Promise<void> }> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve))
  const free = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { port: (server.address() as AddressInfo).port, free }
}

test('a port that is in use is named in one line that says what to do', async () => {
  const { port, free } = await takePort()
  onTestFinished(free)
  await expect(listen(express(), { PORT: port, HOST, TRUST_PROXY })).rejects.toThrow(
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
  const close = await listen(app, { PORT: port, HOST, TRUST_PROXY })
  const inHand = fetch(`http://${HOST}:${port}/`)
  await arrived
  const closed = close()
  await expect(fetch(`http://${HOST}:${port}/`)).rejects.toThrow()
  answer()
  expect(await (await inHand).text()).toBe('whole')
  await closed
})

/** What comes back to a client that sends this and then nothing. */
const answerTo = (port: number, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const client = connect(port, HOST, () => void client.write(text))
    let answer = ''
    client.on('data', (data) => {
      answer += data
    })
    client.once('error', reject)
    client.once('close', () => resolve(answer))
  })

test('a client that does not come to the end of its request is let go', async () => {
  const { port, free } = await takePort()
  await free()
  const app = express().post('/', express.text(), (_request, response) => void response.send('read'))
  const close = await listen(
    app,
    { PORT: port, HOST, TRUST_PROXY },
    {
      limits: { ...CONNECTION_LIMITS, headersMs: 20, requestMs: 40, checkMs: 10 },
    },
  )
  onTestFinished(close)
  expect(await answerTo(port, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow')).toMatch(/^HTTP\/1\.1 408 /)
  expect(await answerTo(port, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nha')).toMatch(
    /^HTTP\/1\.1 408 /,
  )
})

test('more connections than the server can hold are not taken', async () => {
  const { port, free } = await takePort()
  await free()
  const close = await listen(express(), { PORT: port, HOST, TRUST_PROXY }, { limits: { ...CONNECTION_LIMITS, connections: 1 } })
  onTestFinished(close)
  const first = connect(port, HOST)
  onTestFinished(() => void first.destroy())
  await new Promise((resolve) => first.once('connect', resolve))
  expect(await answerTo(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n').catch(() => '')).toBe('')
})

describe('of the connections', () => {
  const given = async (connections: number, trusted = 0) => {
    const { port, free } = await takePort()
    await free()
    const app = express().get('/', (_request, response) => void response.send('x'))
    const close = await listen(app, { PORT: port, HOST, TRUST_PROXY: trusted }, { limits: { ...CONNECTION_LIMITS, connections } })
    onTestFinished(close)
    /** Resolves once the server has answered through it, or has refused it. */
    const hold = (localAddress: string): Promise<boolean> =>
      new Promise((resolve) => {
        const client = connect({ port, host: HOST, localAddress }, () => void client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'))
        onTestFinished(() => void client.destroy())
        client.once('data', () => resolve(true))
        client.once('error', () => resolve(false)).once('close', () => resolve(false))
      })
    const holdMany = async (address: string, times: number): Promise<number> => {
      let held = 0
      for (let time = 0; time < times; time += 1) held += (await hold(address)) ? 1 : 0
      return held
    }
    return holdMany
  }

  test('one address gets half of them, a second one half of the rest, and somebody new still finds one', async () => {
    const holdMany = await given(20)
    expect(await holdMany('127.0.0.1', 20)).toBe(10)
    expect(await holdMany('127.0.0.2', 20)).toBe(5)
    expect(await holdMany('127.0.0.3', 1)).toBe(1)
  })

  test('an address that lets go of one may have another', async () => {
    const { port, free } = await takePort()
    await free()
    const app = express().get('/', (_request, response) => void response.send('x'))
    const close = await listen(app, { PORT: port, HOST, TRUST_PROXY }, { limits: { ...CONNECTION_LIMITS, connections: 2 } })
    onTestFinished(close)
    for (let time = 0; time < 5; time += 1)
      expect(await answerTo(port, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('the proxy in front gets all: it knows the visitors', async () => {
    const holdMany = await given(20, 1)
    expect(await holdMany('127.0.0.1', 20)).toBe(20)
  })
})

test('of requests that come all at once through one connection only a few are taken up', async () => {
  const { port, free } = await takePort()
  await free()
  let taken = 0
  const app = express().get('/', () => {
    taken += 1
  })
  const close = await listen(app, { PORT: port, HOST, TRUST_PROXY })
  onTestFinished(close)
  expect(await answerTo(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2_000)).catch(() => '')).toBe('')
  expect(taken).toBe(CONNECTION_LIMITS.inHand)
})

test('requests one after the other through one connection are all answered', async () => {
  const { port, free } = await takePort()
  await free()
  const app = express().get('/', (_request, response) => void response.send('x'))
  const close = await listen(app, { PORT: port, HOST, TRUST_PROXY })
  onTestFinished(close)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const statusOf = () =>
    new Promise((resolve) =>
      get({ port, host: HOST, agent }, (answer) => answer.resume().once('end', () => resolve(answer.statusCode))),
    )
  for (let times = 0; times <= 2 * CONNECTION_LIMITS.inHand; times += 1) expect(await statusOf()).toBe(200)
})
