import { expect, test } from 'vitest'
import { sayItalianAges } from './italian-ages.ts'

test.each([
  ['un 17enne', 'un diciassettenne'],
  ['una 18enne', 'una diciottenne'],
  ['due 19enni', 'due diciannovenni'],
  ['un 20enne', 'un ventenne'],
  ['una 21enne', 'una ventunenne'],
  ['un 22-enne', 'un ventiduenne'],
  ['un 28enne', 'un ventottenne'],
  ['un 33enne', 'un trentatreenne'],
  ['il 34enne', 'il trentaquattrenne'],
  ['la 45enne', 'la quarantacinquenne'],
  ['un 56enne', 'un cinquantaseienne'],
  ['un 81enne', 'un ottantunenne'],
  ['una 99enne', 'una novantanovenne'],
  ['una 14enne', 'una quattordicenne'],
  ['il 5enne e il 120enne', 'il 5enne e il 120enne'],
])('%s: %s', (written, said) => {
  expect(sayItalianAges(written)).toBe(said)
})
