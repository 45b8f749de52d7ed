import { expect, test } from 'vitest'
import { attention, type EndedBroadcast, type HostState } from './attention.ts'

const fine: EndedBroadcast = {
  ...{ broadcastId: 'b', airAt: 1_000, wall: '2026-11-22T05:00', state: 'delivered', rung: 'fresh' },
  ...{ failedStep: null, reason: null, givenUp: [], sourceFaults: [], untold: null },
}
const host = (changes: Partial<HostState> = {}): HostState => ({
  ...{ schedulerId: 's', hostName: 'Ada', isActive: true, weekly: 7, mailConsent: null, last: fine, ahead: null },
  ...changes,
})
const after = (last: Partial<EndedBroadcast>) => attention([host({ last: { ...fine, ...last } })])
const told = (items: ReturnType<typeof attention>) => items.map(({ about }) => about)

test('a host whose last broadcast went well, and one that has not aired yet, need nothing', () => {
  expect(attention([host(), host({ last: null }), host({ mailConsent: 'given' })])).toEqual([])
})

test('a failed broadcast is told with its reason, and its target not once more', () => {
  const refused = { kind: 'ftp', reason: 'FTP, log in: refused.' } as const
  const last = { state: 'failed', rung: null, failedStep: 'deliver-ftp', reason: refused.reason, givenUp: [refused] } as const
  expect(after(last)).toEqual([
    {
      ...{ schedulerId: 's', hostName: 'Ada', about: 'failed', kind: 'ftp' },
      ...{ broadcastId: 'b', airAt: 1_000, wall: '2026-11-22T05:00', reason: refused.reason },
    },
  ])
  const both = [refused, { kind: 'email', reason: 'E-mail: no such mailbox.' } as const]
  expect(told(after({ ...last, givenUp: both }))).toEqual(['failed', 'given-up'])
})

test('a target that was given up is told although the others got theirs', () => {
  expect(after({ givenUp: [{ kind: 'sftp', reason: null }] })).toMatchObject([{ about: 'given-up', kind: 'sftp', reason: null }])
})

test('what has not reached a target is told before its air time, and when it is tried there again', () => {
  const ahead = { broadcastId: 'next', airAt: 2_000, wall: '2026-11-22T06:00' }
  const refusedBy = [{ kind: 'ftp', reason: 'FTP, log in: 530 Login incorrect.', triedAgainAt: 1_500 }] as const
  expect(attention([host({ last: null, ahead: { ...ahead, refusedBy } })])).toEqual([
    { schedulerId: 's', hostName: 'Ada', about: 'refused-ahead', ...ahead, ...refusedBy[0] },
  ])
})

test('a fall-back tells what aired instead and why; sources that were its reason are not told again', () => {
  const last = { rung: 'last-good', failedStep: 'read', reason: 'feed.example answered 503.' } as const
  expect(after({ ...last, sourceFaults: ['feed.example answered 503.'] })).toMatchObject([
    { about: 'fell-back', rung: 'last-good', reason: 'feed.example answered 503.' },
  ])
  expect(told(after({ ...last, failedStep: 'render', sourceFaults: ['feed.example answered 503.'] }))).toEqual([
    'fell-back',
    'sources',
  ])
})

test('sources that failed while others could be read are told: how many, and why the first', () => {
  expect(after({ sourceFaults: ['a.example answered 404.', 'b.example is gone.'] })).toMatchObject([
    { about: 'sources', count: 2, reason: 'a.example answered 404.' },
  ])
})

test('a host that has told nothing for a day is named with the reason; one quiet bulletin is not', () => {
  const none = { reason: 'other-language', stories: 4, since: 0, bulletins: 24, isFromStart: false } as const
  expect(after({ airAt: 24 * 3_600_000, untold: none })).toMatchObject([
    { about: 'untold', reason: expect.stringContaining('another language') },
  ])
  expect(after({ airAt: 3_600_000, untold: none })).toEqual([])
})

test('a recipient who has not confirmed, or wants no mails, is told', () => {
  expect(attention([host({ mailConsent: 'waiting' })])).toMatchObject([{ about: 'mail', consent: 'waiting' }])
  expect(attention([host({ mailConsent: 'refused' })])).toMatchObject([{ about: 'mail', consent: 'refused' }])
})

test('a paused host with slots is told by how much it does not air, and nothing else of it', () => {
  const last = { ...fine, state: 'failed' } as const
  expect(attention([host({ isActive: false, last })])).toEqual([
    { schedulerId: 's', hostName: 'Ada', about: 'paused', weekly: 7 },
  ])
  expect(attention([host({ isActive: false, weekly: 0 })])).toEqual([])
})

test('what can still be mended comes first, then the gravest, of two alike the newer', () => {
  const failing = (hostName: string, airAt: number) =>
    host({ hostName, last: { ...fine, airAt, state: 'failed', failedStep: 'render' } })
  const hosts = [
    host({ hostName: 'Paused', isActive: false }),
    host({ hostName: 'Mail', mailConsent: 'waiting' }),
    host({ hostName: 'Sources', last: { ...fine, sourceFaults: ['x'] } }),
    host({ hostName: 'Stand-in', last: { ...fine, rung: 'ident' } }),
    host({ hostName: 'Target', last: { ...fine, givenUp: [{ kind: 'ftp', reason: null }] } }),
    host({ hostName: 'Missed', last: { ...fine, state: 'missed', rung: null } }),
    failing('Older', 1_000),
    failing('Newer', 2_000),
    host({ hostName: 'Ahead', ahead: { ...fine, airAt: 3_000, refusedBy: [{ kind: 'ftp', reason: null, triedAgainAt: null }] } }),
  ]
  expect(attention(hosts).map(({ hostName }) => hostName)).toEqual([
    ...['Ahead', 'Newer', 'Older', 'Missed', 'Target', 'Stand-in', 'Sources', 'Mail', 'Paused'],
  ])
})

test('what several hosts missed at one time is one thing: Hourcast was away', () => {
  const missing = (hostName: string, airAt = 0) => host({ hostName, last: { ...fine, airAt, state: 'missed', rung: null } })
  const failed = host({ hostName: 'Cy', last: { ...fine, state: 'failed', failedStep: 'render' } })
  expect(attention([missing('Ada'), missing('Bo'), failed])).toMatchObject([
    { about: 'failed', hostName: 'Cy' },
    { about: 'outage', hosts: 2 },
  ])
  expect(told(attention([missing('Ada')]))).toEqual(['missed'])
  const hour = 3_600_000
  expect(attention([missing('Ada', 48 * hour), missing('Bo'), missing('Cy', 49 * hour)])).toMatchObject([
    { about: 'outage', hosts: 2, hostName: 'Ada' },
    { about: 'missed', hostName: 'Bo' },
  ])
})
