import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { withinDeadline } from './within-deadline.ts'

const late = () => new Error('too late')
const listenersOf = (signal: AbortSignal): number => getEventListeners(signal, 'abort').length

test('twenty at once under one signal are one listener there, and none when they are done', async () => {
  const { signal } = new AbortController()
  let finish = () => {}
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  const running = Array.from({ length: 20 }, () => withinDeadline(60_000, signal, late, () => done))
  expect(listenersOf(signal)).toBe(1)
  finish()
  await Promise.all(running)
  expect(listenersOf(signal)).toBe(0)
})

test('each is called off for the reason of that signal, and hears it in its own', async () => {
  const outer = new AbortController()
  const heard: unknown[] = []
  const endless = (signal: AbortSignal) => {
    signal.addEventListener('abort', () => heard.push(signal.reason))
    return new Promise<never>(() => {})
  }
  const running = [1, 2].map(() => withinDeadline(60_000, outer.signal, late, endless))
  const why = new Error('the worker goes')
  const ended = Promise.allSettled(running)
  outer.abort(why)
  expect(await ended).toEqual([
    { status: 'rejected', reason: why },
    { status: 'rejected', reason: why },
  ])
  expect(heard).toEqual([why, why])
})
