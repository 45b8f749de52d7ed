import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { type Response } from 'express'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createShares, shareRequests } from './shares.ts'

describe('of twenty', () => {
  const takeMany = ({ take }: ReturnType<typeof createShares>, key: string, times: number): number =>
    Array.from({ length: times }, () => take(key)).filter(Boolean).length

  test('one gets half, a second one half of the rest, and somebody new still finds one', () => {
    const shares = createShares(20)
    expect(['a', 'b', 'c', 'd', 'e'].map((key) => takeMany(shares, key, 20))).toEqual([10, 5, 3, 1, 1])
  })

  test('what is given back is there for the next one', () => {
    const shares = createShares(2)
    for (let time = 0; time < 5; time += 1) {
      const giveBack = shares.take('a')
      expect(shares.take('a')).toBeUndefined()
      giveBack?.()
    }
    expect(takeMany(shares, 'b', 2)).toBe(1)
  })
})

describe('behind a proxy', () => {
  /** Answers begin and do not end before `end` is called. */
  const given = async (most: number) => {
    const open: Response[] = []
    const app = express().set('trust proxy', 1).use(shareRequests(most))
    app.get('/', (_request, response) => {
      open.push(response)
      response.write('the first bytes')
    })
    const server = createServer(app)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    })
    const { port } = server.address() as AddressInfo
    const ask = (visitor: string) => fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-for': visitor } })
    const statuses = async (visitor: string, times: number): Promise<number[]> => {
      const all: number[] = []
      for (let time = 0; time < times; time += 1) all.push((await ask(visitor)).status)
      return all
    }
    return { ask, statuses, open }
  }

  test('a visitor who takes no answer to its end holds half of all, and the next visitor is served', async () => {
    const { ask, statuses } = await given(8)
    expect(await statuses('192.0.2.1', 6)).toEqual([200, 200, 200, 200, 429, 429])
    const refused = await ask('192.0.2.1')
    expect(refused.headers.get('retry-after')).toBe('10')
    expect(refused.headers.get('content-type')).toContain('application/problem+json')
    expect(await statuses('192.0.2.2', 2)).toEqual([200, 200])
    expect(await statuses('192.0.2.3', 1)).toEqual([200])
  })

  test('one network of IPv6 is one visitor, whichever of its addresses asks', async () => {
    const { statuses } = await given(4)
    expect(await statuses('2001:db8:1:2::1', 2)).toEqual([200, 200])
    expect(await statuses('2001:db8:1:2::2', 1)).toEqual([429])
    expect(await statuses('2001:db8:1:3::1', 1)).toEqual([200])
  })

  test('an answer that has ended, or whose listener has gone, counts no more', async () => {
    const { ask, statuses, open } = await given(2)
    const first = await ask('192.0.2.1')
    expect(await statuses('192.0.2.1', 1)).toEqual([429])
    const [response] = open
    if (!response) throw new Error('no answer was begun')
    const closed = once(response, 'close')
    response.end()
    await first.text()
    await closed
    const second = await ask('192.0.2.1')
    expect(second.status).toBe(200)
    const gone = once(open.at(-1) as Response, 'close')
    await second.body?.cancel()
    await gone
    expect(await statuses('192.0.2.1', 1)).toEqual([200])
  })
})
