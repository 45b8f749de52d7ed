import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatOfPath, pathInFormat } from './audio-format.ts'
import { expandFilePath } from './file-path.ts'
import { maskFtpAddress, parseFtpAddress } from './ftp-address.ts'

describe('the name of a file says in which format it is delivered', () => {
  it.each([
    ['/radio/{HH}.wav', 'wav'],
    ['/radio/NEWS.WAV', 'wav'],
    ['.wav', 'wav'],
    ['/radio/{HH}.mp3', 'mp3'],
    ['/radio/news', 'mp3'],
    ['/radio/news.wav.bak', 'mp3'],
    ['/a.wav/news.mp2', 'mp3'],
  ])('%s: %s', (path, format) => expect(formatOfPath(path)).toBe(format))

  it.each([
    ['/radio/{HH}.mp3', 'wav', '/radio/{HH}.wav'],
    ['/radio/{HH}.WAV', 'mp3', '/radio/{HH}.mp3'],
    ['/radio/news', 'wav', '/radio/news.wav'],
    ['/radio/news.dat', 'wav', '/radio/news.dat.wav'],
    ['/radio/news.dat', 'mp3', '/radio/news.dat'],
  ] as const)('%s as %s is %s', (path, format, expected) => expect(pathInFormat(path, format)).toBe(expected))

  it('says the same of the path as it was typed, as it is shown, and as it is filled in for a slot', () => {
    const path = fc.stringMatching(/^\/[a-z.{}]{0,12}(\{HH\}|\{host\}|\{slot\}|news)(\.wav|\.mp3|\.WAV|)$/)
    fc.assert(
      fc.property(path, fc.string(), (filePath, host) => {
        const parsed = parseFtpAddress(`anna|secret|ftp.radio.example|21|${filePath}`)
        fc.pre(parsed.ok)
        const format = formatOfPath(filePath)
        expect(formatOfPath(maskFtpAddress(parsed.value))).toBe(format)
        expect(formatOfPath(expandFilePath(filePath, { wall: '2026-10-25T02:00', host }))).toBe(format)
      }),
    )
  })
})
