import { describe, expect, test } from 'vitest'
import { openCalls } from './testing/open-calls.ts'
import { ANNA, PAYLOAD, saveAs } from './testing/saved-scheduler.ts'

describe('two who save the same scheduler', () => {
  test.each(['revision', 'If-Match'])('the second is told by its %s, and nothing is lost', async (by) => {
    const calls = await openCalls()
    const { basic } = await calls.owner(ANNA)
    const { schedulerId, revision } = await saveAs(calls, basic)
    const save = (hostName: string) =>
      calls.ask('saveScheduler', {
        body: { ...PAYLOAD, schedulerId, hostName, ...(by === 'revision' ? { revision } : {}) },
        headers: { ...basic, ...(by === 'If-Match' ? { 'if-match': `"${revision}"` } : {}) },
      })
    const answers = await Promise.all([save('Otto'), save('Berta')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = answers.find(({ status }) => status === 200)?.body as { hostName: string }
    const kept = await calls.ask('getScheduler', { params: { stationId: ANNA, schedulerId }, headers: basic })
    expect(kept.body).toMatchObject({ hostName: winner.hostName, revision: 2 })
  })

  test('an If-Match of no revision is stale, and * asks for any', async () => {
    const calls = await openCalls()
    const { basic } = await calls.owner(ANNA)
    const { schedulerId } = await saveAs(calls, basic)
    const save = async (tag: string) =>
      (await calls.ask('saveScheduler', { body: { ...PAYLOAD, schedulerId }, headers: { ...basic, 'if-match': tag } })).status
    expect([await save('"x"'), await save('W/"1"'), await save('*')]).toEqual([409, 409, 200])
  })
})

describe('bad input', () => {
  const schedule = PAYLOAD.schedules[0]
  test.each<[string, object, string]>([
    ['no host', { hostName: undefined }, 'hostName'],
    ['a host with a header of its own', { hostName: 'Clara\r\nBcc: x@y.example' }, 'hostName'],
    ['an invalid day', { schedules: [{ ...schedule, days: [8] }] }, 'schedules.0.days.0'],
    ['an invalid hour', { schedules: [{ ...schedule, hours: ['24:00'] }] }, 'schedules.0.hours.0'],
    ['a collision', { schedules: [schedule, { ...schedule, id: 'x2' }] }, 'schedules.1.hours'],
    ['25 schedules', { schedules: Array.from({ length: 25 }, (_, n) => ({ ...schedule, id: `s${n}` })) }, 'schedules'],
    ['an invalid tone', { voiceTone: 6 }, 'voiceTone'],
    ['a language that is a list', { language: [1] }, 'language'],
    ['two addresses', { email: 'a@station.example, b@station.example' }, 'email'],
    ['an address with a header', { email: 'a@station.example\r\nBcc: b@station.example' }, 'email'],
    ['a free mail provider', { email: 'anna@gmail.com' }, 'email'],
    ['an invalid FTP port', { FtpConnectionString: 'u|p|h|99999|/x.mp3' }, 'FtpConnectionString'],
    ['an invalid revision', { revision: -1 }, 'revision'],
  ])('%s is 422 at its field, and nothing is stored', async (_name, change, field) => {
    const calls = await openCalls()
    const { basic: headers } = await calls.owner(ANNA)
    const refused = await calls.ask('saveScheduler', { body: { ...PAYLOAD, ...change }, headers })
    expect(refused.body).toMatchObject({ status: 422, code: 'invalid', field })
    expect(await calls.services.db.prisma.scheduler.count()).toBe(0)
  })

  test('all that is wrong is told, not only the first', async () => {
    const calls = await openCalls()
    const { basic: headers } = await calls.owner(ANNA)
    const refused = await calls.ask('saveScheduler', { body: { ...PAYLOAD, hostName: 7, language: 99 }, headers })
    expect(refused.body).toMatchObject({
      errors: [
        { field: 'hostName', detail: 'The host name is a text.' },
        { field: 'language', detail: 'The language is a number from 0 to 13.' },
      ],
    })
  })

  test('a megabyte in a field is too large, and one that fits the body is told at its field', async () => {
    const calls = await openCalls()
    const { basic: headers } = await calls.owner(ANNA)
    const megabyte = 'x'.repeat(1_000_000)
    for (const field of ['hostName', 'source', 'customTask', 'email', 'FtpConnectionString', 'musicFormat', 'stationId'])
      expect((await calls.ask('saveScheduler', { body: { ...PAYLOAD, [field]: megabyte }, headers })).status, field).toBe(413)
    const long = await calls.ask('saveScheduler', { body: { ...PAYLOAD, hostName: 'x'.repeat(1_000) }, headers })
    expect(long.body).toMatchObject({ status: 422, field: 'hostName' })
  })

  test('names in any script, and markup, come back as they were', async () => {
    const calls = await openCalls()
    const { basic: headers } = await calls.owner(ANNA)
    const names = { hostName: 'ليلى 🎙️', stationName: '<script>alert(1)</script>', selectedLocation: '=cmd|calc!A1' }
    expect(await saveAs(calls, headers, names)).toMatchObject(names)
  })
})

test('an FTP connection comes back masked, also with | in its password, and the masked form keeps it', async () => {
  const calls = await openCalls()
  const { basic: headers } = await calls.owner(ANNA)
  const secret = 'pa|ss|word'
  const FtpConnectionString = `anna|${secret}|ftp.radio.example|21|/in/{HH}.mp3`
  const made = await saveAs(calls, headers, { FtpConnectionString, email: 'desk@station.example' })
  expect(made).toMatchObject({ FtpConnectionString: 'anna@ftp.radio.example:21/in/{HH}.mp3', email: 'desk@station.example' })
  const sealed = async () =>
    (await calls.services.db.prisma.target.findFirst({ where: { kind: 'ftp', removedAt: null } }))?.sealed
  const before = await sealed()
  const kept = await saveAs(calls, headers, { ...made, hostName: 'Otto' })
  expect([kept.FtpConnectionString, await sealed()]).toEqual([made.FtpConnectionString, before])
  const list = await calls.ask('listSchedulers', { params: { stationId: ANNA }, headers })
  expect(list.text).not.toContain('ss|word')
})
