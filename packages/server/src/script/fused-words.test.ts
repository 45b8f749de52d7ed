import { expect, test } from 'vitest'
import { withSentencesApart, withWordsApart } from './fused-words.ts'

test.each([
  ['El alcalde hadeclarado la alerta.', 'El alcalde ha declarado la alerta.'],
  ['Dos vecinos hanfallecido enAlbarra.', 'Dos vecinos han fallecido en Albarra.'],
  ['La actriz deTelearcos ha vuelto.', 'La actriz de Telearcos ha vuelto.'],
])('“%s” is read with its blanks', (written, read) => {
  expect(withWordsApart(written)).toBe(read)
})

test.each([
  'Han hablado, hallado y habitado.',
  'Los presos, hacinados, lo habían hastiado.',
  'Lo contó laSexta y elDiario.es.',
  'La médica lo explicó a conRumbo.es.',
  'Un robot hacendado y habilitado, harto de todo.',
])('“%s” stays', (text) => {
  expect(withWordsApart(text)).toBe(text)
})

test.each([
  ['met dramatische waarschuwingen.De Britse tv-maker', 'met dramatische waarschuwingen. De Britse tv-maker'],
  ['brannten drei Häuser.Die Polizei ermittelt', 'brannten drei Häuser. Die Polizei ermittelt'],
  ['a ponte foi fechada.A prefeitura', 'a ponte foi fechada. A prefeitura'],
])('a blank that is missing behind a sentence: %s', (text, apart) => {
  expect(withSentencesApart(text)).toBe(apart)
})

test.each(['Küstenblatt.De berichtet', 'booking.Com is down', 'St.Gallen', 'mail@kurier.De liest', 'z.B.Kiel', 'Häuser.'])(
  'what has a stop within it stays: %s',
  (text) => {
    expect(withSentencesApart(text)).toBe(text)
  },
)
