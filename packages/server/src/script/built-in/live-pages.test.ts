import { expect, test } from 'vitest'
import { isLivePage, newestEntry, withoutLiveName } from './live-pages.ts'

test.each([
  ['UK politics live: minister refuses to resign', 'Minister refuses to resign'],
  ['Live: Council votes on the ferry', 'Council votes on the ferry'],
  ['Council votes on the ferry – live', 'Council votes on the ferry'],
  ['Ukraine-Liveticker: Parlament stimmt für Hilfen', 'Parlament stimmt für Hilfen'],
  ['EN DIRECT, grève : le trafic reprend à Nantes', 'EN DIRECT, grève : le trafic reprend à Nantes'],
  ['Grève, en direct : le trafic reprend à Nantes', 'Le trafic reprend à Nantes'],
  ['Pleno del Congreso, en directo: aprobada la ley de vivienda', 'Aprobada la ley de vivienda'],
  ['Sejm na żywo: posłowie przyjęli budżet państwa', 'Posłowie przyjęli budżet państwa'],
  ['LIVEBLOG storm: code oranje in Gelderland en Utrecht', 'Code oranje in Gelderland en Utrecht'],
  ['Storm latest: live updates', 'Storm latest: live updates'],
])('%s → %s', (title, told) => {
  expect(isLivePage(title) ? withoutLiveName(title) : title).toBe(told)
})

test.each([
  'Where to live: ten towns',
  'Live music returns to the quay',
  'Liveblog nominated for a prize',
  'Vol direct : Nantes–Rome reprend',
])('no page: %s', (title) => {
  expect(isLivePage(title)).toBe(false)
})

test('the newest entry is told where they go back in time', () => {
  expect(newestEntry('14:20 The vote is 12 to 3. 14:05 The council meets.')).toBe('14:20 The vote is 12 to 3.')
  expect(newestEntry('14:05 The council meets. 14:20 The vote is 12 to 3.')).toContain('12 to 3')
  expect(newestEntry('The council meets from 14:05 to 13:20.')).toBe('The council meets from 14:05 to 13:20.')
})
