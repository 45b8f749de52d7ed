import { expect, test } from 'vitest'
import { readSentences } from './sentences.ts'

test.each([
  [
    'pt-BR',
    'Líderes celebram em Porto Alder a assinatura do acordo. — Foto: REUTERS/Ana Reis Os deputados votam nesta quarta-feira uma proposta contra o acordo. A França rejeita o acordo.',
    ['A França rejeita o acordo.'],
  ],
  ['de-DE', 'Der Rat hat den Bau beschlossen. Der Rat vor dem Bau. — Foto: dpa', ['Der Rat hat den Bau beschlossen.']],
  ['pt-BR', 'Bombeiros salvaram um cão. — Foto: Divulgação/CBM', ['Bombeiros salvaram um cão.']],
  ['pt-BR', 'A ponte abre em maio. O túnel fica fechado.', ['A ponte abre em maio.', 'O túnel fica fechado.']],
])('%s: what stands below a picture is no news', (locale, text, said) => {
  expect(readSentences(text, locale).said).toEqual(said)
})
