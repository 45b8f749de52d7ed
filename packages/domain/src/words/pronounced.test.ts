import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isIpa, pronouncedIn, readSaid, soundsIn, toPronounced, withoutSounds } from './pronounced.ts'

test('what is said is given in letters, in sounds between slashes, or in both', () => {
  expect(readSaid('gent')).toEqual({ letters: 'gent', ipa: '' })
  expect(readSaid('/ɡɛnt/')).toEqual({ letters: '', ipa: 'ɡɛnt' })
  expect(readSaid('gent / ɡɛnt /')).toEqual({ letters: 'gent', ipa: 'ɡɛnt' })
  for (const broken of ['/ɡɛnt', 'ɡɛnt/', '/a/b/', 'a /b/ c']) expect(readSaid(broken), broken).toBeUndefined()
})

test('gaps without an end are read no slower than letters', () => {
  const gap = ' '.repeat(20_000)
  expect(readSaid(`a${gap}/${gap}b`)).toBeUndefined()
  expect(readSaid(`a${gap}/${gap}b${gap}/`)).toEqual({ letters: 'a', ipa: 'b' })
})

test('sounds are IPA, however its letters are put together', () => {
  for (const ipa of ['ˈmakʁɔ̃', 'mɐˈkɾõ', 'ˈʂt͡ʂɛ.t͡ɕin', 'ˈçaː', 'liˈɔ̃', 'nuː jɔːk', 'gent']) {
    expect(isIpa(ipa.normalize('NFC')), ipa).toBe(true)
    expect(isIpa(ipa.normalize('NFD')), ipa).toBe(true)
  }
  for (const other of ['', 'ˈ', 'Gent', 'ɡɛnt]]', 'a/b', 'a(b', '<a>', 'a7', '[[a', 'a&b', 'é'])
    expect(isIpa(other), other).toBe(false)
})

test('a voice that knows no sounds reads the word', () => {
  const spoken = `In ${toPronounced('Ghent', 'ɡɛnt')}, ${toPronounced('AT and T', 'eɪ')}.`
  expect(spoken).toBe('In [Ghent](/ɡɛnt/), [AT and T](/eɪ/).')
  expect(withoutSounds(spoken)).toBe('In Ghent, AT and T.')
  expect(soundsIn(spoken)).toEqual([
    { word: 'Ghent', ipa: 'ɡɛnt' },
    { word: 'AT and T', ipa: 'eɪ' },
  ])
})

test('for any word and any sounds: one whole mark, and the word again without it', () => {
  const text = fc.string({ unit: 'binary', maxLength: 20 })
  fc.assert(
    fc.property(text, text, (word, ipa) => {
      const spoken = `a ${toPronounced(word, ipa)} b`
      expect(pronouncedIn(spoken)).toEqual([{ from: 2, to: spoken.length - 2 }])
      expect(withoutSounds(spoken)).toBe(`a ${word.replace(/[[\]()/]/g, ' ').trim()} b`)
    }),
  )
})
