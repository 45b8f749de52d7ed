import { inTransaction } from '@hourcast/db/open-database'
import { expect, test } from 'vitest'
import { codeMail } from './account-mails.ts'
import { postMail } from './post-mail.ts'
import { requestCode } from './request-code.ts'
import { sendAccountMails } from './send-account-mails.ts'
import { givenAccounts, MINUTE } from './testing/given-accounts.ts'
import { ANNA, signedInOwner, succeeded } from './testing/signed-in-owner.ts'

const given = async () => {
  const accounts = await givenAccounts()
  await signedInOwner(accounts)
  return { ...accounts, ask: async () => succeeded(await requestCode(accounts.services, { email: ANNA })) }
}

/** A process that is killed after the commit, while its mail is on the way: its mailer never answers. */
const killedProcess = () => {
  let take = () => {}
  const taken = new Promise<void>((resolve) => {
    take = resolve
  })
  const send = () => {
    take()
    return new Promise<never>(() => {})
  }
  return { taken, mailer: { send, close: async () => {} } }
}

test('a mail that waits holds neither its address nor its code in the clear', async () => {
  const { services, box, ask, mails, wait } = await given()
  box.server = 'is away'
  await ask()
  const rows = await services.db.prisma.accountMail.findMany()
  expect(rows).toHaveLength(1)
  wait(2 * MINUTE)
  box.server = 'works'
  const [mail] = await mails()
  const code = /^ {2}(\w{6})$/m.exec(mail?.text ?? '')?.[1] ?? ''
  for (const secret of [code, ANNA, 'Hourcast']) expect(JSON.stringify(rows)).not.toContain(secret)
})

test('a mail that a killed process had not sent goes out after its lease, once, no matter who asks', async () => {
  const { services, wait, box } = await given()
  const { mailer, taken } = killedProcess()
  succeeded(await requestCode({ ...services, mailer }, { email: ANNA }))
  await taken
  expect(await sendAccountMails(services)).toBe(0)
  wait(2 * MINUTE)
  const settled = await Promise.all(Array.from({ length: 5 }, () => sendAccountMails(services)))
  expect(settled.reduce((sum, count) => sum + count)).toBe(1)
  expect(box.mails.map(({ to }) => to)).toEqual([ANNA])
})

test('a mail that the server refuses for good is dropped', async () => {
  const { box, ask, mails, waiting } = await given()
  box.server = 'refuses'
  await ask()
  expect(await mails()).toEqual([])
  expect(await waiting()).toBe(0)
})

test('a code that is over is not mailed any more', async () => {
  const { services, box, wait, waiting } = await given()
  const { mailer, taken } = killedProcess()
  succeeded(await requestCode({ ...services, mailer }, { email: ANNA }))
  await taken
  wait(10 * MINUTE)
  expect(await sendAccountMails(services)).toBe(0)
  expect([box.mails.length, await waiting()]).toEqual([0, 1])
})

test('a mail that was sealed under another secret is dropped, and the others go out', async () => {
  const { services, mails, waiting } = await given()
  const others = { ...services, sessionSecret: 'another secret, at least 32 long' }
  for (const [from, to] of [
    [others, 'otto@radio.example'],
    [services, ANNA],
  ] as const) {
    const mail = codeMail(services, { to, code: 'ABC234', linkToken: 'x' })
    await inTransaction(services.db, ({ sql }) => postMail(sql, from, { mail, now: services.clock.now() }))
  }
  expect(await waiting()).toBe(2)
  expect((await mails()).map(({ to }) => to)).toEqual([ANNA])
})
