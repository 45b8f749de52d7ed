import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { isToldAfresh } from './told-afresh.ts'

test.each<[Tongue, string, string]>([
  ['fr', 'Un homme est mort par arme blanche à Vernoy, dans la nuit.', 'Près de Vernoy : un quinquagénaire tué à l’arme blanche'],
  ['en', 'A 40-year-old woman died in Harwick on Friday.', 'A woman has been killed in Harwick'],
  ['ro', 'Un bărbat de 37 de ani a murit la Vernea.', 'Un șofer a murit la Vernea'],
  ['pt', 'Dois homens morreram num despiste em Valmar.', 'Duas pessoas morreram em Valmar'],
])('%s: the same dead are brought in once more: %s', (tongue, first, headline) => {
  expect(isToldAfresh(first, headline, tongue)).toBe(true)
})

test.each<[Tongue, string, string]>([
  ['en', 'The woman died in Harwick on Friday.', 'A woman has been killed in Harwick'],
  ['en', 'A man has been arrested in Harwick.', 'A woman has been killed in Harwick'],
  ['fr', 'Un homme est mort à Vernoy, dans la nuit.', 'Le maire de Vernoy est mort'],
  ['en', 'Three people have died in the flood.', 'A man has died in Harwick.'],
  ['en', 'Two women died in a fire in Olm.', 'One man was killed in a crash'],
  ['de', 'Ein Hund ist in Harlau ertrunken.', 'Ein Mann ist in Harlau gestorben'],
])('%s: what goes on is not: %s', (tongue, first, headline) => {
  expect(isToldAfresh(first, headline, tongue)).toBe(false)
})
