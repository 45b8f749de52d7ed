import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CONSENT_MAILS, consentOf, nameForStrangers, reachedLimit } from './consent.ts'

const said = { confirmedAt: null, endedAt: null, refusedAt: null, bouncedAt: null }

describe('an address that is entered for a scheduler', () => {
  test('waits for its reader, unless it is the owner’s own', () => {
    expect(consentOf(said, false)).toBe('waiting')
    expect(consentOf(said, true)).toBe('given')
  })

  test('needs no second word of a reader who has confirmed it to this station', () => {
    expect(consentOf({ ...said, confirmedAt: 5 }, false)).toBe('given')
  })

  test('needs a new word of a reader who has ended mails since, also of the owner', () => {
    expect(consentOf({ ...said, confirmedAt: 5, endedAt: 6 }, false)).toBe('waiting')
    expect(consentOf({ ...said, endedAt: 6 }, true)).toBe('waiting')
    expect(consentOf({ ...said, confirmedAt: 7, endedAt: 6 }, false)).toBe('given')
  })

  test('is out of reach where a mail server refused the address and nobody has agreed since', () => {
    expect(consentOf({ ...said, endedAt: 6, bouncedAt: 7 }, false)).toBe('bounced')
    expect(consentOf({ ...said, confirmedAt: 8, bouncedAt: 7 }, false)).toBe('given')
  })

  test('is refused for good to a station that may not ask', () => {
    const instant = fc.option(fc.nat(), { nil: null })
    fc.assert(
      fc.property(instant, instant, fc.nat(), fc.boolean(), (confirmedAt, endedAt, refusedAt, isOwn) => {
        expect(consentOf({ ...said, confirmedAt, endedAt, refusedAt }, isOwn)).toBe('refused')
      }),
    )
  })
})

test('one more mail may ask as long as no limit is reached', () => {
  expect(reachedLimit({ station: 19, address: 2, pair: 2 })).toBeUndefined()
  for (const limit of ['station', 'address', 'pair'] as const)
    expect(reachedLimit({ station: 0, address: 0, pair: 0, [limit]: CONSENT_MAILS[limit].most })).toBe(limit)
})

describe('a name in a mail to a stranger', () => {
  test('stays a name', () => {
    expect(nameForStrangers('Harbour Radio 97.5')).toBe('Harbour Radio 97.5')
    expect(nameForStrangers('Радио Ø')).toBe('Радио Ø')
  })

  test('holds no address and no second line, no matter what was typed', () => {
    expect(nameForStrangers('Your bank: https://evil.example/login?a=1')).toBe('Your bank https evil. example login?a=1')
    // Signs that mail programs and browsers take for a dot or a colon, and one that turns the line round.
    for (const dot of ['．', '。', '｡', '․', '﹒']) expect(nameForStrangers(`evil${dot}example`)).toBe('evil. example')
    expect(nameForStrangers('https：／／evil．example \u202egpj\u200b')).toBe('https evil. example gpj')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(nameForStrangers(name)).not.toMatch(/[\r\n\0<>@:/\\＠：／．。｡․﹒\u202a-\u202e]|\.\p{L}/u)
        expect(nameForStrangers(name).length).toBeLessThanOrEqual(60)
      }),
    )
  })
})
