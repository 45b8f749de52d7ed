import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WEAK_PASSWORD, weaknessOf } from './weak-password.ts'

const weakness = (password: string) =>
  weaknessOf(password, {
    email: 'anna.meier@harbour-radio.example',
    stationName: 'Harbour Radio 98.4',
    isCommon: (text) => text === 'letmein1234',
  })

test.each([
  ['letmein1234', WEAK_PASSWORD.common],
  ['LetMeIn1234', WEAK_PASSWORD.common],
  ['anna.meier@harbour-radio.example', WEAK_PASSWORD.own],
  ['Anna.Meier', WEAK_PASSWORD.own],
  ['anna-meier-2026', WEAK_PASSWORD.own],
  ['harbour-radio.example', WEAK_PASSWORD.own],
  ['HarbourRadio', WEAK_PASSWORD.own],
  ['harbour radio 98.4', WEAK_PASSWORD.own],
  ['Hourcast2026!', WEAK_PASSWORD.own],
  ['1234hourcast', WEAK_PASSWORD.own],
  ['aaaaaaaaaaaa', WEAK_PASSWORD.repeated],
  ['abcabcabcabc', WEAK_PASSWORD.repeated],
  ['passwordpassword', WEAK_PASSWORD.repeated],
])('%j is refused: %s', (password, sentence) => {
  expect(weakness(password)).toBe(sentence)
})

test.each(['correct horse battery', 'harbour-lights at dawn', 'xk4!wq9#zz', 'annameierunddashafenlicht', '서울라디오의아침방송'])(
  '%j may be chosen',
  (password) => {
    expect(weakness(password)).toBeNull()
  },
)

test('a station without a name refuses nothing more, and no text is too odd to be judged', () => {
  const judged = (password: string) => weaknessOf(password, { email: 'a@b.example', isCommon: () => false })
  expect(judged('!!!???...,,,')).toBeNull()
  fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => [null, ...Object.values(WEAK_PASSWORD)].includes(judged(text))))
})
