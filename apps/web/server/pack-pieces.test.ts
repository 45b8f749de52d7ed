import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packPieces } from './pack-pieces.ts'

test('pieces come out as they went in, with the same joint between each two, packed or not', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 3_000 })
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), fc.string({ maxLength: 60 }), (texts, joint) => {
      const pieces = packPieces(texts)
      expect(pieces.plain(joint).toString()).toBe(texts.join(joint))
      expect(gunzipSync(pieces.gzip(joint)).toString()).toBe(texts.join(joint))
    }),
  )
})

test('one packing serves any joint', () => {
  const pieces = packPieces(['<script nonce="', '"></script><p>'.repeat(500), '</p>'])
  for (const nonce of ['a', 'bb', 'c'.repeat(24)])
    expect(gunzipSync(pieces.gzip(nonce)).toString()).toBe(`<script nonce="${nonce}${'"></script><p>'.repeat(500)}${nonce}</p>`)
  expect(pieces.gzip('a').length).toBeLessThan(pieces.plain('a').length / 10)
})
