import { expect, test } from 'vitest'
import { fillingMs, makeFormTime } from './form-time.ts'

const SECRET = 'a secret of at least thirty-two characters'
const at = (now: number, sessionSecret = SECRET) => ({ sessionSecret, clock: { now: () => now } })

test('a form says how long it was filled in', () => {
  const given = makeFormTime(at(1_000_000))
  expect(fillingMs(at(1_000_000), given)).toBe(0)
  expect(fillingMs(at(1_004_500), given)).toBe(4_500)
})

test('a time that we did not give out counts as none', () => {
  const given = makeFormTime(at(1_000_000))
  const [, mark = ''] = given.split('.')
  const older = `${(1).toString(36)}.${mark}`
  for (const forged of [undefined, '', 'x', '.', older, `${given}x`, given.slice(1)])
    expect(fillingMs(at(2_000_000), forged)).toBeNull()
  expect(fillingMs(at(2_000_000, 'another secret, thirty-two letters or more'), given)).toBeNull()
})
