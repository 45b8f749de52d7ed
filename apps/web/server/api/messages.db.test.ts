import { describe, expect, test } from 'vitest'
import { openCalls } from './testing/open-calls.ts'

const ANNA = 'anna@radio.example'
const OPERATOR = 'hourcast@hourcast.example'

describe('a message', () => {
  test('of a visitor goes to the operator', async () => {
    const calls = await openCalls()
    const body = { name: 'Vera', email: 'vera@plant.example', message: 'We would like\na host.' }
    const sent = await calls.ask('sendMessaging', { body })
    expect([sent.status, sent.body]).toEqual([200, { message: 'Email sent successfully' }])
    expect(calls.box.mails).toMatchObject([
      { to: OPERATOR, subject: 'Inquiry by Vera', text: 'Vera <vera@plant.example> writes:\n\nWe would like\na host.\n' },
    ])
  })

  test.each<[string, object, object]>([
    ['a type', { type: 'settings' }, { subject: 'Hourcast: settings' }],
    ['a subject', { subject: 'My settings' }, { subject: 'My settings' }],
  ])('with a recipient and %s goes to the owner’s own address, and to nobody else', async (_name, head, mail) => {
    const calls = await openCalls()
    const { basic: headers } = await calls.owner(ANNA)
    const body = { ...head, recipient: 'Anna@Radio.example', content: '{"timeZone":"UTC"}' }
    expect((await calls.ask('sendMessaging', { body, headers })).status).toBe(200)
    expect(calls.box.mails).toMatchObject([{ to: ANNA, ...mail }])
    expect((await calls.ask('sendMessaging', { body })).status).toBe(401)
    const foreign = await calls.ask('sendMessaging', { body: { ...body, recipient: 'victim@plant.example' }, headers })
    expect(foreign.body).toMatchObject({ status: 403, field: 'recipient' })
    expect(calls.box.mails).toHaveLength(1)
  })

  const inquiry = { name: 'Vera', email: 'vera@plant.example', message: 'Hello' }
  test.each<object>([
    {},
    { ...inquiry, name: '' },
    { ...inquiry, name: 'Vera\r\nBcc: victim@plant.example' },
    { ...inquiry, name: 'Vera\0' },
    { ...inquiry, name: 'x'.repeat(101) },
    { ...inquiry, email: 'vera' },
    { ...inquiry, email: 'vera@plant.example\r\nBcc: victim@plant.example' },
    { ...inquiry, email: 'vera@plant.example,victim@plant.example' },
    { ...inquiry, email: '"Vera" <vera@plant.example>' },
    { ...inquiry, message: '' },
    { ...inquiry, message: 'a\0b' },
    { ...inquiry, message: 'x'.repeat(4_001) },
    { recipient: ANNA, subject: 'a\r\nb', content: 'x' },
  ])('%j is refused, and nothing is mailed', async (body) => {
    const calls = await openCalls()
    const { basic: headers } = await calls.owner(ANNA)
    expect((await calls.ask('sendMessaging', { body, headers })).status).toBe(422)
    expect(calls.box.mails).toEqual([])
  })

  test('that the mail server does not take is told in the specification’s words', async () => {
    const calls = await openCalls()
    calls.box.isAway = true
    const failed = await calls.ask('sendMessaging', { body: inquiry })
    expect(failed.body).toMatchObject({ status: 503, detail: 'Error sending email' })
    expect(calls.lines.join('')).not.toContain('plant.example')
  })
})

describe('an entry for the message board', () => {
  test('is mailed; its message may hold |', async () => {
    const calls = await openCalls()
    const { basic: headers } = await calls.owner(ANNA)
    expect((await calls.ask('sendData', { body: { data: 'Anna|Porto|Good|morning' }, headers })).status).toBe(200)
    expect(calls.box.mails).toMatchObject([
      {
        to: OPERATOR,
        subject: 'Message board: Anna',
        text: expect.stringContaining('Anna, Porto (anna@radio.example) writes for the message board:\n\nGood|morning'),
      },
    ])
  })

  test('is read back as data: by its author at once, by others when it is released', async () => {
    const calls = await openCalls()
    const { basic: headers } = await calls.owner(ANNA)
    const { basic: another } = await calls.owner('otto@radio.example')
    await calls.ask('sendData', { body: { data: 'Anna|Porto|Good morning' }, headers })
    const board = async (reader: Record<string, string>) =>
      (await calls.ask('getData', { query: { das: 'board' }, headers: reader })).body
    expect(await board(headers)).toMatchObject({
      Table: [{ name: 'Anna', location: 'Porto', message: 'Good morning', isReleased: false }],
    })
    expect(await board(another)).toEqual({ Table: [] })
    await calls.services.db.prisma.boardEntry.updateMany({ data: { releasedAt: new Date() } })
    expect(await board(another)).toMatchObject({ Table: [{ name: 'Anna', isReleased: true }] })
    expect(JSON.stringify(await board(another))).not.toContain('@')
  })

  test.each(['', 'Anna', 'Anna|Porto', 'Anna|Porto|', '|Porto|Hello', 'Anna\r\nBcc: x@y.example|Porto|Hello', 'Anna|Porto|a\0b'])(
    '%j is refused',
    async (data) => {
      const calls = await openCalls()
      const { basic: headers } = await calls.owner(ANNA)
      expect((await calls.ask('sendData', { body: { data }, headers })).body).toMatchObject({ status: 422, field: 'data' })
      expect(calls.box.mails).toEqual([])
    },
  )
})
