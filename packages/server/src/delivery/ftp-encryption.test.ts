import { describe, expect, test } from 'vitest'
import { air, FINAL, givenFtp, hasty, on } from './testing/given-ftp.ts'
import { TEST_CERTIFICATE } from './testing/test-certificate.ts'

describe('encryption', () => {
  test('a server with a certificate that holds is used encrypted, data too', async () => {
    const all = await givenFtp({ tls: true, more: { allowPlain: false }, extraCa: TEST_CERTIFICATE })
    expect(await air(all)).toMatchObject({ encryption: 'verified', answer: 250 })
    expect(all.server.commands.slice(0, 1)).toEqual(['AUTH TLS'])
    expect(all.server.commands).toContain('PROT P')
    expect(all.server.files.get(FINAL)?.equals(all.mp3)).toBe(true)
  })

  test('a self-signed certificate is refused before a word of the log-in, and the message says what to do', async () => {
    const all = await givenFtp({ tls: true, more: { allowPlain: false } })
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({
      permanent: true,
      code: 'certificate',
      message: expect.stringMatching(/^FTP, encrypt: the certificate does not hold \(DEPTH_ZERO_SELF_SIGNED_CERT\)/),
    })
    expect(all.server.commands.filter((command) => /^(USER|PASS)/.test(command))).toEqual([])
  })

  test('anybody who ticked plain FTP gets encryption even from a server that nobody vouches for', async () => {
    const all = await givenFtp({ tls: true })
    expect(await air(all)).toMatchObject({ encryption: 'unverified' })
  })

  test('a server without encryption is refused unless the owner ticked plain FTP', async () => {
    const all = await givenFtp({ more: { allowPlain: false } })
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({ permanent: true, code: 'no-encryption' })
    expect(all.server.commands.filter((command) => /^(USER|PASS)/.test(command))).toEqual([])
  })

  test('a busy answer to AUTH is no reason to go on in plain', async () => {
    const all = await givenFtp({ tls: true })
    all.server.intercept = on('AUTH', '421 Try again later')
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({ permanent: false, code: 'ftp-421' })
    expect(all.server.commands.filter((command) => /^(USER|PASS)/.test(command))).toEqual([])
  })

  test('a handshake that never ends is given up', async () => {
    const all = await givenFtp({ tls: true, timeouts: hasty })
    all.server.intercept = on('AUTH', '234 Go ahead')
    await expect(all.driver.stage(all.job)).rejects.toMatchObject({
      permanent: false,
      message: expect.stringContaining('encrypt'),
    })
  })
})
