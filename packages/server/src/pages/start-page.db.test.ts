import { expect, test } from 'vitest'
import { deleteScheduler } from '../schedulers/change-scheduler.ts'
import { givenSchedulers } from '../schedulers/testing/given-schedulers.ts'
import { startPage } from './start-page.ts'

test('a new owner begins where the first host is made, one with a host at the station', async () => {
  const { services, stationId, stationOf, save } = await givenSchedulers()
  expect(await startPage(services, stationId)).toBe('/schedule')
  expect(await startPage(services, null)).toBe('/schedule')
  const schedulerId = await save()
  expect(await startPage(services, stationId)).toBe('/station')
  expect(await startPage(services, await stationOf('otto@radio.example'))).toBe('/schedule')
  await deleteScheduler(services, { stationId, schedulerId })
  expect(await startPage(services, stationId)).toBe('/schedule')
})
