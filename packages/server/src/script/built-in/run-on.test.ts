import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { withoutRunOn } from './run-on.ts'

test.each<[Tongue, string, string[]]>([
  [
    'pt',
    'Sem acordo, as obras da ponte param com o impasse entre prefeitos e engenheiros O Conselho de Portos abre uma consulta nesta terça.',
    [
      'Sem acordo, as obras da ponte param com o impasse entre prefeitos e engenheiros.',
      'O Conselho de Portos abre uma consulta nesta terça.',
    ],
  ],
  [
    'es',
    'La ley sólo permite cerrar el puente si la vida de alguien corre peligro El Parlamento de Alcor aprobó hoy otra norma.',
    [
      'La ley sólo permite cerrar el puente si la vida de alguien corre peligro.',
      'El Parlamento de Alcor aprobó hoy otra norma.',
    ],
  ],
  [
    'pt',
    'Barcos ficam parados no cais de Valmar depois da chuva forte — Foto: Divulgação O porto de Valmar fechou nesta terça por causa da chuva.',
    ['O porto de Valmar fechou nesta terça por causa da chuva.'],
  ],
  [
    'pt',
    'Instituição de Valmar integra a estratégia nacional e quer zerar a fila em 2023 O Hospital de Valmar deu início às cirurgias.',
    [
      'Instituição de Valmar integra a estratégia nacional e quer zerar a fila em 2023.',
      'O Hospital de Valmar deu início às cirurgias.',
    ],
  ],
])('%s: what runs on is told apart: %s', (tongue, written, told) => {
  expect(withoutRunOn(written, tongue)).toEqual(told)
})

test.each<[Tongue, string]>([
  ['pt', 'A prefeitura de Valmar vai premiar nesta semana a revista A Ponte por uma reportagem sobre barcos.'],
  ['pt', 'Um grupo de moradores abriu nesta terça um processo contra O Jornal de Valmar por causa da ponte.'],
  ['es', 'El alcalde de la ciudad viajó esta semana con su equipo hasta Los Álamos para ver el puente nuevo.'],
])('%s: a name with its article stays: %s', (tongue, written) => {
  expect(withoutRunOn(written, tongue)).toEqual([written])
})

test('a page without a stop holds nobody up', () => {
  const page = 'barcos O Porto '.repeat(9_000)
  expect(withoutRunOn(page, 'pt').length).toBeGreaterThan(0)
})
