import { cpuMsOf } from '@hourcast/db/testing/cpu-ms-of'
import { expect, test } from 'vitest'
import { findForeignName } from '../foreign-name.ts'
import { isNameIn } from '../name-forms.ts'
import type { Tongue } from '../tongue.ts'
import { numeralsMeant } from './numerals-meant.ts'

const nameIn = (sentence: string, held: string, tongue: Tongue) =>
  findForeignName(sentence, isNameIn(held, numeralsMeant(held, tongue).join(' ').toLowerCase(), tongue), { tongue })

test.each<[string, string, Tongue]>([
  ['Stoi pomnik, na nim mowa o Janie Pawle Drugim.', 'Pomnik Jana Pawła II', 'pl'],
  ['Stoi pomnik Kazimierza Trzeciego.', 'Pomnik Kazimierza III', 'pl'],
  ['Pamięć o Katarzynie Drugiej.', 'Katarzyna II', 'pl'],
  ['There comes King Charles the Third.', 'King Charles III comes', 'en'],
  ['There comes Pope Leo the Fourteenth.', 'Pope Leo XIV comes.', 'en'],
  ['Es kommt König Karl Dritter, sagt man.', 'König Karl III. kommt.', 'de'],
  ['Viene el rey Carlos Tercero con Isabel Segunda.', 'Carlos III e Isabel II', 'es'],
  ['Parla di Giovanni Paolo Secondo.', 'Giovanni Paolo II', 'it'],
  ['Vem o rei Carlos Terceiro.', 'Carlos III', 'pt'],
  ['Vandaag komt koning Karel de Derde.', 'Koning Karel III', 'nl'],
  ['Vine regele Carol al Doilea.', 'Carol II', 'ro'],
])('a number behind a name may be said: %s', (sentence, held, tongue) => {
  expect(nameIn(sentence, held, tongue)).toBeUndefined()
})

test.each<[string, string, Tongue, string]>([
  ['There comes King Charles the Second.', 'King Charles III comes', 'en', 'Second'],
  ['There comes King Charles the Third.', 'King Charles comes to SECTION III', 'en', 'Third'],
  ['There comes Maria the Fifth.', 'Maria V. (34) comes', 'en', 'Fifth'],
  ['Stoi pomnik Jana Pawła Pierwszego.', 'Pomnik Jana Pawła II', 'pl', 'Pierwszego'],
  ['Viene el rey Carlos Cuarto.', 'Carlos III', 'es', 'Cuarto'],
])('but no other: %s', (sentence, held, tongue, name) => {
  expect(nameIn(sentence, held, tongue)).toBe(name)
})

test('a hostile text costs no more than its length', async () => {
  const work = () => void ['Ab XX', 'Abc'.repeat(9), 'A II '].map((part) => numeralsMeant(part.repeat(10_000), 'en'))
  expect(await cpuMsOf(work)).toBeLessThan(500)
})
