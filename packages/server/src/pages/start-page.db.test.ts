import type { Database } from '@hourcast/db/open-database'
import { expect, test } from 'vitest'
import { givenAccounts } from '../accounts/testing/given-accounts.ts'
import { registeredOwner } from '../accounts/testing/signed-in-owner.ts'
import { seedStation } from '../events/testing/seed-station.ts'
import { startPage } from './start-page.ts'

const given = async () => {
  const accounts = await givenAccounts()
  const { ownerId, sessionToken } = await registeredOwner(accounts)
  const { prisma } = accounts.services.db
  const { id: stationId } = await prisma.station.findFirstOrThrow({ where: { ownerId } })
  const setDeleted = (deletedAt: Date | null) => prisma.scheduler.updateMany({ where: { stationId }, data: { deletedAt } })
  return { ...accounts, sessionToken, stationId, setDeleted }
}

test('a new owner begins where the first host is made, one with a host at the station', async () => {
  const { services, sessionToken, stationId, setDeleted } = await given()
  const page = async () => (await startPage(services, sessionToken)).page
  expect(await page()).toBe('/schedule')
  const { schedulerId } = await seedStation(services.db)
  await services.db.prisma.scheduler.update({ where: { id: schedulerId }, data: { stationId } })
  expect(await page()).toBe('/station')
  await setDeleted(new Date())
  expect(await page()).toBe('/schedule')
  expect((await startPage(services, 'of nobody')).page).toBe('/schedule')
})

test('a database that fails after the code was used up does not cost the session', async () => {
  const { services, sessionToken, lines } = await given()
  const away = new Proxy({} as Database, {
    get: () => {
      throw new Error('the database is shutting down')
    },
  })
  expect(await startPage({ ...services, db: away }, sessionToken)).toEqual({ page: '/station', isLeaving: false })
  expect(lines.join()).toContain('the database is shutting down')
})
