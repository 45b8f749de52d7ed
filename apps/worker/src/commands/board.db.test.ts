import { givenDatabase } from '@hourcast/db/testing/test-database'
import { expect, test } from 'vitest'
import { outputOf, setEnvironment } from '../testing/output-of.ts'
import { boardCommand } from './board.ts'
import { inquiriesCommand } from './inquiries.ts'

const given = async () => {
  const db = await givenDatabase()
  await setEnvironment({ HOURCAST_EMBEDDED_DATABASE_URL: db.url })
  return db.prisma
}

const WRITTEN = new Date('2026-11-22T09:00:00Z')

test('board list shows what waits first; release and remove do what they say', async () => {
  const prisma = await given()
  await prisma.owner.create({ data: { id: 'o', email: 'anna@radio.example' } })
  const entry = { ownerId: 'o', name: 'Anna', message: 'Good\nmorning \u001b[31m', writtenAt: WRITTEN }
  await prisma.boardEntry.createMany({
    data: [
      { ...entry, id: 'old', location: 'Porto', releasedAt: WRITTEN },
      { ...entry, id: 'new' },
    ],
  })
  const board = (...args: string[]) => outputOf(boardCommand(), args)
  expect(await board('list')).toBe(
    [
      'new  2026-11-22T09:00:00.000Z  waits\n  Anna <anna@radio.example>\n  Good\n  morning \ufffd[31m',
      'old  2026-11-22T09:00:00.000Z  released\n  Anna, Porto <anna@radio.example>\n  Good\n  morning \ufffd[31m',
    ].join('\n\n'),
  )
  expect(await board('release', 'new')).toBe('released new')
  expect(await board('remove', 'old')).toBe('removed old')
  expect(JSON.parse(await board('list', '--json'))).toMatchObject([{ id: 'new', releasedAt: expect.any(String) }])
  await expect(board('release', 'old')).rejects.toMatchObject({ exitCode: 2, message: 'id: There is no entry with this id.' })
})

test('inquiries lists the newest first, whatever strangers wrote', async () => {
  const prisma = await given()
  expect(await outputOf(inquiriesCommand(), [])).toBe('No inquiries.')
  const asked = { email: 'vera@plant.example', inquiryType: 'ai_integration', receivedAt: WRITTEN }
  await prisma.inquiry.create({
    data: { ...asked, id: 'a', receipt: 'HC-1', name: 'Vera', plan: 'starter', enterprise: 'Plant' },
  })
  const later = { ...asked, receivedAt: new Date(WRITTEN.getTime() + 1_000) }
  await prisma.inquiry.create({ data: { ...later, id: 'b', receipt: 'HC-2', name: 'V\u202ea', interest: 'One\nTwo' } })
  expect(await outputOf(inquiriesCommand(), [])).toBe(
    [
      '2026-11-22T09:00:01.000Z  HC-2  AI integration\n  V\ufffda <vera@plant.example>\n  One\n  Two',
      '2026-11-22T09:00:00.000Z  HC-1  AI integration  plan starter\n  Vera <vera@plant.example>, Plant',
    ].join('\n\n'),
  )
  expect(JSON.parse(await outputOf(inquiriesCommand(), ['--json']))).toMatchObject([{ receipt: 'HC-2' }, { receipt: 'HC-1' }])
})
