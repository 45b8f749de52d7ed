import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CUSTOM_ACTION } from '../hosts/presentation-types.ts'
import { type SchedulerSettings, schedulerFromWire, schedulerToWire } from './wire.ts'

/** As the wizard posts it. */
const posted = {
  stationId: 'desk@station.example',
  schedulerId: '',
  voiceTone: 2,
  hostName: 'Clara',
  presentationType: 1,
  stationName: 'Harbour Radio',
  selectedLocation: 'Porto',
  language: 6,
  audioFileUrl: '',
  source: 'https://news.example/feed|http://127.0.0.1:3000/feed.xml',
  customTask: '',
  FtpConnectionString: '',
  schedules: [{ id: 'x1', days: [1, 2, 3, 4, 5], hours: ['0:00', '07:30'] }],
  lenght: '1',
  stype: '1',
}
const refusal = (change: object) => {
  const parsed = schedulerFromWire({ ...posted, ...change })
  return parsed.ok ? 'accepted' : `${parsed.problem.field}: ${parsed.problem.message}`
}

describe('a scheduler from the wire', () => {
  test('becomes clean settings; the link is always a target', () => {
    expect(schedulerFromWire(posted)).toEqual({
      ok: true,
      value: {
        stationId: 'desk@station.example',
        schedulerId: undefined,
        settings: {
          hostName: 'Clara',
          stationName: 'Harbour Radio',
          location: 'Porto',
          language: 6,
          voiceTone: 2,
          presentationType: 1,
          customTask: '',
          musicFormat: '',
          inputMode: 'rss',
          sources: ['news.example/feed', 'http://127.0.0.1:3000/feed.xml'],
          length: 'short',
          includeDateTime: true,
          musicBed: false,
          voice: '',
          schedules: [{ id: 'x1', days: [1, 2, 3, 4, 5], hours: ['0:00', '07:30'] }],
          isActive: true,
        },
        targets: [{ kind: 'link' }],
      },
    })
  })

  test('may name a voice, by its id', () => {
    const voiceOf = (voice: unknown) => schedulerFromWire({ ...posted, voice })
    for (const id of ['en-US:kristin', 'built-in:pt:f']) expect(voiceOf(id)).toMatchObject({ value: { settings: { voice: id } } })
    for (const none of ['', null, undefined]) expect(voiceOf(none)).toMatchObject({ value: { settings: { voice: '' } } })
    for (const no of ['kristin', 7, 'en-US:a\nb']) expect(voiceOf(no)).toMatchObject({ problem: { field: 'voice' } })
  })

  test('form fields may be text, and location may be called by either name', () => {
    const form = {
      ...posted,
      voiceTone: '5',
      language: '0',
      presentationType: '7',
      selectedLocation: undefined,
      location: 'Lyon',
    }
    expect(schedulerFromWire({ ...form, includeDateTime: 'false', customTask: 'Read the tides' })).toMatchObject({
      value: {
        settings: { voiceTone: 5, language: 0, presentationType: CUSTOM_ACTION, location: 'Lyon', includeDateTime: false },
      },
    })
  })

  test.each<[unknown, boolean]>([
    ['true', true],
    [true, true],
    [undefined, true],
    ['false', false],
    ['', false],
    ['TRUE', false],
    [0, false],
  ])('isActive %j means active: %s', (isActive, expected) => {
    expect(schedulerFromWire({ ...posted, isActive })).toMatchObject({ value: { settings: { isActive: expected } } })
  })

  test('e-mail and FTP are targets where they are filled in', () => {
    const ftp = 'user|pa|ss|ftp.station.example|21|/a.mp3'
    expect(
      schedulerFromWire({ ...posted, email: 'desk@station.example', FtpConnectionString: ftp, allowPlainFtp: 'true' }),
    ).toMatchObject({
      value: {
        targets: [
          { kind: 'link' },
          { kind: 'email', address: 'desk@station.example' },
          { kind: 'ftp', connectionString: ftp, allowPlain: true },
        ],
      },
    })
  })

  test('the masked FTP address that came back means: keep what is stored', () => {
    expect(schedulerFromWire({ ...posted, FtpConnectionString: 'user@ftp.station.example:21/a.mp3' })).toMatchObject({
      value: { targets: [{ kind: 'link' }, { kind: 'ftp', keep: 'user@ftp.station.example:21/a.mp3' }] },
    })
  })
})

describe('bad input names its field', () => {
  const schedule = { id: 'x', days: [1], hours: ['7:00'] }
  test.each<[object, string]>([
    [{ hostName: undefined }, 'hostName: The host name is missing.'],
    [{ hostName: '  ' }, 'hostName: The host name is missing.'],
    [{ hostName: 7 }, 'hostName: The host name is a text.'],
    [{ hostName: 'Clara\r\nBcc: x@y.example' }, 'hostName: The host name is one line, without control characters.'],
    [{ stationName: 'x'.repeat(101) }, 'stationName: The station name has at most 100 characters.'],
    [{ selectedLocation: 'a\0b' }, 'selectedLocation: The location is one line, without control characters.'],
    [{ language: 14 }, 'language: The language is a number from 0 to 13.'],
    [{ voiceTone: 'loud' }, 'voiceTone: The voice tone is a number from 0 to 5.'],
    [{ presentationType: 1.5 }, 'presentationType: The presentation type is a number from 0 to 7.'],
    [{ musicFormat: 'Polka' }, 'musicFormat: This music format is not on the list.'],
    [{ inputMode: 'ftp' }, 'inputMode: The input mode is curl, https, json or rss.'],
    [{ length: 'endless' }, 'length: The length is short or long.'],
    [{ includeDateTime: 'perhaps' }, 'includeDateTime: Whether date and time are spoken is true or false.'],
    [{ customTask: 'x'.repeat(4_001) }, 'customTask: The task has at most 4000 characters.'],
    [{ customTask: 'a\0b' }, 'customTask: The task holds no NUL.'],
    [{ source: ['a.example'] }, 'source: The source is a text, several joined by |.'],
    [{ source: 'a.example/\0' }, 'source: A source holds no NUL.'],
    [
      { source: Array.from({ length: 21 }, (_, index) => `a${index}.example`).join('|') },
      'source: A host reads at most 20 sources.',
    ],
    [{ schedules: undefined }, 'schedules: Schedules are a list of {id, days, hours}.'],
    [
      { schedules: [{ ...schedule, hours: ['24:00'] }] },
      'schedules.0.hours.0: Invalid hour format. Please enter a valid hour in the format HH:MM.',
    ],
    [{ schedules: [{ ...schedule, days: [8] }] }, 'schedules.0.days.0: A day is a number from 1 (Monday) to 7 (Sunday).'],
    [
      { schedules: [schedule, { ...schedule, id: 'y' }] },
      'schedules.1.hours: Warning: Collision detected: Schedule 1 and 2 overlap on Monday at 7:00.',
    ],
    [{ schedulerId: '../etc' }, 'schedulerId: The scheduler id holds letters, digits, - and _ only, at most 64.'],
    [
      { email: 'desk@gmail.com' },
      'email: gmail.com is a free mail provider. Broadcasts are sent to an address of your station or company only.',
    ],
    [{ FtpConnectionString: 'user|pass|host|0|/a' }, 'FtpConnectionString: The FTP port is a number from 1 to 65535.'],
    [
      { FtpConnectionString: 'user|pass|host|21|/a\n' },
      'FtpConnectionString: The FTP connection holds no line breaks or control characters.',
    ],
  ])('%j', (change, message) => {
    expect(refusal(change)).toBe(message)
  })

  test.each([null, undefined, 'text', 7, []])('%j is no scheduler', (input) => {
    expect(schedulerFromWire(input)).toEqual({
      ok: false,
      problem: { code: 'invalid', message: 'A scheduler is an object with the fields of the wizard.' },
    })
  })

  test('any JSON at all is answered, and never with an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(posted), 'email', 'isActive'), (value, key) => {
        expect(typeof schedulerFromWire(value).ok).toBe('boolean')
        expect(typeof schedulerFromWire({ ...posted, [key]: value }).ok).toBe('boolean')
      }),
    )
  })
})

describe('a scheduler on the wire', () => {
  const parsed = schedulerFromWire(posted)
  if (!parsed.ok) throw new Error(parsed.problem.message)
  const settings: SchedulerSettings = parsed.value.settings
  const saved = { stationId: 'desk@station.example', schedulerId: 'abc', settings }

  test('has the odd names and spellings', () => {
    expect(schedulerToWire({ ...saved, audioFileUrl: 'https://hourcast.example/station/abc.mp3' })).toMatchObject({
      stationId: 'desk@station.example',
      schedulerId: 'abc',
      selectedLocation: 'Porto',
      location: 'Porto',
      source: 'news.example/feed|http://127.0.0.1:3000/feed.xml',
      isActive: 'true',
      lenght: '1',
      stype: '1',
      audioFileUrl: 'https://hourcast.example/station/abc.mp3',
    })
    expect(schedulerToWire({ ...saved, settings: { ...settings, isActive: false } }).isActive).toBe('false')
  })

  test('what is shown can be posted back and means the same', () => {
    const wire = schedulerToWire({ ...saved, email: 'desk@station.example', maskedFtp: 'user@ftp.station.example:21/a.mp3' })
    expect(schedulerFromWire(wire)).toEqual({
      ok: true,
      value: {
        ...saved,
        targets: [
          { kind: 'link' },
          { kind: 'email', address: 'desk@station.example' },
          { kind: 'ftp', keep: 'user@ftp.station.example:21/a.mp3' },
        ],
      },
    })
  })
})
