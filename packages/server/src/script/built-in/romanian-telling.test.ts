import { expect, test } from 'vitest'
import { asTold } from './romanian-telling.ts'

test.each([
  [
    'Un pod s-a prăbușit, a declarat miercuri primarul Ion Lupu, relatează Reuters.',
    'Un pod s-a prăbușit, a declarat miercuri primarul Ion Lupu.',
  ],
  ['Legea s-a schimbat, scrie miercuri presa locală, relatează AFP.', 'Legea s-a schimbat, scrie miercuri presa locală.'],
  ['Doi turiști au murit, a anunțat poliția, relatează AFP, citat de Agerpres.', 'Doi turiști au murit, a anunțat poliția.'],
  ['Prețurile au crescut, potrivit guvernului, scrie Ziarul Portului.', 'Prețurile au crescut, potrivit guvernului.'],
  [
    'Un incendiu a izbucnit, miercuri după-amiază, la un spital din municipiul Bradu.',
    'Un incendiu a izbucnit miercuri după-amiază la un spital din Bradu.',
  ],
  ['Primarul a declarat, marți, că pleacă.', 'Primarul a declarat marți că pleacă.'],
  ['Operația a reușit, au precizat, pentru MEDIAFAX, medicii.', 'Operația a reușit, au precizat medicii.'],
])('“%s” is told with one source and without commas', (written, told) => {
  expect(asTold(written, 'ro')).toBe(told)
})

test.each([
  // The only source.
  'Prețurile au crescut, relatează Reuters.',
  'Orașul se golește, scrie Ziarul Portului.',
  // Who says so is no paper.
  'Trei oameni au fost salvați, a spus primarul, transmite Poliția Bradu.',
  // The second comma begins something else.
  'Ministrul Ion Lupu, marți, a plecat.',
  'A plecat, marți, iar fratele lui a rămas.',
  'La nivelul municipiului Bradu se lucrează.',
])('“%s” stays', (written) => {
  expect(asTold(written, 'ro')).toBe(written)
})
