import { expect, test } from 'vitest'
import { OWN_MARK } from '../own-address.ts'
import { refuseOwnAnswer } from './source-url.ts'

const OURS = new Set(['radio.example:3000'])
const marked = (name: string) => (name === OWN_MARK ? '1' : '')

test.each(['http://radio.example:3000/station/a.xml', 'http://radio.example.:3000/station/a.xml'])(
  'what this instance answers is no source, in any spelling of its host: %s',
  (address) => {
    expect(() => refuseOwnAnswer(new URL(address), marked, OURS)).toThrow('is this Hourcast itself')
  },
)

test('another answer under that host is one', () => {
  expect(() => refuseOwnAnswer(new URL('http://radio.example:3000/blog'), () => '', OURS)).not.toThrow()
})
