import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { withoutInvitation } from './invitations.ts'

test.each<[Tongue, string]>([
  ['pl', 'Premier zdradził, kiedy odejdzie z rządu'],
  ['pl', 'Obniżka cen biletów. Minister mówi, kiedy ogłosi decyzję'],
  ['pl', 'Radni mają zarabiać więcej. Wójt powiedział, ile'],
  ['ro', 'Primarul Popa anunță câți oameni au plecat din oraș. Numărul este mai mic decât estimările'],
  ['ro', 'Olmacom a anunțat când va prezenta noul telefon'],
])('%s: a headline that says when or how many is known, and not which, is none: %s', (tongue, title) => {
  expect(withoutInvitation(title, tongue)).toBe('')
})

test.each<[Tongue, string]>([
  ['pl', 'Premier powiedział, że odejdzie w maju'],
  ['pl', 'Minister wyjaśnia, dlaczego nie podpisał ustawy'],
  ['pl', 'Prokuratura nie ujawnia, kim jest sprawca'],
  ['ro', 'Primarul Popa a anunțat că pleacă în mai'],
  ['ro', 'Olmia explică de ce nu a semnat tratatul'],
])('%s: but one that says what was said is: %s', (tongue, title) => {
  expect(withoutInvitation(title, tongue)).toBe(title)
})

test.each([
  ['इस सरकारी योजना में निवेश पर मिलेगा दोगुना पैसा', ''],
  ['इन तीन शेयरों ने दिया तगड़ा रिटर्न', ''],
  ['रामपुर में 400 पदों पर भर्ती का ऐलान, जल्द करें अप्लाई', 'रामपुर में 400 पदों पर भर्ती का ऐलान'],
  ['रामपुर बोर्ड का रिजल्ट हुआ जारी, ऐसे करें चेक', 'रामपुर बोर्ड का रिजल्ट हुआ जारी'],
])('what readers are to buy or to do goes off a Hindi headline: %s', (title, told) => {
  expect(withoutInvitation(title, 'hi')).toBe(told)
})

test.each([
  'लघु सेतु योजना पर विवाद, विपक्ष ने कहा इस योजना में घोटाला हुआ',
  'रामपुर के मेयर बोले, दुकानदार नियमों का करें पालन',
  'रामपुर सीमेंट के शेयर 5 फीसदी टूटे',
])('but not what somebody said or did: %s', (title) => {
  expect(withoutInvitation(title, 'hi')).toBe(title)
})
