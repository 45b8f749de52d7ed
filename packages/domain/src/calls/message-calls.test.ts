import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseBoardEntry, readBoardEntry } from './message-calls.ts'

const WHOLE = { name: 'Anna', location: 'Porto', message: 'Good morning.' }

describe('an entry for the message board', () => {
  test('has a name and a message; the place may be left out', () => {
    expect(readBoardEntry({ ...WHOLE, location: '' })).toEqual({ ok: true, value: { ...WHOLE, location: '' } })
  })

  test.each<[string, Partial<typeof WHOLE>, string]>([
    ['no name', { name: '  ' }, 'Please enter your name.'],
    ['no message', { message: '' }, 'Please write a message.'],
    ['a blank message', { message: ' \n ' }, 'Please write a message.'],
    ['a name that is too long', { name: 'x'.repeat(101) }, 'The name has at most 100 characters.'],
    ['a header in its name', { name: 'Anna\r\nBcc: victim@radio.example' }, 'The name is one line, without control characters.'],
    [
      'a header in its place',
      { location: 'Porto\nBcc: v@radio.example' },
      'The location is one line, without control characters.',
    ],
    ['a message that is too long', { message: 'x'.repeat(4_001) }, 'A message has at most 4000 characters.'],
    ['a NUL in its message', { message: 'a\0b' }, 'A message is plain text, without control characters.'],
    ['an escape in its message', { message: 'red \u001b[31m' }, 'A message is plain text, without control characters.'],
  ])('with %s is refused, and the field says why', (_what, more, message) => {
    expect(readBoardEntry({ ...WHOLE, ...more })).toMatchObject({
      ok: false,
      problem: { code: 'invalid', message, field: Object.keys(more)[0] },
    })
  })

  test('is taken as it was written: markup, quotes, letters of any direction', () => {
    const odd = { name: 'רדיו צפון', location: 'مدينة', message: '<script>alert("it\'s")</script>' }
    expect(readBoardEntry(odd)).toEqual({ ok: true, value: odd })
  })

  test('turns nothing round that follows it, and is seen', () => {
    const tricky = { name: '\u202eannA', location: 'Por\u200bto', message: 'Good \u2067morning.' }
    expect(readBoardEntry(tricky)).toEqual({ ok: true, value: { name: 'annA', location: 'Porto', message: 'Good morning.' } })
    expect(readBoardEntry({ ...WHOLE, name: '\u3164' })).toMatchObject({ problem: { message: 'Please enter your name.' } })
    expect(readBoardEntry({ ...WHOLE, message: '\u2800' })).toMatchObject({ problem: { message: 'Please write a message.' } })
  })

  test('of a program says how it reads when a part of it is missing; its message may hold |', () => {
    for (const data of ['', 'Anna', 'Anna|Porto', '|Porto|Hello'])
      expect(parseBoardEntry(data)).toMatchObject({
        problem: { message: "An entry reads 'name|location|message'.", field: 'data' },
      })
    expect(parseBoardEntry('Anna|Porto|Good|morning')).toMatchObject({ ok: true, value: { message: 'Good|morning' } })
  })

  test('of any input never throws, and has no line break where a line is wanted', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(WHOLE)), fc.oneof(fc.string(), fc.anything())), (input) => {
        const read = readBoardEntry({ ...WHOLE, ...input })
        if (read.ok) expect(`${read.value.name}${read.value.location}`).not.toMatch(/\p{Cc}/u)
        else expect(read.problem.field).toBeDefined()
      }),
    )
  })
})
