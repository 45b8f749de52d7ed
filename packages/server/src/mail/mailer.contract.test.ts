import { randomBytes } from 'node:crypto'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Mail } from './mailer.ts'
import { type Mailbox, openFileMailbox, openSmtpMailbox, realSmtpMailboxes } from './testing/mailboxes.ts'

const smtp: [string, () => Promise<Mailbox>][] = [['an SMTP server', openSmtpMailbox], ...realSmtpMailboxes(process.env)]
const all: [string, () => Promise<Mailbox>][] = [['files', openFileMailbox], ...smtp]

const freshMail = (more: Partial<Mail> = {}): Mail => ({
  to: 'owner@station.example',
  subject: 'Ö3: the bulletin of 10:00 — “ready”',
  text: 'Good morning.\n\nÜber uns: 100 % on time.\n.\nA line after a lone dot.\n',
  messageId: `<${randomBytes(16).toString('hex')}@hourcast.example>`,
  ...more,
})

const usingMailbox = (open: () => Promise<Mailbox>) => {
  let mailbox: Mailbox
  beforeAll(async () => {
    mailbox = await open()
  })
  afterAll(() => mailbox.close())
  const arrivedAs = async (messageId: string, atLeast = 1) =>
    vi.waitFor(
      async () => {
        const found = (await mailbox.arrived()).filter((text) => text.includes(messageId))
        expect(found.length).toBeGreaterThanOrEqual(atLeast)
        return found
      },
      { timeout: 10_000, interval: 50 },
    )
  return { send: (mail: Mail, signal?: AbortSignal) => mailbox.mailer.send(mail, { signal }), arrivedAs }
}

const parseFirst = ([text = '']: string[]) => PostalMime.parse(text)

describe.each(all)('a mail through %s', (_name, open) => {
  const { send, arrivedAs } = usingMailbox(open)

  test('arrives with its subject, text, addresses and Message-ID as they were', async () => {
    const mail = freshMail()
    const receipt = await send(mail)
    expect(receipt).toMatchObject({ messageId: mail.messageId, accepted: true })
    const arrived = await parseFirst(await arrivedAs(mail.messageId))
    expect(arrived).toMatchObject({ subject: mail.subject, messageId: mail.messageId })
    expect(arrived.text?.trim()).toBe(mail.text.trim())
    expect(arrived.to).toMatchObject([{ address: mail.to }])
    expect(arrived.from).toMatchObject({ name: 'Hourcast', address: 'hourcast@hourcast.example' })
    expect(Math.abs(Date.parse(arrived.date ?? '') - Date.now())).toBeLessThan(60_000)
  })

  test('carries an MP3 byte for byte', async () => {
    const mp3 = randomBytes(300_000)
    const mail = freshMail({ attachment: { filename: 'Nachrichten für 10 Uhr.mp3', content: mp3, contentType: 'audio/mpeg' } })
    await send(mail)
    const { attachments } = await parseFirst(await arrivedAs(mail.messageId))
    expect(attachments).toMatchObject([
      { filename: 'Nachrichten für 10 Uhr.mp3', mimeType: 'audio/mpeg', disposition: 'attachment' },
    ])
    const [{ content } = { content: '' }] = attachments
    expect(Buffer.from(content as ArrayBuffer).equals(mp3)).toBe(true)
  })

  test('repeated after a crash keeps its Message-ID, so that it counts as one', async () => {
    const mail = freshMail()
    await send(mail)
    await send(mail)
    const arrived = await Promise.all((await arrivedAs(mail.messageId)).map((text) => PostalMime.parse(text)))
    expect(new Set(arrived.map(({ messageId }) => messageId))).toEqual(new Set([mail.messageId]))
  })

  test('several at once all arrive', async () => {
    const mails = Array.from({ length: 6 }, () => freshMail())
    await Promise.all(mails.map((mail) => send(mail)))
    for (const { messageId } of mails) await arrivedAs(messageId)
  })

  test('two recipients in one address are refused, as is what is no address', async () => {
    for (const to of [
      'a@one.example, b@two.example',
      'Name <a@one.example>',
      'a@one.example;b@two.example',
      'nobody',
      '',
      '@x',
      'a b@c',
    ]) {
      await expect(send(freshMail({ to })), to).rejects.toMatchObject({ name: 'MailError', permanent: true, code: 'invalid' })
    }
  })

  test.each(['\r', '\n', '\0', '\r\nBcc: everybody@else.example'])(
    '%j is refused in an address, a subject and a Message-ID',
    async (sign) => {
      const { messageId } = freshMail()
      const wrong: Partial<Mail>[] = [
        { to: `owner@station.example${sign}` },
        { subject: `news${sign}` },
        { messageId: messageId.replace('@', `${sign}@`) },
        { attachment: { filename: `a${sign}.mp3`, content: Buffer.alloc(1), contentType: 'audio/mpeg' } },
      ]
      for (const more of wrong) {
        await expect(send(freshMail(more))).rejects.toMatchObject({ permanent: true, code: 'invalid' })
      }
    },
  )

  test('called off before it was sent, it is not sent', async () => {
    await expect(send(freshMail(), AbortSignal.abort())).rejects.toMatchObject({ code: 'aborted', permanent: false })
  })
})

// A mail catcher takes everything: anybody who sets SMTP_REFUSES=nobody says so.
const refusing = process.env.SMTP_REFUSES === 'nobody' ? smtp.slice(0, 1) : smtp

describe.each(refusing)('%s', (_name, open) => {
  const { send } = usingMailbox(open)

  test('that answers 5xx is final', async () => {
    const refused = send(freshMail({ to: 'refuse@station.example' }))
    await expect(refused).rejects.toMatchObject({ name: 'MailError', permanent: true, code: 'smtp-550' })
  })

  test('that answers 4xx may be asked again', async () => {
    const deferred = send(freshMail({ to: 'later@station.example' }))
    await expect(deferred).rejects.toMatchObject({ name: 'MailError', permanent: false, code: 'smtp-451' })
  })
})
