import { expect, test } from 'vitest'
import { inFull } from '../in-full.ts'
import { isTelegram } from './telegram.ts'

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
