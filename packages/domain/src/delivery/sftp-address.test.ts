import { describe, expect, test } from 'vitest'
import { readConnection } from './connection.ts'
import { joinSftpSecret, parseSftpAddress, readPrivateKey } from './sftp-address.ts'

const TEXT = 'sftp|anna|pa|ss|sftp.radio.example|22|/in/{HH}.mp3'
const KEY = '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaA==\n-----END OPENSSH PRIVATE KEY-----'
const HOST_KEY = `SHA256:${'b'.repeat(43)}`

describe('an SFTP connection', () => {
  test('is read from both ends: its password may hold |', () => {
    expect(parseSftpAddress(TEXT)).toEqual({
      ok: true,
      value: { username: 'anna', password: 'pa|ss', host: 'sftp.radio.example', port: 22, filePath: '/in/{HH}.mp3' },
    })
  })

  test('with a key on the lines after it is a log-in by key, and the password its passphrase', () => {
    const noPassphrase = TEXT.replace('pa|ss', '')
    expect(parseSftpAddress(joinSftpSecret(noPassphrase, KEY))).toMatchObject({ value: { password: '', privateKey: KEY } })
    expect(parseSftpAddress(joinSftpSecret(TEXT, KEY))).toMatchObject({ value: { password: 'pa|ss', privateKey: KEY } })
  })

  test.each([
    ['sftp|anna||h|22|/a.mp3', 'needs a password or a private key'],
    ['sftp|anna|x|h|22', 'six parts'],
    ['sftp|anna|secret|h|0|/a.mp3', 'The SFTP port'],
    ['sftp|anna|secret|h|22|/a/../b.mp3', "no '..'"],
    [`${TEXT}\nnot a key`, 'private key is the whole text'],
  ])('%j is refused, and its secret not repeated', (text, words) => {
    const parsed = parseSftpAddress(text)
    expect(parsed.ok ? '' : parsed.problem.message).toContain(words)
    expect(JSON.stringify(parsed)).not.toContain('secret')
  })
})

test('a private key is taken with the line ends of any system, and nothing else is taken for one', () => {
  expect(readPrivateKey(` ${KEY.replaceAll('\n', '\r\n')}\r\n`)).toEqual({ ok: true, value: KEY })
  expect(readPrivateKey('ssh-ed25519 AAAA anna')).toMatchObject({ ok: false, problem: { field: 'sftpPrivateKey' } })
  expect(readPrivateKey(KEY.replace('\n', `\n${'A'.repeat(8_000)}\n`))).toMatchObject({ ok: false })
})

describe('on the wire one text is FTP or SFTP', () => {
  test.each([
    [{ FtpConnectionString: TEXT }, { kind: 'sftp', connectionString: TEXT, privateKey: '' }],
    [
      { FtpConnectionString: TEXT, sftpPrivateKey: KEY, sftpHostKey: HOST_KEY },
      { kind: 'sftp', connectionString: TEXT, privateKey: KEY, hostKey: HOST_KEY },
    ],
    [
      { FtpConnectionString: 'sftp|pass|h|21|/a.mp3' },
      { kind: 'ftp', connectionString: 'sftp|pass|h|21|/a.mp3', allowPlain: false },
    ],
    [
      { FtpConnectionString: 'sftp://anna@h:22/a.mp3', sftpHostKey: HOST_KEY },
      { kind: 'sftp', keep: 'sftp://anna@h:22/a.mp3', hostKey: HOST_KEY },
    ],
    [{ FtpConnectionString: 'anna@h:21/a.mp3' }, { kind: 'ftp', keep: 'anna@h:21/a.mp3' }],
  ])('%j', (wire, target) => {
    expect(readConnection(wire)).toEqual({ ok: true, value: target })
  })
})
