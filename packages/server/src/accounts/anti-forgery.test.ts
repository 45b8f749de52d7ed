import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAntiForgeryToken, makeAntiForgeryToken } from './anti-forgery.ts'
import { newToken } from './token.ts'

const services = { sessionSecret: 'secret of a test, at least 32 long' }
const [anna, otto] = [newToken().token, newToken().token]

test('a token is good for the session that it was made for, as often as it is used', () => {
  const token = makeAntiForgeryToken(services, anna)
  expect([1, 2, 3].map(() => isAntiForgeryToken(services, anna, token))).toEqual([true, true, true])
  expect(makeAntiForgeryToken(services, anna)).not.toBe(token)
})

test('replayed under another session, as a visitor or without a session it is refused', () => {
  const token = makeAntiForgeryToken(services, anna)
  for (const holder of [otto, '', null, undefined]) expect(isAntiForgeryToken(services, holder, token)).toBe(false)
})

test('one of another instance is refused', () => {
  const token = makeAntiForgeryToken({ sessionSecret: 'secret of others, at least 32 long' }, anna)
  expect(isAntiForgeryToken(services, anna, token)).toBe(false)
})

test('a forged one is refused, and so is one with any of its signs changed', () => {
  fc.assert(
    fc.property(fc.string(), (forged) => {
      expect(isAntiForgeryToken(services, anna, forged)).toBe(false)
    }),
  )
  const token = makeAntiForgeryToken(services, anna)
  for (let place = 0; place < token.length; place += 1)
    for (const sign of ['A', 'B', '.', '=', '']) {
      const changed = token.slice(0, place) + sign + token.slice(place + 1)
      if (changed !== token) expect(isAntiForgeryToken(services, anna, changed)).toBe(false)
    }
})

test.each([null, undefined, '', '.', 'x'.repeat(1_000_000), `${'x'.repeat(22)}.${'y'.repeat(43)}`])(
  'a missing one and a huge one are refused',
  (token) => {
    expect(isAntiForgeryToken(services, anna, token)).toBe(false)
  },
)
