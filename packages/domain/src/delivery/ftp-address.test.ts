import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { growthOf } from '../testing/growth-of.ts'
import { expandFilePath } from './file-path.ts'
import { formatFtpAddress, isMaskedAddress, maskFtpAddress, parseFtpAddress } from './ftp-address.ts'

const refusal = (text: string) => {
  const parsed = parseFtpAddress(text)
  return parsed.ok ? 'accepted' : parsed.problem.message
}
const wall = '2026-10-25T02:05'

describe('the FTP connection', () => {
  test('is read from both ends, so that the password may hold |', () => {
    expect(parseFtpAddress('station|p|a||ss|ftp.radio.example|2121|/on air/{HH}.mp3')).toEqual({
      ok: true,
      value: { username: 'station', password: 'p|a||ss', host: 'ftp.radio.example', port: 2121, filePath: '/on air/{HH}.mp3' },
    })
  })

  test('no matter what the password holds, what is written reads back', () => {
    const visible = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((text) => !/\p{Cc}/u.test(text))
    const address = fc.record({
      username: visible.filter((text) => text !== '' && !text.includes('|')),
      password: visible,
      host: fc.constantFrom('ftp.radio.example', '192.0.2.7', '[2001:db8::1]', 'sender.bücher.example'),
      port: fc.integer({ min: 1, max: 65_535 }),
      filePath: fc.constantFrom('/a.mp3', 'b.mp3', '/radio/{yyyy}/{MM}-{dd}/{HH}{mm} {host} {slot}.mp3'),
    })
    fc.assert(
      fc.property(address, (given) => {
        fc.pre(formatFtpAddress(given).trim() !== '')
        expect(parseFtpAddress(formatFtpAddress(given))).toEqual({ ok: true, value: given })
      }),
    )
  })

  test.each([
    ['', 'Please enter the FTP connection: username|password|host|port|filePath.'],
    ['user|pass|host|21', 'The FTP connection has five parts: username|password|host|port|filePath.'],
    ['|pass|host|21|/a.mp3', 'The FTP user name is missing.'],
    ['user|pass||21|/a.mp3', 'The FTP host is missing.'],
    ['user|pass|a host|21|/a.mp3', 'The FTP host is a name or an address, like ftp.example.com.'],
    ['user|pass|ftp://host|21|/a.mp3', 'The FTP host is a name or an address, like ftp.example.com.'],
    ['user|pass|host|0|/a.mp3', 'The FTP port is a number from 1 to 65535.'],
    ['user|pass|host|65536|/a.mp3', 'The FTP port is a number from 1 to 65535.'],
    ['user|pass|host|21x|/a.mp3', 'The FTP port is a number from 1 to 65535.'],
    ['user|pass|host||/a.mp3', 'The FTP port is a number from 1 to 65535.'],
    ['user|pass|host|21|', 'The FTP path ends with the name of a file, like /radio/{HH}.mp3.'],
    ['user|pass|host|21|/radio/', 'The FTP path ends with the name of a file, like /radio/{HH}.mp3.'],
    ['user|pass|host|21|/radio/..', 'The FTP path ends with the name of a file, like /radio/{HH}.mp3.'],
    ['user|pass|host|21|../other/a.mp3', "The FTP path holds no '..'."],
    ['user|pass|host|21|/{hh}.mp3', 'The FTP path holds {hh}. Known are {yyyy} {MM} {dd} {HH} {mm} {host} {slot}.'],
  ])('%j is refused', (text, message) => {
    expect(refusal(text)).toBe(message)
  })

  test('NUL, CR and LF are refused anywhere, and no refusal repeats the password', () => {
    fc.assert(
      fc.property(fc.constantFrom('\0', '\r', '\n', '\r\n'), fc.nat(40), (bad, position) => {
        const good = 'user|hunter2secret|ftp.radio.example|21|/a.mp3'
        const message = refusal(good.slice(0, position) + bad + good.slice(position))
        expect(message).toBe('The FTP connection holds no line breaks or control characters.')
      }),
    )
    for (const text of ['user|hunter2secret|host|0|/a', 'hunter2secret', 'u|hunter2secret|h|21|{x}'])
      expect(refusal(text)).not.toContain('hunter2secret')
  })
})

describe('what is shown of it', () => {
  test('user@host:21/path, never the password', () => {
    const parsed = parseFtpAddress('user|secret|ftp.radio.example|21|/radio/{HH}.mp3')
    const masked = parsed.ok ? maskFtpAddress(parsed.value) : ''
    expect(masked).toBe('user@ftp.radio.example:21/radio/{HH}.mp3')
    expect(isMaskedAddress(masked)).toBe(true)
    expect(isMaskedAddress('user|secret|ftp.radio.example|21|/radio/a.mp3')).toBe(false)
    expect(isMaskedAddress('user')).toBe(false)
    expect(isMaskedAddress(`${'a@'.repeat(80_000)}:1/`)).toBe(false)
    for (const text of ['a@b:21/', '@b:21/c', 'a@:21/c', 'a@b:123456/c', 'a@b:21/c\n', 'a\n@b:21/c'])
      expect(isMaskedAddress(text)).toBe(false)
    for (const text of ['@a@b:21/c', 'a@b@c:21/d', 'a@b:1/x:22/y', 'a@b:21//c']) expect(isMaskedAddress(text)).toBe(true)
  })

  test.each(['a@', '@:1'])('a text of twice the length takes twice the time: %s', (unit) => {
    const textOf = (length: number) => `${unit.repeat(length / 4)}${':1'.repeat(length / 8)}`
    expect(growthOf(textOf, isMaskedAddress, 1_000)).toBeLessThan(3)
  })
})

describe('the path', () => {
  test('every placeholder is filled from the slot’s wall time and the host', () => {
    expect(expandFilePath('/{yyyy}/{MM}/{dd}/{HH}{mm}-{host}-{slot}.mp3', { wall, host: 'Clara' })).toBe(
      '/2026/10/25/0205-Clara-2026-10-25_02-05.mp3',
    )
    expect(expandFilePath('{slot}.mp3', { wall, host: 'Clara', slot: 'morning/1' })).toBe('morning-1.mp3')
  })

  test('names keep their letters, in any script', () => {
    expect(expandFilePath('{host}', { wall, host: 'Zoë O’Hara' })).toBe('Zoë-O-Hara')
    expect(expandFilePath('{host}', { wall, host: 'आशा' })).toBe('आशा')
  })

  test('no host brings a slash, a dot or a control character into the path', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('../..', '..', '/', '\\', '{host}', '', '\r\n')),
        (host) => {
          const path = expandFilePath('/radio/{host}/on.mp3', { wall, host })
          expect(path).toMatch(/^\/radio\/[^/\\.{}\p{Cc}]+\/on\.mp3$/u)
        },
      ),
    )
  })
})
