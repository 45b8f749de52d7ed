import { expect, test } from 'vitest'
import { withoutStoppedLabel } from './stopped-labels.ts'

test.each([
  [
    'Ajuda humanitária. Valmar vai permitir entrada de 20 camiões em Soutelo',
    '',
    'Valmar vai permitir entrada de 20 camiões em Soutelo',
  ],
  [
    'Médicos. Antigo bastonário não acredita em acordo com sindicatos',
    'A crise vai para além das horas extraordinárias dos médicos.',
    'Antigo bastonário não acredita em acordo com sindicatos',
  ],
  [
    'Soutelo. Escola onde professor foi morto evacuada após ameaça',
    'A escola fica em Soutelo.',
    'Em Soutelo, escola onde professor foi morto evacuada após ameaça',
  ],
  [
    'França. Escola onde professor foi morto evacuada após ameaça',
    '',
    'França: Escola onde professor foi morto evacuada após ameaça',
  ],
])('the topic before a stop goes: %s', (headline, text, said) => {
  expect(withoutStoppedLabel(headline, text, 'pt')).toBe(said)
})

test.each([
  'Opinião. Valmar deve mudar de rumo já este ano',
  'Sobe a água. Valmar fecha três escolas por um dia',
  'Valmar fecha três escolas por um dia',
  'O dr. Silva fecha três escolas em Valmar',
])('stays: %s', (headline) => {
  expect(withoutStoppedLabel(headline, '', 'pt')).toBe(headline)
})
