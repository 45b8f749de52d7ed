import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFreeProvider, parseDeliveryAddress, parseEmailAddress } from './email-address.ts'

const refusal = (text: string) => {
  const parsed = parseEmailAddress(text)
  return parsed.ok ? 'accepted' : parsed.problem.message
}

describe('an e-mail address', () => {
  test.each(['desk@station.example', 'a.b+news@sub.station-1.co.uk', "o'neil@radio.example", 'X@Y.fm'])(
    '%s is accepted',
    (text) => {
      expect(parseEmailAddress(text)).toEqual({ ok: true, value: text })
    },
  )

  test('spaces around it are taken away, case is kept', () => {
    expect(parseEmailAddress('  Desk@Station.example ')).toEqual({ ok: true, value: 'Desk@Station.example' })
  })

  test.each(['', '   '])('%j asks for one', (text) => {
    expect(refusal(text)).toBe('Please enter an email address.')
  })

  test.each([
    'desk',
    '@station.example',
    'desk@',
    'desk@station',
    'desk@@station.example',
    'a@b.example,c@d.example',
    'a,b@station.example',
    'Desk <desk@station.example>',
    'desk@station.example>',
    '"a b"@station.example',
    'a b@station.example',
    'a..b@station.example',
    'desk@-station.example',
    'desk@station..example',
    'desk@[127.0.0.1]',
    'desk@127.0.0.1',
    `${'a'.repeat(65)}@station.example`,
    `desk@${'a.'.repeat(130)}example`,
  ])('%j is refused', (text) => {
    expect(refusal(text)).toBe('Invalid email format.')
  })

  test('CR, LF, NUL and other control characters are refused wherever they stand, never stripped', () => {
    const character = fc.constantFrom('\r', '\n', '\0', '\r\n', '\t', '\u007f')
    fc.assert(
      fc.property(character, fc.nat(20), (bad, position) => {
        const good = 'desk@station.example'
        expect(refusal(good.slice(0, position) + bad + good.slice(position))).toBe('Invalid email format.')
      }),
    )
  })
})

describe('a delivery address', () => {
  const providers = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'live.com', 'aol.com', 'icloud.com']
  const abroad = [
    'googlemail.com',
    'yahoo.co.uk',
    'yahoo.com.br',
    'yahoo.de',
    'hotmail.fr',
    'outlook.es',
    'live.nl',
    'live.com.mx',
    'aol.de',
  ]

  test.each([...providers, ...abroad, 'GMAIL.com', 'Yahoo.Co.Jp'])('%s is a free provider, and the message says so', (domain) => {
    const parsed = parseDeliveryAddress(`desk@${domain}`)
    expect(parsed).toMatchObject({ ok: false, problem: { code: 'invalid', field: 'email' } })
    expect(!parsed.ok && parsed.problem.message).toContain(`${domain} is a free mail provider`)
  })

  test.each([
    'station.example',
    'live.fm',
    'mygmail.com',
    'gmail.com.example.org',
    'live.radio.de',
    'outlook-radio.com',
    'icloud.example',
  ])('%s is not', (domain) => {
    expect(isFreeProvider(domain)).toBe(false)
    expect(parseDeliveryAddress(`desk@${domain}`)).toEqual({ ok: true, value: `desk@${domain}` })
  })

  test('an empty one and a wrong one are refused as any address is', () => {
    expect(parseDeliveryAddress('')).toMatchObject({ problem: { message: 'Please enter an email address.' } })
    expect(parseDeliveryAddress('desk', 'targets')).toMatchObject({
      problem: { message: 'Invalid email format.', field: 'targets' },
    })
  })
})
