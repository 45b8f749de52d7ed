import fc from 'fast-check'
import { expect, test } from 'vitest'
import { audioFileName, fileNamePart } from './export-texts.ts'

test('a bulletin is named by its local time and its host', () => {
  const audioId = 'abcdef0123456789'
  expect(audioFileName({ wall: '2026-11-23T07:00', hostName: 'Clara', audioId })).toBe('audio/2026-11-23 07.00 Clara abcdef.mp3')
  expect(audioFileName({ wall: '2026-11-23T07:00', hostName: '???', audioId })).toBe('audio/2026-11-23 07.00 abcdef.mp3')
})

test('no matter what a host is called, its part of a file name stays one name on every system', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const part = fileNamePart(name)
      expect(part).not.toMatch(/[<>:"/\\|?*\p{Cc}]|[. ]$|^ /u)
      expect(part.length).toBeLessThanOrEqual(60)
    }),
  )
})
