import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { temporaryFolder } from '@hourcast/db/testing/temporary-folder'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillDisk } from '../storage/testing/full-disk.ts'
import { createFileMailer, emlNameOf } from './file-mailer.ts'

test('the name of a mail is its Message-ID, made safe for every file system', () => {
  expect(emlNameOf('<9f2c@hourcast.example>')).toBe('9f2c@hourcast.example.eml')
  const part = fc.string({ minLength: 1 }).filter((text) => !/[\s@<>]/.test(text))
  fc.assert(
    fc.property(part, part, part, (local, other, host) => {
      const name = emlNameOf(`<${local}@${host}>`)
      expect(name).toMatch(/^[A-Za-z0-9_@-][A-Za-z0-9._@-]{0,199}\.eml$/)
      if (local !== other) expect(emlNameOf(`<${other}@${host}>`)).not.toBe(name)
    }),
  )
})

test('a mail sent twice is one file, and no draft stays behind', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'file-mailer-'))
  const mailer = createFileMailer({ MAIL_FROM: 'hourcast@hourcast.example', dataDir })
  const mail = { to: 'owner@station.example', subject: 'News', text: 'Hello', messageId: '<1@hourcast.example>' }
  await Promise.all([mailer.send(mail), mailer.send(mail), mailer.send(mail)])
  expect(await readdir(join(dataDir, 'mail'))).toEqual(['1@hourcast.example.eml'])
  await rm(dataDir, { recursive: true, force: true })
})

test('a mail is kept for seven days; what is no mail stays', async () => {
  const dataDir = temporaryFolder()
  const folder = join(dataDir, 'mail')
  await mkdir(folder)
  const ages = { 'old.eml': 7.1, '.0a.draft': 7.1, 'young.eml': 6.9, '.0b.draft': 0, 'notes.txt': 90 }
  for (const [name, days] of Object.entries(ages)) {
    const lastTouched = new Date(Date.now() - days * 24 * 60 * 60_000)
    await writeFile(join(folder, name), 'x')
    await utimes(join(folder, name), lastTouched, lastTouched)
  }
  const mailer = createFileMailer({ MAIL_FROM: 'hourcast@hourcast.example', dataDir })
  await mailer.send({ to: 'owner@station.example', subject: 'News', text: 'Hello', messageId: '<1@hourcast.example>' })
  expect((await readdir(folder)).sort()).toEqual(['.0b.draft', '1@hourcast.example.eml', 'notes.txt', 'young.eml'])
})

test('on a full disk no half mail stays, it may be tried again, and the mail that was there is untouched', async () => {
  const dataDir = temporaryFolder()
  const mailer = createFileMailer({ MAIL_FROM: 'hourcast@hourcast.example', dataDir })
  const mailOf = (id: string) => ({
    to: 'owner@station.example',
    subject: 'News',
    text: 'Hello',
    messageId: `<${id}@hourcast.example>`,
    attachment: { filename: 'news.mp3', content: Buffer.alloc(200_000), contentType: 'audio/mpeg' },
  })
  await mailer.send(mailOf('1'))
  const disk = await fillDisk(dataDir)
  await expect(mailer.send(mailOf('2'))).rejects.toMatchObject({
    name: 'MailError',
    code: 'disk-full',
    permanent: false,
    message: expect.stringContaining('no space left'),
  })
  expect(await readdir(join(dataDir, 'mail'))).toEqual(['1@hourcast.example.eml'])
  disk.free()
  await mailer.send(mailOf('2'))
  expect(await readdir(join(dataDir, 'mail'))).toHaveLength(2)
})
