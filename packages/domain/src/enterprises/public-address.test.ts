import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePublicAddress } from './public-address.ts'

test('an address of the web is taken as browsers write it', () => {
  expect(parsePublicAddress(' HTTPS://Radio.Example/live.mp3?x=1 ')).toBe('https://radio.example/live.mp3?x=1')
  expect(parsePublicAddress('http://stream.radio.example:8000/live')).toBe('http://stream.radio.example:8000/live')
  expect(parsePublicAddress('https://rádio.example')).toBe('https://xn--rdio-5na.example/')
})

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://radio.example/live',
  'radio.example',
  '//radio.example',
  'https://',
  'https://localhost/live',
  'https://radio',
  'https://studio.local/live',
  'https://127.0.0.1/live',
  'https://2130706433/',
  'https://[::1]/live',
  'https://user:secret@radio.example/',
  'https://bank.example@evil.example/',
  'https://radio.example/a b',
  'https://radio.example/\r\nSet-Cookie: a=b',
  'https://radio.example/\u0000',
])('%j is refused', (text) => {
  expect(parsePublicAddress(text)).toBeNull()
})

test('whatever is typed, what is taken is an http address of a host with a name and without a password', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((rest) => `https://${rest}`),
        fc.string().map((rest) => `http://radio.example/${rest}`),
      ),
      (text) => {
        const address = parsePublicAddress(text)
        if (address === null) return
        const { protocol, hostname, username, password } = new URL(address)
        expect([['http:', 'https:'].includes(protocol), hostname.includes('.'), username, password]).toEqual([true, true, '', ''])
        expect(address).not.toMatch(/[\s"<>]/)
      },
    ),
  )
})
