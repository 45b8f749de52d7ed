import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readUnsubscribeToken } from '../consent/unsubscribe-token.ts'
import { createFileMailer } from '../mail/file-mailer.ts'
import { MailError } from '../mail/mail-error.ts'
import type { DeliveryJob } from './delivery-types.ts'
import { ATTACH_BELOW_BYTES, createEmailDriver } from './email-driver.ts'
import { attachmentName } from './email-text.ts'
import { createLinkDriver } from './link-driver.ts'
import { slotInWords } from './slot-in-words.ts'
import { makeFileJob } from './testing/file-job.ts'

const config = { PUBLIC_URL: 'https://air.hourcast.example:8443', MAIL_FROM: 'Hourcast <hourcast@hourcast.example>' }
const sessionSecret = 'secret of a test, at least 32 long'
const closing: (() => Promise<void>)[] = []
let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'email-driver-'))
  closing.push(() => rm(dataDir, { recursive: true, force: true }))
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const makeEmailJob = async (more: Partial<DeliveryJob> = {}) => {
  const { job, mp3, clean } = await makeFileJob('', { kind: 'email', sealed: null, address: 'desk@station.example', ...more })
  closing.push(clean)
  return { job, mp3, driver: createEmailDriver({ config, mailer: createFileMailer({ ...config, dataDir }), sessionSecret }) }
}

const mails = async () => {
  const names = await readdir(join(dataDir, 'mail')).catch(() => [])
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(dataDir, 'mail', name)))))
}

describe('a broadcast by e-mail', () => {
  test('staged, nothing has been sent', async () => {
    const { job, driver } = await makeEmailJob()
    expect(await driver.stage(job)).toMatchObject({ attached: true, messageId: `<${job.deliveryId}@air.hourcast.example>` })
    expect(await mails()).toEqual([])
  })

  test('released, it brings the MP3, the link, the host and the slot in station time', async () => {
    const { job, mp3, driver } = await makeEmailJob()
    const receipt = await driver.release(job, await driver.stage(job))
    expect(receipt).toMatchObject({ messageId: `<${job.deliveryId}@air.hourcast.example>`, attached: true, accepted: true })
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ subject: 'Radio One, 02:00: News at two', to: [{ address: 'desk@station.example' }] })
    expect(mail?.text).toContain('Sunday 25 October 2026, 02:00 (station time)')
    expect(mail?.text).toContain('with Ada on Radio One')
    expect(mail?.text).toContain(`${config.PUBLIC_URL}/station/${job.schedulerId}/${job.broadcastId}.mp3`)
    expect(mail?.text).toContain(`${config.PUBLIC_URL}/station/${job.schedulerId}.mp3`)
    expect(mail?.attachments).toMatchObject([{ filename: 'radio-one-2026-10-25-0200.mp3', mimeType: 'audio/mpeg' }])
    expect(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer).equals(mp3)).toBe(true)
  })

  test('it can be ended with one click, by its headers and by its text, and the link tells nothing', async () => {
    const { job, driver } = await makeEmailJob()
    await driver.release(job, {})
    const [mail] = await mails()
    const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value ?? ''
    const [, link = ''] = /^<(.+)>$/.exec(header('list-unsubscribe')) ?? []
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(link.startsWith(`${config.PUBLIC_URL}/unsubscribe/`)).toBe(true)
    expect(mail?.text).toContain(`To end these mails:\n${link}`)
    expect(link).not.toContain('desk')
    const { stationId, schedulerId } = job
    const subscription = { stationId, schedulerId, address: 'desk@station.example' }
    expect(readUnsubscribeToken({ sessionSecret }, link.split('/').at(-1) ?? '')).toEqual(subscription)
  })

  test('released again after a crash, it is the same mail', async () => {
    const { job, driver } = await makeEmailJob()
    for (let time = 0; time < 3; time += 1) await driver.release(job, {})
    expect(await mails()).toHaveLength(1)
  })

  test('from 8 MB on, it brings the link alone', async () => {
    const { job, driver } = await makeEmailJob()
    const large = { ...job, audio: { ...job.audio, sizeBytes: ATTACH_BELOW_BYTES } }
    expect(await driver.release(large, await driver.stage(large))).toMatchObject({ attached: false })
    const [mail] = await mails()
    expect(mail?.attachments).toEqual([])
    expect(mail?.text).toContain('too large to attach')
    const below = { ...job, audio: { ...job.audio, sizeBytes: ATTACH_BELOW_BYTES - 1 } }
    expect(await driver.stage(below)).toMatchObject({ attached: true })
  })

  test.each(['desk@station.example\r\nBcc: all@else.example', 'a@b.example,c@d.example', 'nobody', ''])(
    'the address %j fails already when staged, for good',
    async (address) => {
      const { job, driver } = await makeEmailJob({ address })
      await expect(driver.stage(job)).rejects.toMatchObject({ name: 'DeliveryError', permanent: true, code: 'invalid' })
    },
  )

  test.each([
    ['Radio One: News, Oct 25, 2026, 2:00 AM', 'Radio One, 02:00: News, Oct 25, 2026, 2:00 AM'],
    ['Radio One', 'Radio One, 02:00'],
    ['Radio One and a half', 'Radio One, 02:00: Radio One and a half'],
  ])('the title %j makes a mail that says the station once in its subject and once in its text', async (title, subject) => {
    const { job, driver } = await makeEmailJob({ title })
    await driver.release(job, {})
    const [mail] = await mails()
    expect(mail?.subject).toBe(subject)
    expect(mail?.text).not.toContain('Radio One: ')
    expect(mail?.text).toContain('\n  with Ada on Radio One, 0:13 min')
  })

  test('a title over two lines makes one line of subject', async () => {
    const { job, driver } = await makeEmailJob({ title: 'News\r\nBcc: all@else.example\0' })
    await driver.release(job, {})
    const [mail] = await mails()
    expect(mail?.subject).toBe('Radio One, 02:00: News Bcc: all@else.example')
    expect(mail?.bcc).toBeUndefined()
  })

  test.each([true, false])('what the mail server says keeps its meaning: permanent %s', async (permanent) => {
    const { job } = await makeEmailJob()
    const mailer = {
      send: async () => {
        throw new MailError('smtp', 'The mail server answered: no', permanent)
      },
      close: async () => {},
    }
    await expect(createEmailDriver({ config, mailer, sessionSecret }).release(job, {})).rejects.toMatchObject({
      name: 'DeliveryError',
      permanent,
      message: 'E-mail: The mail server answered: no',
    })
  })
})

test('a slot in words is the station’s wall time, no matter which zone the server is in', () => {
  expect(slotInWords('2026-01-01T00:00')).toBe('Thursday 1 January 2026, 00:00')
  expect(slotInWords('2026-12-31T23:30')).toBe('Thursday 31 December 2026, 23:30')
})

test('the attachment has a name in any script and for any station name', async () => {
  const { job } = await makeEmailJob()
  expect(attachmentName({ ...job, stationName: 'Радио Ø / ..\\Süd' })).toBe('радио-ø-süd-2026-10-25-0200.mp3')
  expect(attachmentName({ ...job, stationName: 'रेडियो मिर्ची' })).toBe('रेडियो-मिर्ची-2026-10-25-0200.mp3')
  expect(attachmentName({ ...job, stationName: '🎙️' })).toBe('broadcast-2026-10-25-0200.mp3')
  expect(attachmentName({ ...job, stationName: randomBytes(200).toString('hex') }).length).toBeLessThan(64)
})

test('the direct link needs no work: staged and released, it says where it is', async () => {
  const { job } = await makeEmailJob({ kind: 'link', address: '' })
  const driver = createLinkDriver(config)
  const url = `${config.PUBLIC_URL}/station/${job.schedulerId}.mp3`
  expect(await driver.stage(job)).toEqual({ url })
  expect(await driver.release(job, { url })).toMatchObject({ url, sha256: job.audio.sha256 })
})
