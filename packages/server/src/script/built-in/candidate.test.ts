import { expect, test } from 'vitest'
import { candidateOf } from './candidate.ts'

const AIR = Date.parse('2027-01-13T10:00:00Z')
const tellingOf = (title: string, text: string, tongue: 'es' | 'pt') => {
  const item = { id: 'a', title, text, source: 'Diario de la Ría', link: 'https://ria.example/a', publishedAt: AIR - 3_600_000 }
  return candidateOf(item, tongue, { tongue, presentationType: 1, airAt: AIR, timeZone: 'UTC' })
}
const leadOf = (title: string, text: string): string | undefined => {
  const told = tellingOf(title, text, 'es')
  return typeof told === 'string' ? undefined : told.lead
}
const HURT = 'Tres personas han resultado heridas esta madrugada en una discoteca de Albarra, según ha confirmado la policía.'

test('the shooting of a headline is not lost for who says that somebody was hurt', () => {
  const title = 'Tres heridos en un tiroteo en una discoteca de Albarra'
  expect(leadOf(title, HURT)).toBe(`${title}.`)
})

test('where its sentence tells all of it, that says who says so', () => {
  expect(leadOf('Tres personas heridas en una discoteca de Albarra', HURT)).toBe(HURT)
})

test('a story is left out whose label may say that it is not so', () => {
  const title = 'Simulacro. Avião cai na pista de Valmar com dez feridos'
  expect(tellingOf(title, 'Um avião caiu na pista de Valmar.', 'pt')).toBe('doubtful')
})
