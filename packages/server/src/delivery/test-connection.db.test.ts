import { givenDatabase } from '@hourcast/db/testing/test-database'
import { expect, onTestFinished, test } from 'vitest'
import { seedStation } from '../events/testing/seed-station.ts'
import { createAddressGuard } from '../sources/address-guard.ts'
import { testConnection } from './test-connection.ts'
import { startFtpServer } from './testing/ftp-server.ts'

/** A Saturday, 10:00 in Berlin. */
const NOW = Date.parse('2026-11-21T09:00:00Z')

const given = async () => {
  const db = await givenDatabase()
  const server = await startFtpServer()
  onTestFinished(server.close)
  const { stationId } = await seedStation(db)
  const guard = createAddressGuard({ allow: `127.0.0.1:${server.port}` })
  const input = {
    stationId,
    hostName: 'Clara',
    connection: { allowPlainFtp: true, FtpConnectionString: `station|pa|ss|127.0.0.1|${server.port}|/{host}-{dd}-{HH}{mm}.mp3` },
  }
  return { services: { db, guard, clock: { now: () => NOW } }, server, input }
}

test('tries where the broadcast of the next slot would go, and leaves nothing behind', async () => {
  const { services, server, input } = await given()
  const schedules = [{ id: 'a', days: [7], hours: ['7:30'] }]
  expect(await testConnection(services, { ...input, schedules })).toEqual({
    ok: true,
    value: { encryption: 'none', path: '/Clara-22-0730.mp3' },
  })
  expect(server.files.size).toBe(0)
  expect(await testConnection(services, input)).toMatchObject({ value: { path: '/Clara-21-1000.mp3' } })
})

test('a wrong password is told by its step', async () => {
  const { services, input } = await given()
  const FtpConnectionString = input.connection.FtpConnectionString.replace('pa|ss', 'wrong')
  const tested = await testConnection(services, { ...input, connection: { ...input.connection, FtpConnectionString } })
  expect(tested).toMatchObject({ ok: false, problem: { code: 'unavailable', field: 'FtpConnectionString', step: 'log in' } })
  expect(tested.ok ? '' : tested.problem.message).toContain('log in')
  expect(JSON.stringify(tested)).not.toContain('wrong')
})

test.each([
  ['', 'username|password|host|port|filePath'],
  ['station@127.0.0.1:21/in/x.mp3', 'Enter the whole connection'],
])('%j cannot be tried', async (FtpConnectionString, message) => {
  const { services, server, input } = await given()
  const tested = await testConnection(services, { ...input, connection: { FtpConnectionString } })
  expect(tested).toMatchObject({ ok: false, problem: { code: 'invalid', field: 'FtpConnectionString' } })
  expect(tested.ok ? '' : tested.problem.message).toContain(message)
  expect(server.commands).toEqual([])
})

test('an address of the network of this machine is refused unless it was named', async () => {
  const { services, server, input } = await given()
  const tested = await testConnection({ ...services, guard: createAddressGuard({ allow: '' }) }, input)
  expect(tested).toMatchObject({ ok: false, problem: { code: 'unavailable' } })
  expect(server.connections).toBe(0)
})
