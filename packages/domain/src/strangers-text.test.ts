import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSeen, strangersText } from './strangers-text.ts'

test.each([
  ['an override that turns round what follows', 'Radio \u202eoidar\u202c', 'Radio oidar'],
  ['an isolate that never ends', '\u2067Anna', 'Anna'],
  ['blanks without width between letters', 'An\u200bna\u2060\ufeff', 'Anna'],
  ['a soft break, and tags that nobody sees', 'An\u00adna\u{e0041}\u{e007f}', 'Anna'],
  ['lines and paragraphs by another name', 'Anna\u2028Bcc\u2029', 'AnnaBcc'],
  ['half a letter', 'An\ud800na', 'Anna'],
  ['marks that are drawn over its neighbours', `Z${'\u0335'.repeat(60)}algo`, `Z${'\u0335'.repeat(4)}algo`],
])('%s goes', (_what, written, shown) => {
  expect(strangersText(written)).toBe(shown)
})

test.each([
  'מפעל צפון',
  'مرحبا بكم',
  'क्\u200dष नमस्ते',
  'می\u200cخواهم',
  'Việt Nam',
  'café 👩\u200d🔧 🎙️',
  'a\n\tb',
  "<b>it's</b> | 100 %",
  'א\u200e!',
])('%s stays as it is', (written) => {
  expect(strangersText(written)).toBe(written)
  expect(isSeen(written)).toBe(true)
})

test('a name of nothing but what is not seen is no name', () => {
  for (const empty of ['', ' \t\n', '\u3164', '\u2800\u2800', '\u200d\u200e', '\u0301', '\u115f\u1160'])
    expect(isSeen(strangersText(empty)), JSON.stringify(empty)).toBe(false)
})

test('of any text it is done at once: a second time changes nothing, and it never grows', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (written) => {
      const shown = strangersText(written)
      expect(strangersText(shown)).toBe(shown)
      expect(shown.length).toBeLessThanOrEqual(written.length)
      expect(shown).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
    }),
  )
})
