import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fieldsOfMask, maskOfFields, takeApart, textOfFields, wrongConnectionFields } from './connection-fields.ts'
import { CONNECTION } from './connection-kinds.ts'
import { FILE_KINDS } from './delivery-kinds.ts'

const SECRET = 'pa|ss@w/rd'

describe('a connection that is pasted where the host belongs is taken apart', () => {
  const radio = { host: 'ftp.radio.example', username: 'anna', filePath: '/in/{HH}.mp3' }
  test.each([
    ['anna|pa|ss|ftp.radio.example|21|/in/{HH}.mp3', { ...radio, kind: 'ftp', password: 'pa|ss', port: '21' }],
    ['sftp|anna|pa|ss|ftp.radio.example|2222|/in/{HH}.mp3', { ...radio, kind: 'sftp', password: 'pa|ss', port: '2222' }],
    ['sftp|anna||ftp.radio.example|22|/in/{HH}.mp3', { ...radio, kind: 'sftp', password: '', port: '22' }],
    ['ftp://anna:pa%7Css@ftp.radio.example/in/%7BHH%7D.mp3', { ...radio, kind: 'ftp', password: 'pa|ss', port: '21' }],
    ['FTPS://anna:secret@ftp.radio.example:990/in/{HH}.mp3', { ...radio, kind: 'ftp', password: 'secret', port: '990' }],
    [' sftp://anna@ftp.radio.example/in/{HH}.mp3\n', { ...radio, kind: 'sftp', password: '', port: '22' }],
    [
      'sftp://ftp.radio.example',
      { kind: 'sftp', host: 'ftp.radio.example', username: '', password: '', port: '22', filePath: '' },
    ],
    [
      'ftp://anna:p@ss%2@[::1]:21/x.mp3',
      { kind: 'ftp', host: '[::1]', username: 'anna', password: 'p@ss%2', port: '21', filePath: '/x.mp3' },
    ],
  ])('%s', (text, expected) => {
    expect(takeApart(text)).toEqual(expected)
  })

  test.each(['ftp.radio.example', '', 'https://radio.example/a', 'a|b', 'sftp|a|b|c', 'anna|x|host|99999|/a.mp3'])(
    '%j is none',
    (text) => {
      expect(takeApart(text)).toBeNull()
    },
  )
})

const plain = fc.stringMatching(/^[a-z0-9][a-z0-9._-]{0,15}$/)
const fields = fc.record({
  kind: fc.constantFrom(...FILE_KINDS),
  username: fc.stringMatching(/^[a-z0-9.@_-]{0,10}[a-z0-9]$/),
  host: plain,
  port: fc.integer({ min: 1, max: 65_535 }).map(String),
  filePath: fc.tuple(fc.constantFrom('', '/'), plain).map(([root, name]) => `${root}radio/{HH}/${name.replaceAll('.', '')}.mp3`),
})

test('fields become the text of the wire and come back from it, no matter what the password', () => {
  fc.assert(
    fc.property(fields, (given) => {
      expect(wrongConnectionFields(given)).toEqual([])
      const text = textOfFields(given, SECRET)
      const { kind, port, ...rest } = given
      expect(CONNECTION[kind].parse(text)).toEqual({ ok: true, value: { ...rest, port: Number(port), password: SECRET } })
      if (!given.username.startsWith('sftp')) expect(takeApart(text)).toEqual({ ...given, password: SECRET })
    }),
  )
})

test('the mask of what is stored shows its fields, and never its secret', () => {
  fc.assert(
    fc.property(fields, (given) => {
      expect(maskOfFields(given)).not.toContain(SECRET)
      expect(fieldsOfMask(maskOfFields(given))).toEqual(given)
    }),
  )
})

test.each([
  ['ftp', 'anna@h:22/~/in/a.mp3'],
  ['sftp', 'sftp://anna@h:22/~/in/a.mp3'],
] as const)('of %s a path in the user’s home stays there', (kind, mask) => {
  const home = { kind, username: 'anna', host: 'h', port: '22', filePath: 'in/a.mp3' }
  expect(maskOfFields(home)).toBe(mask)
  expect(fieldsOfMask(mask)).toEqual(home)
})
