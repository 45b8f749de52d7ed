import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientFamily, familyName } from './client-families.ts'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36', 'browser'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0', 'browser'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'browser',
  ],
  ['VLC/3.0.20 LibVLC/3.0.20', 'vlc'],
  ['Liquidsoap/2.2.5 (Unix; OCaml 4.14.1)', 'liquidsoap'],
  ['Mozilla/5.0 (AzuraCast) AppleWebKit/537.36 Chrome/100.0 Safari/537.36', 'azuracast'],
  ['RadioDJ v2', 'radiodj'],
  ['mAirList/7.3.2', 'mairlist'],
  ['Lavf/60.16.100', 'ffmpeg'],
  ['mpv 0.37.0', 'mpv'],
  ['curl/8.5.0', 'curl'],
  ['Wget/1.21.4', 'curl'],
  ['AppleCoreMedia/1.0.0.21F90 (iPhone; U; CPU OS 17_5_1 like Mac OS X; en_us)', 'podcast'],
  ['AntennaPod/3.4.0', 'podcast'],
  ['Pocket Casts', 'podcast'],
  ['python-requests/2.32.3', 'script'],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'robot'],
  ['Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)', 'robot'],
  ['', 'other'],
  ['SomethingNew/1.0', 'other'],
])('%s is %s', (userAgent, family) => {
  expect(clientFamily(userAgent)).toBe(family)
})

test('every text that a stranger may write is of one family that has a name', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2_000 }), (userAgent) => {
      expect(familyName(clientFamily(userAgent))).not.toBe('')
    }),
  )
})

test('a family of a newer version is another program; what was counted before anybody asked says so', () => {
  expect(familyName('of-tomorrow')).toBe('Other programs')
  expect(familyName('unknown')).toBe('Not told')
})
