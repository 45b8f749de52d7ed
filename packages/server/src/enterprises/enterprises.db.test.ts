import { describe, expect, test } from 'vitest'
import { sendAccountMails } from '../accounts/send-account-mails.ts'
import { MailError } from '../mail/mail-error.ts'
import { answerEnterprise, findEnterprise } from './answer-enterprise.ts'
import { listStations } from './list-stations.ts'
import { forgetUnconfirmedEnterprises } from './remove-enterprise.ts'
import { DAY, givenMap, PLANT, VERA } from './testing/given-map.ts'

type Map = Awaited<ReturnType<typeof givenMap>>

const titlesFor = async ({ services }: Map, handle?: string) =>
  (await listStations(services, { examples: [], handle })).map(({ title, kind }) => `${title}: ${kind}`)

describe('a new enterprise', () => {
  test('is shown at once to the browser that added it, and to nobody else', async () => {
    const map = await givenMap()
    expect(await map.add()).toMatchObject({ ok: true, value: { mail: 'sent' } })
    expect(await titlesFor(map, "vera's browser")).toEqual(['Plant North: waiting'])
    expect(await titlesFor(map, 'another browser')).toEqual([])
    expect(await titlesFor(map)).toEqual([])
  })

  test('is shown to everybody when the mailed link is confirmed, and looking at the link confirms nothing', async () => {
    const map = await givenMap()
    await map.add()
    const token = await map.mailedToken()
    for (let look = 0; look < 3; look += 1)
      expect(await findEnterprise(map.services, { token })).toEqual({ ok: true, value: { ...PLANT, isConfirmed: false } })
    expect(await titlesFor(map)).toEqual([])
    expect(await answerEnterprise(map.services, { token, answer: 'confirm' })).toMatchObject({ value: { isConfirmed: true } })
    expect(await titlesFor(map)).toEqual(['Plant North: confirmed'])
  })

  test('is told with its id alone, once for what was confirmed twice', async () => {
    const map = await givenMap()
    const added = await map.add()
    const id = added.ok ? added.value.enterpriseId : ''
    const token = await map.mailedToken()
    await Promise.all([1, 2].map(() => answerEnterprise(map.services, { token, answer: 'confirm' })))
    await answerEnterprise(map.services, { token, answer: 'remove' })
    const told = (type: string) => ({ topic: 'hourcast.inquiries', type, key: id, payload: { enterpriseId: id } })
    expect(await map.events()).toEqual([told('enterprise.added'), told('enterprise.confirmed'), told('enterprise.removed')])
    expect(JSON.stringify(await map.events())).not.toContain('plant')
  })

  test('can be taken off the map by the same link, before and after; then the link is spent', async () => {
    const map = await givenMap()
    await map.add()
    const token = await map.mailedToken()
    await answerEnterprise(map.services, { token, answer: 'confirm' })
    map.wait(400 * DAY)
    expect(await answerEnterprise(map.services, { token, answer: 'remove' })).toMatchObject({ ok: true })
    expect(await titlesFor(map, "vera's browser")).toEqual([])
    expect(await findEnterprise(map.services, { token })).toMatchObject({ problem: { code: 'not-found' } })
    expect(await answerEnterprise(map.services, { token: 'guessed', answer: 'confirm' })).toMatchObject({ ok: false })
  })

  test('added twice, also at the same moment, is one, with one mail', async () => {
    const map = await givenMap()
    const both = await Promise.all([map.add(), map.add()])
    expect(both.map((added) => added.ok && added.value.mail).toSorted()).toEqual(['before', 'sent'])
    expect(await map.add()).toMatchObject({ value: { mail: 'before' } })
    expect([await map.db.prisma.enterprise.count(), (await map.mails()).length]).toEqual([1, 1])
  })

  test('of which nothing was heard for seven days is gone: first for everybody, then from the table, with its event', async () => {
    const map = await givenMap()
    await map.add()
    const token = await map.mailedToken()
    await map.add({ title: 'Plant South' })
    await answerEnterprise(map.services, { token: await map.mailedToken(), answer: 'confirm' })
    map.wait(7 * DAY)
    expect(await titlesFor(map, "vera's browser")).toEqual(['Plant South: confirmed'])
    expect(await answerEnterprise(map.services, { token, answer: 'confirm' })).toMatchObject({ ok: false })
    expect(await forgetUnconfirmedEnterprises(map.db, map.services.clock.now())).toBe(1)
    expect(await map.db.prisma.enterprise.findMany({ select: { title: true } })).toEqual([{ title: 'Plant South' }])
    expect((await map.events()).at(-1)?.type).toBe('enterprise.removed')
  })
})

describe('the mail of a new enterprise', () => {
  test('that no mail server takes now is kept, said so, and sent later', async () => {
    const map = await givenMap()
    map.box.isAway = true
    expect(await map.add()).toMatchObject({ value: { mail: 'kept' } })
    expect(JSON.stringify(await map.db.prisma.accountMail.findMany())).not.toContain(VERA)
    map.box.isAway = false
    expect(await sendAccountMails(map.services)).toBe(0)
    map.wait(2 * 60_000)
    const token = await map.mailedToken()
    expect(await answerEnterprise(map.services, { token, answer: 'confirm' })).toMatchObject({ ok: true })
  })

  test('that a mail server refuses for good takes the enterprise with it: nobody could confirm it', async () => {
    const map = await givenMap()
    const mailer = {
      ...map.services.mailer,
      send: async () => {
        throw new MailError('refused', 'no such mailbox', true)
      },
    }
    map.services.mailer = mailer
    expect(await map.add()).toMatchObject({
      problem: { field: 'email', message: expect.stringContaining('Error sending email') },
    })
    expect([await map.db.prisma.enterprise.count(), await map.db.prisma.accountMail.count()]).toEqual([0, 0])
  })

  test('that fails to be written takes everything with it: no row and no event without a mail', async () => {
    const map = await givenMap()
    await map.db.pool.query('ALTER TABLE account_mail RENAME TO account_mail_away')
    await expect(map.add()).rejects.toThrow()
    await map.db.pool.query('ALTER TABLE account_mail_away RENAME TO account_mail')
    expect([await map.db.prisma.enterprise.count(), await map.events()]).toEqual([0, []])
  })
})

describe('a day takes', () => {
  test('three enterprises with one e-mail address, also at the same moment and from anywhere', async () => {
    const map = await givenMap()
    const added = await Promise.all(
      [1, 2, 3, 4, 5].map((number) =>
        map.add({ title: `Plant ${number}` }, { handle: `browser ${number}`, ip: `192.0.2.${number}` }),
      ),
    )
    expect(added.filter(({ ok }) => ok)).toHaveLength(3)
    expect(added.find(({ ok }) => !ok)).toMatchObject({ problem: { code: 'too-many', field: 'email' } })
    expect(await map.mails()).toHaveLength(3)
    map.wait(DAY)
    expect(await map.add({ title: 'Plant 6' })).toMatchObject({ ok: true })
  })

  test('ten of one network, whatever browsers and addresses it uses', async () => {
    const map = await givenMap()
    for (let number = 1; number <= 10; number += 1)
      expect(await map.add({ email: `reader${number}@plant.example` }, { handle: `browser ${number}` })).toMatchObject({
        ok: true,
      })
    expect(await map.add({ email: 'one.more@plant.example' })).toMatchObject({ problem: { code: 'too-many' } })
    expect(await map.add({ email: 'one.more@plant.example' }, { ip: '192.0.2.2' })).toMatchObject({ ok: true })
    expect(JSON.stringify(await map.db.prisma.enterprise.findMany())).not.toContain('192.0.2.1')
  })
})

test('what looks like SQL or a header is a text like any other', async () => {
  const map = await givenMap()
  const title = `'); DROP TABLE enterprise; --`
  await map.add({ title, description: 'Subject: x\nBcc: victim@plant.example' })
  expect(await titlesFor(map, "vera's browser")).toEqual([`${title}: waiting`])
  expect(await map.mails()).toMatchObject([{ to: VERA }])
})
