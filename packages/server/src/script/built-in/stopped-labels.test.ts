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
  ['Desporto. Valmar arrasa Soutelo e segue em frente', '', 'No desporto, Valmar arrasa Soutelo e segue em frente'],
  ['Saúde. Urgências fecham em todo o fim de semana', '', 'Saúde: Urgências fecham em todo o fim de semana'],
])('the topic before a stop goes: %s', (headline, text, said) => {
  expect(withoutStoppedLabel(headline, text, 'pt')).toBe(said)
})

test.each([
  'Sobe a água. Valmar fecha três escolas por um dia',
  'Valmar fecha três escolas por um dia',
  'Ponte do séc. XIX reabre depois das obras de restauro',
  'A Dra. Rosa Poe fecha três escolas em Valmar',
  'O dr. Silva fecha três escolas em Valmar',
])('stays: %s', (headline) => {
  expect(withoutStoppedLabel(headline, '', 'pt')).toBe(headline)
})

test.each([
  ...['Mentira', 'Boato', 'Rumor', 'Falso', 'Simulacro', 'Simulação', 'Teste', 'Primeiro de abril', 'Cinema', 'Opinião'].map(
    (label) => [`${label}. Avião cai na pista de Valmar com dez feridos`, 'Um avião caiu na pista de Valmar.'],
  ),
  ['Irão. Presidente foi assassinado em casa', 'O regime do Irão confirmou.'],
  ['França. Escola onde professor foi morto evacuada após ameaça', ''],
  ['Angola. Presidente recebido por Silva no palácio', 'O presidente nasceu em Angola.'],
  ['Justiça. Presidente condenado a cinco anos de prisão em Valmar', 'A justiça condenou o presidente do clube.'],
  ['Professores. Greve de dois dias começa em Valmar', 'A greve dos professores começa.'],
])('without its label it may be untrue, and is not told: %s', (headline, text) => {
  expect(withoutStoppedLabel(headline ?? '', text ?? '', 'pt')).toBeUndefined()
})
