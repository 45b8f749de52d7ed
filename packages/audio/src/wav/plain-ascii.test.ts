import { describe, expect, it } from 'vitest'
import { firstPlain, plainAscii } from './plain-ascii.ts'

describe('names in the fields of a broadcast WAV', () => {
  it.each([
    ['Radio Köln', 'Radio Koln'],
    ['Zażółć gęślą jaźń', 'Zazolc gesla jazn'],
    ['Straße – „heute“', 'Strasse - "heute"'],
    ['São Paulo:\u00a0l’été', "Sao Paulo: l'ete"],
    ['News \u{1f4fb} at\r\nseven', 'News at seven'],
  ])('%s reads %s', (text, plain) => expect(plainAscii(text)).toBe(plain))

  it('in other letters say nothing, and the next name that can be written stands there', () => {
    expect(plainAscii('आकाशवाणी!')).toBe('')
    expect(firstPlain('आकाशवाणी', 'Radio Delhi')).toBe('Radio Delhi')
  })
})
