import { expect, test } from 'vitest'
import { saveSettings } from '../settings/save-settings.ts'
import { deleteScheduler } from './change-scheduler.ts'
import { restoreScheduler } from './restore-scheduler.ts'
import { givenOwner } from './testing/given-owner.ts'

const given = async () => {
  const all = await givenOwner({ stationName: 'Harbour Radio' })
  return {
    ...all,
    rename: (name: string) => saveSettings(all.services, { ownerId: all.ownerId, input: { name } }),
    said: async (...hosts: { schedulerId: string }[]) => {
      const rows = await all.db.prisma.scheduler.findMany()
      return hosts.map(({ schedulerId }) => rows.find(({ id }) => id === schedulerId)?.stationName)
    },
  }
}

test('renamed, a station has its new name on all hosts that said its own; one that was called otherwise, or of another station, stays', async () => {
  const { services, save, stationOf, rename, said } = await given()
  const other = { stationId: await stationOf('otto@radio.example') }
  const hosts = [await save(), await save(), await save({ stationName: 'Harbour Jazz' }), await save({}, other)]
  expect(await rename('Quay FM')).toMatchObject({ ok: true, value: { name: 'Quay FM' } })
  expect(await said(...hosts)).toEqual(['Quay FM', 'Quay FM', 'Harbour Jazz', 'Harbour Radio'])
  const sayHosts = { where: { type: 'scheduler.saved', payload: { path: ['revision'], equals: 2 } } }
  expect(await services.db.prisma.outbox.count(sayHosts)).toBe(2)
})

test('what is saved under the name that it had changes no host', async () => {
  const { save, rename, db } = await given()
  const { schedulerId, revision } = await save()
  await rename('Harbour Radio')
  expect(await db.prisma.scheduler.findUniqueOrThrow({ where: { id: schedulerId } })).toMatchObject({ revision })
})

test('a wizard that is open on such a host does not bring the old name back unasked', async () => {
  const { save, rename, said } = await given()
  const host = await save()
  await rename('Quay FM')
  await expect(save({}, host)).rejects.toThrow('changed elsewhere in the meantime')
  expect(await said(host)).toEqual(['Quay FM'])
})

test('the ident that stands in is spoken again for the hosts that get the new name', async () => {
  const { db, save, rename, alarms } = await given()
  const [host, own] = [await save(), await save({ stationName: 'Harbour Jazz' })]
  await db.pool.query('DELETE FROM graphile_worker._private_jobs')
  await rename('Quay FM')
  const keys = (await alarms()).map(({ key }) => key).join()
  expect(keys).toContain(host.schedulerId)
  expect(keys).not.toContain(own.schedulerId)
})

test('a host that was deleted while the station was renamed comes back with the new name', async () => {
  const { services, stationId, save, rename, said } = await given()
  const host = await save()
  await deleteScheduler(services, { stationId, schedulerId: host.schedulerId })
  await rename('Quay FM')
  expect(await restoreScheduler(services, { stationId, schedulerId: host.schedulerId })).toMatchObject({ ok: true })
  expect(await said(host)).toEqual(['Quay FM'])
})
