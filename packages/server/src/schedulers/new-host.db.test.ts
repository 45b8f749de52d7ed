import { expect, test } from 'vitest'
import { findSettings } from '../settings/find-settings.ts'
import { saveSettings } from '../settings/save-settings.ts'
import { deleteScheduler } from './change-scheduler.ts'
import { findNewHost } from './new-host.ts'
import { givenOwner, MINUTE } from './testing/given-owner.ts'

const ALFAMA = { stationName: 'Rádio Alfama', location: 'Lisbon', language: 6 }

const given = async (named: { stationName?: string } = {}) => {
  const { services, ownerId, stationId, save, wait, stationOf } = await givenOwner(named)
  const name = async (): Promise<string> => {
    const found = await findSettings(services, { ownerId })
    return found.ok ? found.value.name : ''
  }
  return {
    ...{ services, stationId, stationOf, name },
    save: async (change: object) => {
      wait(MINUTE)
      return save(change)
    },
    rename: (given: string) => saveSettings(services, { ownerId, input: { name: given } }),
    newHost: async () => findNewHost(services, { stationId, email: 'anna@radio.example', name: await name() }),
  }
}

test('the first host of a station is called as the address; the next one begins with name, place and language of the last', async () => {
  const { newHost, save } = await given()
  expect(await newHost()).toEqual({ stationName: 'anna', lastHost: null })
  await save(ALFAMA)
  expect(await newHost()).toEqual({ stationName: 'Rádio Alfama', lastHost: { location: 'Lisbon', language: 6 } })
  await save({ ...ALFAMA, stationName: 'Alfama Jazz', location: 'Porto', language: 0 })
  expect(await newHost()).toEqual({ stationName: 'Alfama Jazz', lastHost: { location: 'Porto', language: 0 } })
})

test('a station that has only the front of its address for a name takes the name that its host says; one with a name keeps it', async () => {
  const { name, save } = await given()
  await save(ALFAMA)
  expect(await name()).toBe('Rádio Alfama')
  await save({ stationName: 'Other' })
  expect(await name()).toBe('Rádio Alfama')
  const own = await given({ stationName: 'Harbour Radio' })
  await own.save(ALFAMA)
  expect(await own.name()).toBe('Harbour Radio')
})

test('a name that was given in Settings later is that of the next host', async () => {
  const { newHost, save, rename } = await given()
  await save(ALFAMA)
  await rename('Rádio Bairro')
  expect(await newHost()).toEqual({ stationName: 'Rádio Bairro', lastHost: { location: 'Lisbon', language: 6 } })
})

test('what is deleted, or another station’s, counts for nothing', async () => {
  const { services, stationId, stationOf, newHost, save } = await given()
  await save(ALFAMA)
  const { schedulerId } = await save({ stationName: 'Trial', language: 1 })
  await deleteScheduler(services, { stationId, schedulerId })
  expect(await newHost()).toMatchObject({ stationName: 'Rádio Alfama', lastHost: { language: 6 } })
  const other = { stationId: await stationOf('otto@radio.example'), email: 'otto@radio.example', name: 'otto' }
  expect(await findNewHost(services, other)).toEqual({ stationName: 'otto', lastHost: null })
})
