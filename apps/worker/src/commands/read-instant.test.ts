import { expect, onTestFinished, test, vi } from 'vitest'
import { readInstant } from './read-instant.ts'

test.each([
  ['2026-10-24T22:00:00Z', '2026-10-24T22:00:00.000Z'],
  ['2026-10-25T01:00+02:00', '2026-10-24T23:00:00.000Z'],
  ['2026-10-24T22:00:00.5Z', '2026-10-24T22:00:00.500Z'],
  ['2026-10-24', '2026-10-24T00:00:00.000Z'],
  ['2028-02-29T12:00:00Z', '2028-02-29T12:00:00.000Z'],
])('%s is the same instant on every machine', (text, instant) => {
  vi.stubEnv('TZ', 'Asia/Kolkata')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(new Date(readInstant('--from', text)).toISOString()).toBe(instant)
})

test.each([
  'soon',
  'soon 1',
  '5',
  '',
  '2026',
  '2026-10-24T22:00:00',
  '2026-02-30T00:00:00Z',
  '2026-10-24T25:00:00Z',
  '2026-13-01',
])("'%s' is none, and is told with two that are", (text) => {
  const reported = {
    exitCode: 2,
    message: expect.stringMatching(/^--at: '.*' is not an ISO instant like 2026-10-25T00:00:00Z or /),
  }
  expect(() => readInstant('--at', text)).toThrow(expect.objectContaining(reported))
})
