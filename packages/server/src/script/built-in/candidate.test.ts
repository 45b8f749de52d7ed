import { expect, test } from 'vitest'
import { candidateOf } from './candidate.ts'

const AIR = Date.parse('2027-01-13T10:00:00Z')
const leadOf = (title: string, text: string): string | undefined => {
  const item = { id: 'a', title, text, source: 'Diario de la Ría', link: 'https://ria.example/a', publishedAt: AIR - 3_600_000 }
  const told = candidateOf(item, 'es-ES', { tongue: 'es', presentationType: 1, airAt: AIR, timeZone: 'UTC' })
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
