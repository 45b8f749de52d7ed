import { expect, test } from 'vitest'
import { outputOf } from '../testing/output-of.ts'
import { broadcastCommand, refusedPairs } from './broadcast.ts'

const broadcast = (...args: string[]) => outputOf(broadcastCommand(), args)
const source = ['--source', 'feed.example'] as const

test.each<[string, string[], string]>([
  ['no place to go', [], 'Say where the bulletin goes: --out FILE.mp3, or --text'],
  ['a language that is not on the list', ['--text', '--language', 'Klingon'], "--language: 'Klingon' is none of the 14"],
  ['an invalid type', ['--text', '--type', 'Gossip'], "--type: 'Gossip'"],
  ['tone 6', ['--text', '--tone', '6'], '--tone: 0, 1, 2, 3, 4 or 5'],
  ['half a tone', ['--text', '--tone', '1.5'], '--tone: '],
  ['an invalid date', ['--text', '--at', 'soon'], "--at: 'soon' is not an ISO instant"],
  ['a time without its offset', ['--text', '--at', '2026-11-23T07:00:00'], "--at: '2026-11-23T07:00:00' is not"],
  ['a folder that is not there', ['--out', '/none/bulletin.mp3'], '--out: /none must be a folder'],
  ['a folder', ['--out', '/tmp/'], '--out: /tmp/ is a folder; name a file in it'],
  ['a zone that nobody knows', ['--text', '--zone', 'Mars/Olympus'], "--zone: 'Mars/Olympus'"],
])('%s is a wrong use, told before anything is read', async (_what, args, words) => {
  await expect(broadcast(...source, ...args)).rejects.toMatchObject({ exitCode: 2, message: expect.stringContaining(words) })
})

test.each<[string, string[], string]>([
  ['no source', ['--text'], '--source <url...>'],
  ['an invalid mode', [...source, '--mode', 'smoke', '--text'], 'rss, json, https, curl'],
  ['an invalid length', [...source, '--length', 'endless', '--text'], 'short, long'],
])('%s is refused with what there is to choose from', async (_what, args, words) => {
  await expect(broadcast(...args)).rejects.toMatchObject({ name: 'CommanderError', message: expect.stringContaining(words) })
})

const PRIVATE = 'leads to a private or reserved network address, which is not allowed.'
test.each<[string, string, string, string[]]>([
  ['localhost:3190/feed.xml', 'port', 'Port 3190 of localhost is not allowed: only 80, 443 are.', ['localhost:3190']],
  ['radio.lan/feed', 'private-address', `radio.lan/feed: radio.lan ${PRIVATE}`, ['radio.lan:80', 'radio.lan:443']],
  ['[::1]:8080/feed', 'private-address', `[::1]:8080/feed: ::1 ${PRIVATE}`, ['[::1]:8080']],
  // It was sent on to there by somebody else.
  ['feed.example/x', 'private-address', `feed.example/x: 10.0.0.1 ${PRIVATE}`, []],
  ['feed.example/x', 'unknown-host', 'feed.example was not found', []],
])('%s refused with %s can be allowed by its operator', (url, code, message, pairs) => {
  expect(refusedPairs({ url, code, message })).toEqual(pairs)
})
