import { expect, test } from 'vitest'
import { inFull } from '../in-full.ts'
import { isTelegram, withSureAuxiliary } from './telegram.ts'

test.each(['Gizmo hunter arrested in crackdown on gizmos.', 'Police cruiser struck by train with woman inside.'])(
  'where the verb stays half no article is put either: %s',
  (headline) => {
    expect(isTelegram(headline)).toBe(true)
    expect(inFull(headline, 'en')).toBe(headline)
  },
)

test.each([
  'A man has been arrested in a crackdown.',
  'Man held over fire freed after appeal.',
  'Councillors to meet in Harwick.',
  'Harwick beat Ellery in final.',
])('what has its verb is no telegram: %s', (headline) => {
  expect(isTelegram(headline)).toBe(false)
})

test.each([
  '£2m spent on bridge was wasted, auditors say',
  'Residents told to leave are back home',
  'Residents warned of danger for years before dam collapse',
  'Passengers told of terror on ferry',
  'Drivers told to pay fines win appeal',
])('what has its verb later, or was told by themselves, gets no auxiliary: %s', (headline) => {
  expect(withSureAuxiliary(headline)).toBe(headline)
})
