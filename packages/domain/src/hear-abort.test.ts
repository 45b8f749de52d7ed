import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { hearAbort, unlessAborted } from './hear-abort.ts'

const listenersOf = (signal: AbortSignal): number => getEventListeners(signal, 'abort').length

test('all that wait for one signal are one listener, and each hears it once, in the order in which they came', () => {
  const { signal, abort } = controller()
  const heard: number[] = []
  for (let each = 0; each < 600; each += 1) hearAbort(signal, () => heard.push(each))
  expect(listenersOf(signal)).toBe(1)
  abort()
  expect(heard).toEqual(Array.from({ length: 600 }, (_, each) => each))
  expect(listenersOf(signal)).toBe(0)
})

test('who waits no longer hears nothing, and the last one leaves nothing at the signal', () => {
  const { signal, abort } = controller()
  const heard: string[] = []
  const same = () => heard.push('same')
  const [first, second] = [hearAbort(signal, same), hearAbort(signal, same)]
  first()
  first()
  expect(listenersOf(signal)).toBe(1)
  second()
  expect(listenersOf(signal)).toBe(0)
  const third = hearAbort(signal, () => heard.push('third'))
  second()
  expect(listenersOf(signal)).toBe(1)
  abort()
  third()
  expect(heard).toEqual(['third'])
})

test('a signal that has fired is heard at once', () => {
  const { signal, abort } = controller()
  abort()
  const heard: string[] = []
  hearAbort(signal, () => heard.push('now'))()
  expect([heard, listenersOf(signal)]).toEqual([['now'], 0])
})

test('work ends with what it gives, or with the reason of the signal, and leaves nothing at it', async () => {
  const { signal, abort } = controller()
  expect(await unlessAborted(Promise.resolve('done'), signal)).toBe('done')
  expect(await unlessAborted(Promise.resolve('done'))).toBe('done')
  await expect(unlessAborted(Promise.reject(new Error('broken')), signal)).rejects.toThrow('broken')
  expect(listenersOf(signal)).toBe(0)
  const endless = unlessAborted(new Promise(() => {}), signal)
  abort(new Error('called off'))
  await expect(endless).rejects.toThrow('called off')
})

const controller = () => {
  const ending = new AbortController()
  return { signal: ending.signal, abort: (reason?: Error) => ending.abort(reason) }
}
