import { givenDatabase } from '@hourcast/db/testing/test-database'
import { expect, test } from 'vitest'
import { forgetOrphans } from './forget-orphans.ts'
import { seedStation } from './testing/seed-station.ts'

test('what was told of schedulers that are gone goes, of the first and of the last; what was told of those that live stays', async () => {
  const db = await givenDatabase()
  const { prisma } = db
  const living = [(await seedStation(db)).schedulerId, (await seedStation(db)).schedulerId].sort()
  const at = new Date('2026-11-21T09:00:00Z')
  for (const schedulerId of ['!', ...living, '~', '~~'])
    for (const family of ['vlc', 'browser']) {
      const row = {
        broadcastId: `${schedulerId} ${family}`,
        schedulerId,
        airAt: at,
        kind: 'slot',
        state: 'delivered',
        updatedAt: at,
      }
      await prisma.history.create({ data: row })
      await prisma.analyticsHour.create({ data: { schedulerId, hour: at, family } })
      await prisma.analyticsDay.upsert({
        where: { schedulerId_day: { schedulerId, day: at } },
        create: { schedulerId, day: at },
        update: {},
      })
    }
  await forgetOrphans(db)
  const twice = living.flatMap((id) => [id, id])
  const of = (rows: { schedulerId: string }[]) => rows.map(({ schedulerId }) => schedulerId).sort()
  expect(of(await prisma.history.findMany())).toEqual(twice)
  expect(of(await prisma.analyticsHour.findMany())).toEqual(twice)
  expect(of(await prisma.analyticsDay.findMany())).toEqual(living)
})
