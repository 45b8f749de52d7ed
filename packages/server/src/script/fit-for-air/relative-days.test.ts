import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { lineOf } from './phrases.ts'
import { countsDays } from './relative-days.ts'

test.each<[Tongue, string]>([
  ['en', 'The Commons will hold a second vote in two days.'],
  ['en', 'The ferry line is to run its third trial in three days.'],
  ['de', 'In Kiel wird das zweite Urteil in drei Tagen verkündet.'],
  ['de', 'Der Rat soll die dritte Fassung in drei Tagen beschließen.'],
  ['es', 'El pleno celebrará una segunda votación en dos días.'],
  ['hi', 'विधानसभा दूसरा मतदान दो दिन में कराएगी।'],
  ['nl', 'De raad zal de tweede stemming over twee dagen houden.'],
  ['ro', 'Consiliul va ține al doilea vot peste două zile.'],
])('in %s a verb of what is to come counts the days: “%s”', (tongue, text) => {
  expect(countsDays(lineOf(text), tongue)).toBe(true)
})

test.each<[Tongue, string]>([
  ['en', 'The sixth attack in six days will cost Port Ellery its ferry.'],
  ['en', 'The port will close after the sixth attack in six days.'],
  ['de', 'Der sechste Angriff in sechs Tagen wird Kiel die Fähre kosten.'],
  ['de', 'Kiel wird nach dem sechsten Angriff in sechs Tagen die Fähre verlieren.'],
  ['es', 'El sexto ataque en seis días costará a Arcos su transbordador.'],
  ['hi', 'पटना में छठा हमला छह दिन में घाट को बंद करेगा।'],
  ['nl', 'De wedstrijden in Zwolle zullen verspreid over zes dagen beginnen.'],
])('in %s it is how long something took: “%s”', (tongue, text) => {
  expect(countsDays(lineOf(text), tongue)).toBe(false)
})
