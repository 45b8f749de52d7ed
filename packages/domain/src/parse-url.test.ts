import { expect, test } from 'vitest'
import { parseUrl } from './parse-url.ts'

test('an address is taken in any letters, however often it was asked before', () => {
  for (let asked = 0; asked < 50_000; asked += 1) parseUrl(`https://radio.example/${asked}`)
  expect(parseUrl('https://rádio.example')?.href).toBe('https://xn--rdio-5na.example/')
})

test('a text that is no address gives null', () => {
  expect([parseUrl('radio.example'), parseUrl(''), parseUrl('https://')]).toEqual([null, null, null])
})

test('a part of one is seen from its base', () => {
  expect(parseUrl('../b', 'https://radio.example/x/a')?.href).toBe('https://radio.example/b')
})
