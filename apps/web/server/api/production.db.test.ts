import { describe, expect, test } from 'vitest'
import { openCalls } from './testing/open-calls.ts'

const ANNA = 'anna@radio.example'

const opened = async () => {
  const calls = await openCalls()
  const { basic } = await calls.owner(ANNA)
  return { calls, headers: basic }
}

describe('a production', () => {
  const QUERY = {
    _voiceTone: '2',
    _hostName: 'Clara',
    _stationName: 'Harbour Radio',
    _location: 'Porto',
    _voiceLanguage: '6',
    _voiceLanguageName: 'Portuguese',
    _musicFormat: 'Jazz',
    _task: 'Weather',
    _source: 'news.example/feed',
    _scheduleId: '',
    _schedule: JSON.stringify([{ id: 'a', days: [1, 2], hours: ['7:00'] }]),
    _length: '1',
    _stype: '1',
  }

  test('is checked, saved, answered in the specification’s words and confirmed by e-mail', async () => {
    const { calls, headers } = await opened()
    const made = await calls.ask('createSample', { query: { ...QUERY, _email: 'desk@station.example' }, headers })
    expect(made.body).toMatchObject({
      message:
        'Scheduling was sent successfully. Due to large amount of requests this will be validated accordingly. Please wait for email confirmation in the next hours.',
    })
    const { schedulerId } = made.body as { schedulerId: string }
    const saved = await calls.ask('getScheduler', { params: { stationId: ANNA, schedulerId }, headers })
    expect(saved.body).toMatchObject({
      ...{
        hostName: 'Clara',
        language: 6,
        voiceTone: 2,
        presentationType: 2,
        musicFormat: 'Jazz',
        email: 'desk@station.example',
      },
      ...{ source: 'news.example/feed', length: 'short', schedules: [{ id: 'a', days: [1, 2], hours: ['7:00'] }] },
    })
    // The reader at the delivery address is asked too, in another mail.
    expect(calls.box.mails.filter(({ to }) => to === ANNA)).toMatchObject([
      { to: ANNA, text: expect.stringContaining('Monday 30 November 2026, 07:00 (UTC)') },
    ])

    const changed = await calls.ask('createSample', { query: { ...QUERY, _scheduleId: schedulerId, _hostName: 'Otto' }, headers })
    expect(changed.body).toMatchObject({ schedulerId, revision: 2 })
  })

  test('is saved also when the confirmation cannot be mailed', async () => {
    const { calls, headers } = await opened()
    calls.box.isAway = true
    expect((await calls.ask('createSample', { query: QUERY, headers })).status).toBe(200)
    expect(calls.lines.join('')).toContain('"code":"unreachable"')
  })

  test.each([
    ['_schedule', 'Monday'],
    ['_schedule', '[]'],
    ['_voiceTone', '9'],
    ['_voiceLanguage', '99'],
    ['_hostName', ''],
    ['_location', 'a\r\nb'],
    ['_email', 'anna@gmail.com'],
    ['_email', 'a@b.example\r\nBcc: c@d.example'],
    ['_musicFormat', 'Polka'],
    ['_length', 'endless'],
    ['_scheduleId', 'no/id'],
  ])('%s=%j is refused at its parameter, and nothing is stored', async (field, value) => {
    const { calls, headers } = await opened()
    const refused = await calls.ask('createSample', { query: { ...QUERY, [field]: value }, headers })
    expect(refused.body).toMatchObject({ status: 422, field })
    expect(await calls.services.db.prisma.scheduler.count()).toBe(0)
  })

  test('with neither parameters nor a body there is nothing to make', async () => {
    const { calls, headers } = await opened()
    expect((await calls.ask('createSample', { headers })).body).toMatchObject({ status: 422, field: 'hostName' })
  })
})
