import { expect, test } from 'vitest'
import type { AnyEvent } from './bus.ts'
import { type NoticeFacts, noticeMail } from './notice-mail.ts'

const event = (type: AnyEvent['type'], more: object): AnyEvent => {
  const payload = { broadcastId: 'b', schedulerId: 's', airAt: '2026-10-25T08:00:00Z', kind: 'slot', ...more }
  return { id: 'event', topic: 'hourcast.broadcasts', key: 's', type, occurredAt: 0, payload } as AnyEvent
}

const mailOf = (about: AnyEvent, more: Partial<NoticeFacts> = {}) =>
  noticeMail({
    event: about,
    recoveryEventId: null,
    ownerEmail: 'ada@station.example',
    schedulerId: 's',
    stationName: 'Radio One',
    hostName: 'Ada',
    wall: '2026-10-25T09:00',
    nextWall: '2026-10-25T10:00',
    details: ['FTP, log in: the server answered "530 Login incorrect".'],
    overtaken: [],
    publicUrl: 'https://air.hourcast.example',
    ...more,
  })

const targets = (...missing: string[]) => ({
  rung: 'fresh',
  late: false,
  latenessMs: 0,
  targets: ['email', 'ftp', 'link'].map((kind) => ({ kind, delivered: !missing.includes(kind) })),
})
const works = event('broadcast.delivered', targets())
const refused = event('broadcast.target-failed', { target: 'ftp', code: 'ftp-530' })

const FTP = 'What you can do: check the FTP address and its password,'
const NOTHING = 'There is nothing that you have to do.'

test.each<[string, AnyEvent, string, string]>([
  ['does not reach FTP', refused, 'is made, but does not reach FTP', FTP],
  [
    'did not reach every target',
    event('broadcast.delivered', targets('ftp', 'email')),
    'was made, but did not reach e-mail and FTP.',
    FTP,
  ],
  [
    'did not reach every target',
    event('broadcast.delivered', targets('email')),
    'did not reach e-mail.',
    'check the e-mail address,',
  ],
  ['did not go out', event('broadcast.failed', { step: 'deliver-ftp', code: 'ftp-530', target: 'ftp' }), 'did not go out.', FTP],
  // An event of before `target`.
  ['did not go out', event('broadcast.failed', { step: 'deliver-ftp', code: 'ftp-530' }), 'did not go out.', FTP],
  ['did not go out', event('broadcast.failed', { step: 'render', code: 'timeout' }), 'did not go out.', NOTHING],
  ['was missed', event('broadcast.missed', { reason: 'outage' }), 'Hourcast was not running then', NOTHING],
  [
    'goes out with a stand-in',
    event('broadcast.fell-back', { rung: 'last-good', step: 'read', code: 'timeout' }),
    'goes out with your last good bulletin',
    'What you can do: check the sources.\nhttps://air.hourcast.example/schedule?id=s&step=AIHost',
  ],
  [
    'told no story',
    event('broadcast.delivered', { ...targets(), untold: { reason: 'other-language', stories: 4, isLasting: true } }),
    'aired, but told no story. None of 4 stories can be told',
    'check the language of the host, its task and its sources.',
  ],
])(
  'a mail that the broadcast %s says what happened, why, what to do and when the next one is due',
  (head, about, what, advice) => {
    const { subject, text } = mailOf(about)
    expect(subject).toBe(`Radio One: the 09:00 broadcast ${head}`)
    expect(text).toContain('the broadcast for Sunday 25 October 2026, 09:00 (station time) with Ada on Radio One')
    for (const said of [
      what,
      advice,
      '530 Login incorrect',
      'due on Sunday 25 October 2026, 10:00 (station time)',
      'once an hour',
    ])
      expect(text).toContain(said)
  },
)

test('of a target that is tried once more the mail says so, and asks for it to be mended before that', () => {
  const { text } = mailOf(event('broadcast.target-failed', { target: 'ftp', code: 'ftp-530', isTriedAgain: true }))
  expect(text).toContain('is made, but does not reach FTP: it is tried there once more at its air time.')
  expect(text).toContain('check the FTP address and its password before then.')
  expect(mailOf(refused).text).toContain('for this slot it is not tried there again.')
})

test('of a file that must lie there before air it says how long before', () => {
  const again = { isTriedAgain: true, triedAgainAt: '2026-10-25T07:58:00.000Z' }
  const { text } = mailOf(event('broadcast.target-failed', { target: 'ftp', code: 'ftp-530', ...again }))
  expect(text).toContain('it is tried there once more 2 minutes before its air time.')
})

test('of a late one whose place a newer one has taken the mail says that, and asks for nothing there', () => {
  const details = ['FTP: a newer bulletin lies there under the same name by now.']
  for (const about of [
    event('broadcast.target-failed', { target: 'ftp', code: 'overtaken' }),
    event('broadcast.failed', { step: 'deliver-ftp', code: 'overtaken', target: 'ftp' }),
    event('broadcast.delivered', targets('ftp')),
  ]) {
    const { subject, text } = mailOf(about, { overtaken: ['ftp'], details })
    expect(subject).toBe('Radio One: the 09:00 broadcast was ready too late for FTP')
    expect(text).toContain('was ready too late for FTP. A newer broadcast is there already, so this one was left out.')
    expect(text).toContain(NOTHING)
  }
  const both = mailOf(event('broadcast.delivered', targets('ftp', 'email')), { overtaken: ['ftp'] }).text
  expect(both).toContain('did not reach e-mail and FTP.')
  expect(both).toContain('check the e-mail address,')
})

test('where nothing else is planned the mail says so', () => {
  expect(mailOf(refused, { nextWall: null }).text).toContain('No other broadcast is planned.')
})

test('trouble that is over by the time of its mail asks for nothing, and its mail is another one than that of the trouble alone', () => {
  const { text, subject, messageId } = mailOf(refused, { recoveryEventId: 'recovery' })
  expect(subject).toBe('Radio One: the 09:00 broadcast does not reach FTP')
  expect(text).toContain('530 Login incorrect')
  expect(text).toContain('Since then a broadcast went out as planned: it works again.')
  expect(text).not.toMatch(/What you can do|once an hour/)
  expect(messageId).not.toBe(mailOf(refused).messageId)
})

test('a recovery by itself has nothing to complain of', () => {
  const { text, subject } = mailOf(works, { recoveryEventId: 'event' })
  expect(subject).toBe('Radio One works again')
  expect(text).toContain('went out as planned: it works again.')
  expect(text).not.toMatch(/went wrong|What you can do|once an hour|Since then/)
})
