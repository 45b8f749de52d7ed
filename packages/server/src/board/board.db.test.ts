import { DAY_MS } from '@hourcast/domain/time-units'
import { expect, test } from 'vitest'
import { givenAccounts } from '../accounts/testing/given-accounts.ts'
import { registeredOwner } from '../accounts/testing/signed-in-owner.ts'
import { forgetOldEntries } from './forget-old-entries.ts'
import { listAllEntries, listEntries } from './list-entries.ts'
import { releaseEntry, removeEntry } from './moderate-entry.ts'
import { writeEntry } from './write-entry.ts'

const ENTRY = { name: 'Anna', location: 'Porto', message: 'Good morning | from the <b>harbour</b>.' }

const given = async () => {
  const accounts = await givenAccounts()
  const anna = await registeredOwner(accounts, { email: 'anna@radio.example' })
  const otto = await registeredOwner(accounts, { email: 'otto@radio.example' })
  await accounts.mails()
  const { services } = accounts
  const write = (message = ENTRY.message) => writeEntry(services, { entry: { ...ENTRY, message }, author: anna })
  const seenBy = (ownerId: string | null) => listEntries(services, { ownerId })
  return { ...accounts, anna, otto, write, seenBy }
}

test('an entry is seen by its author alone until it is released, then by everybody', async () => {
  const { services, anna, otto, write, seenBy, box } = await given()
  expect(await write()).toMatchObject({ ok: true, value: { message: 'Email sent successfully' } })
  expect(await seenBy(anna.ownerId)).toMatchObject([{ ...ENTRY, isReleased: false }])
  expect([await seenBy(otto.ownerId), await seenBy(null)]).toEqual([[], []])

  const [listed] = await listAllEntries(services)
  const id = listed?.id ?? ''
  expect(listed).toMatchObject({ ...ENTRY, owner: { email: 'anna@radio.example' }, releasedAt: null })
  expect(box.mails.at(-1)).toMatchObject({ to: 'hourcast@hourcast.example', subject: 'Message board: Anna' })
  expect(box.mails.at(-1)?.text).toContain(`board release ${id}`)

  expect(await releaseEntry(services, { id })).toEqual({ ok: true, value: { released: id } })
  expect(await releaseEntry(services, { id })).toEqual({ ok: true, value: { released: id } })
  for (const reader of [anna.ownerId, otto.ownerId, null])
    expect(await seenBy(reader)).toMatchObject([{ ...ENTRY, isReleased: true }])

  expect(await removeEntry(services, { id })).toEqual({ ok: true, value: { removed: id } })
  expect(await seenBy(anna.ownerId)).toEqual([])
  for (const again of [releaseEntry(services, { id }), removeEntry(services, { id })])
    expect(await again).toMatchObject({ problem: { code: 'not-found', field: 'id' } })
})

test('ten entries a day of one owner are kept, also when they come at once', async () => {
  const { services, write, wait } = await given()
  const written = await Promise.all(Array.from({ length: 13 }, (_, n) => write(`Number ${n}`)))
  expect(written.filter(({ ok }) => ok)).toHaveLength(10)
  expect(await services.db.prisma.boardEntry.count()).toBe(10)
  expect(await write()).toMatchObject({ problem: { code: 'too-many' } })
  wait(DAY_MS)
  expect((await write()).ok).toBe(true)
})

test('the same words twice, at once or a moment later, are one entry and one mail; after ten minutes they are another', async () => {
  const { services, write, wait, mails } = await given()
  const written = await Promise.all([write(), write(), write()])
  expect(written.filter(({ ok }) => ok)).toHaveLength(3)
  wait(10 * 60_000 - 1)
  expect(await write()).toMatchObject({ ok: true, value: { message: expect.stringContaining('kept once') } })
  expect(await services.db.prisma.boardEntry.count()).toBe(1)
  expect(await mails()).toHaveLength(1)
  wait(1)
  await write()
  expect(await services.db.prisma.boardEntry.count()).toBe(2)
})

test('while the mail server is away an entry is kept, and says that its mail goes out later', async () => {
  const { write, box, mails, wait, seenBy, anna } = await given()
  box.server = 'is away'
  expect(await write()).toMatchObject({ value: { message: expect.stringContaining('when the mail server answers again') } })
  expect(await seenBy(anna.ownerId)).toHaveLength(1)
  box.server = 'works'
  wait(2 * 60_000)
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Message board: Anna'])
})

test('an entry that nobody has released goes after 30 days, a released one after a year', async () => {
  const { services, write, wait } = await given()
  await write('waits')
  await write('released')
  const [first, second] = await listAllEntries(services)
  const released = [first, second].find((entry) => entry?.message === 'released')
  await releaseEntry(services, { id: released?.id ?? '' })
  const kept = async (days: number) => {
    wait(days * DAY_MS)
    await forgetOldEntries(services.db, services.clock.now())
    return (await listAllEntries(services)).map(({ message }) => message).sort()
  }
  expect(await kept(29)).toEqual(['released', 'waits'])
  expect(await kept(1)).toEqual(['released'])
  expect(await kept(334)).toEqual(['released'])
  expect(await kept(1)).toEqual([])
})

test('an entry goes with the account of its author', async () => {
  const { services, anna, write } = await given()
  await write()
  await services.db.prisma.owner.delete({ where: { id: anna.ownerId } })
  expect(await services.db.prisma.boardEntry.count()).toBe(0)
})
