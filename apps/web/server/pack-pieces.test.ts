import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packPieces } from './pack-pieces.ts'

test('pieces come out as they went in, with the same joint between each two, packed or not', () => {
  // No page holds a NUL.
  const text = fc.string({ unit: 'grapheme', maxLength: 3_000 }).map((any) => any.replaceAll('\0', ''))
  const joint = fc.string({ unit: fc.constantFrom('a', '"', '>', '='), maxLength: 60 })
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), joint, (texts, word) => {
      const pieces = packPieces(texts, word.length)
      expect(pieces.plain(word).toString()).toBe(texts.join(word))
      expect(gunzipSync(pieces.gzip(word)).toString()).toBe(texts.join(word))
    }),
  )
})

test('one packing serves any joint of its length, also where pieces repeat what stands around it, further apart than deflate refers', () => {
  const around = ['<script nonce="', '" async>'.repeat(9), `aaa" ${'x"y'.repeat(15_000)}nonce="`, '" async>aaa']
  const pieces = packPieces(around, 3)
  for (const nonce of ['aaa', '" a', '="a']) expect(gunzipSync(pieces.gzip(nonce)).toString()).toBe(around.join(nonce))
  expect(() => pieces.gzip('aaaa')).toThrow('a word of 3 bytes')
})

test('what an earlier piece has said costs next to nothing in a later one', () => {
  const story = Array.from({ length: 300 }, (_, index) => `${index * 7_919} gulls`).join(', ')
  const once = packPieces([story], 8).gzip('12345678').length
  expect(packPieces([story, story], 8).gzip('12345678').length).toBeLessThan(once * 1.1)
})
