import type { KeptFolder } from '@hourcast/audio/kept-folder'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTrimming } from './trim-kept.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const MINUTE = 60_000
const trimmedBy = (trim: () => Promise<void>) => ({ trim }) as KeptFolder

test('speech and receipts on the disk of a worker are trimmed a minute after its start and each hour, until it ends', async () => {
  const trimmed: string[] = []
  const folder = (name: string) => trimmedBy(async () => void trimmed.push(name))
  const trimming = startTrimming({ speech: folder('speech'), receipts: folder('receipts'), log: pino({ level: 'silent' }) })
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(trimmed).toEqual(['speech', 'receipts'])
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect(trimmed).toHaveLength(4)
  trimming.stop()
  await vi.advanceTimersByTimeAsync(120 * MINUTE)
  expect(trimmed).toHaveLength(4)
})

test('a folder that says nothing holds up neither the other one nor the end', async () => {
  const trimmed: string[] = []
  const speech = trimmedBy(() => new Promise(() => {}))
  const receipts = trimmedBy(async () => void trimmed.push('receipts'))
  const trimming = startTrimming({ speech, receipts, log: pino({ level: 'silent' }) })
  await vi.advanceTimersByTimeAsync(MINUTE)
  trimming.stop()
  expect(trimmed).toEqual(['receipts'])
})
