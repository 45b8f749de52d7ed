import { expect, test } from 'vitest'
import { isBrazilian } from './brazil.ts'

const items = (texts: readonly string[], from: string) => texts.map((title) => ({ title, text: '', from }))
const european = ['Autocarros param no concelho de Braga', 'GNR detém dois homens', 'A equipa gastou dois milhões de euros']
const brazilian = ['Ônibus param em Recife', 'Prefeitura gasta R$ 2 milhões', 'Time marca três gols']

test('who writes as in Portugal is read as in Portugal, whatever the address ends with', () => {
  const where = { timeZone: 'Europe/Lisbon', location: 'Porto' }
  expect(isBrazilian({ ...where, items: items(european, 'jornal.example.br') })).toBe(false)
  expect(isBrazilian({ ...where, items: items(brazilian, 'jornal.example.com') })).toBe(true)
  expect(isBrazilian({ ...where, items: items(['Chove no norte'], 'jornal.example.br') })).toBe(true)
})

test('the clock of the station says it first', () => {
  expect(isBrazilian({ timeZone: 'America/Recife', location: '', items: items(european, 'jornal.example') })).toBe(true)
})
