import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '@hourcast/db/testing/temporary-folder'
import { createMailer } from '@hourcast/server/mail/create-mailer'
import { emlNameOf } from '@hourcast/server/mail/file-mailer'
import { expect, test } from 'vitest'
import { findKeptAttachment, findKeptMail, listKeptMail } from './kept-mail.ts'

const AUDIO = Buffer.from([0xff, 0xfb, 0x90, 0x00, 0x0d, 0x0a, 0x00, 0x80])

const given = async () => {
  const dataDir = temporaryFolder()
  const mailer = createMailer({ dataDir, MAIL_FROM: 'Hourcast <hourcast@hourcast.example>' })
  const send = async (id: string, subject: string, writtenAt: number, isWithAudio = false) => {
    const attachment = isWithAudio ? { attachment: { filename: 'Grüße.mp3', content: AUDIO, contentType: 'audio/mpeg' } } : {}
    const text = `Hello,\n\n  ${'a long line '.repeat(12)}\n\nhttp://localhost:3000/reset/abc\n`
    await mailer.send({ to: 'anna@radio.example', subject, text, messageId: `<${id}@hourcast.example>`, ...attachment })
    const name = emlNameOf(`<${id}@hourcast.example>`)
    await utimes(join(dataDir, 'mail', name), writtenAt / 1000, writtenAt / 1000)
    return name
  }
  return { dataDir, send }
}

test('mails are listed newest first, by what stands in their heads', async () => {
  const { dataDir, send } = await given()
  expect(await listKeptMail({ dataDir })).toEqual([])
  const older = await send('a', 'Dein Code für „Hafenwelle“', Date.parse('2026-11-21T09:00:00Z'))
  const newer = await send('b', 'The news at ten', Date.parse('2026-11-21T10:00:00Z'), true)
  await writeFile(join(dataDir, 'mail', '.half-written.draft'), 'x')
  await writeFile(join(dataDir, 'mail', 'notes.txt'), 'x')
  expect(await listKeptMail({ dataDir })).toEqual([
    { name: newer, to: 'anna@radio.example', subject: 'The news at ten', writtenAt: Date.parse('2026-11-21T10:00:00Z') },
    {
      name: older,
      to: 'anna@radio.example',
      subject: 'Dein Code für „Hafenwelle“',
      writtenAt: Date.parse('2026-11-21T09:00:00Z'),
    },
  ])
})

test('a mail is read as it was written, and what came with it byte by byte', async () => {
  const { dataDir, send } = await given()
  const name = await send('a', 'The news at ten', Date.parse('2026-11-21T10:00:00Z'), true)
  const mail = await findKeptMail({ dataDir }, name)
  expect(mail).toMatchObject({
    from: 'hourcast@hourcast.example',
    attachments: [{ filename: 'Grüße.mp3', type: 'audio/mpeg', bytes: AUDIO.length }],
  })
  expect(mail?.text).toContain('a long line '.repeat(12).trim())
  expect(mail?.text).toContain('http://localhost:3000/reset/abc')
  const part = await findKeptAttachment({ dataDir }, name, 0)
  expect(Buffer.from(part?.content ?? [])).toEqual(AUDIO)
  expect(await findKeptAttachment({ dataDir }, name, 1)).toBeNull()
  expect(await findKeptAttachment({ dataDir }, name, -1)).toBeNull()
})

test.each(['../secrets.json', '../bulletin.mp3', '..', '.eml', '', 'gone.eml', '/etc/passwd', 'a/../../x.eml'])(
  'nothing but a mail of the folder is read: %j',
  async (name) => {
    const { dataDir, send } = await given()
    await send('a', 'x', 0)
    expect(await findKeptMail({ dataDir }, name)).toBeNull()
  },
)
