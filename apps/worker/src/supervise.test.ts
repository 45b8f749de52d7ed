import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { endedOrAsked } from './supervise.ts'

test('a run says why it has ended, and of many runs in one process nothing stays at the signal that ends it', async () => {
  const { signal } = new AbortController()
  const lost = new Error('the lease is lost')
  for (let run = 0; run < 12; run += 1) expect(await endedOrAsked(Promise.resolve(lost), signal)).toBe(lost)
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('asked to end, it says so', async () => {
  const ending = new AbortController()
  const running = endedOrAsked(new Promise(() => {}), ending.signal)
  ending.abort()
  expect(await running).toEqual(new Error('asked to end'))
})
