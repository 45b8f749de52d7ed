import { expect, test } from 'vitest'
import { makeOpenedMark, readOpenedMark } from './opened-mark.ts'

const NOW = Date.parse('2026-11-22T09:00:00Z')
const services = { sessionSecret: 'secret of a test, at least 32 long', clock: { now: () => NOW } }

test('a form says when it was given out, and cannot be made to say anything else', () => {
  const mark = makeOpenedMark(services)
  expect(readOpenedMark(services, mark)).toBe(NOW)
  expect(readOpenedMark({ ...services, sessionSecret: 'another secret, at least 32 long too' }, mark)).toBeNull()
  for (const forged of [
    '',
    String(NOW),
    mark.replace(String(NOW), String(NOW - 60_000)),
    `${mark}=`,
    mark.slice(0, -1),
    `${NOW}.${'a'.repeat(43)}`,
  ])
    expect([forged, readOpenedMark(services, forged)]).toEqual([forged, null])
})
