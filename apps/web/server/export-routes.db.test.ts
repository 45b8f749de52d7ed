import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { makeAntiForgeryToken } from '@hourcast/server/accounts/anti-forgery'
import { requestDeletion } from '@hourcast/server/own-data/request-deletion'
import { givenFullStation, givenInstance } from '@hourcast/server/own-data/testing/full-station'
import { readZip } from '@hourcast/server/own-data/testing/read-zip'
import type { Services } from '@hourcast/server/services'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { exportRoutes } from './export-routes.ts'

const open = async () => {
  const instance = await givenInstance()
  const anna = await givenFullStation(instance)
  const app = express().use(exportRoutes(instance.services as unknown as Services))
  const server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const cookie = `__Host-hourcast_session=${anna.sessionToken}`
  const ask = ({
    antiForgery = makeAntiForgeryToken(instance.services, anna.sessionToken),
    ...headers
  }: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/station-data.zip`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, ...headers },
      body: new URLSearchParams({ antiForgery }),
    })
  return { ...instance, anna, ask }
}

test('the button in the settings downloads a zip of its owner’s station', async () => {
  const { ask, anna } = await open()
  const answer = await ask()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="hourcast-2026-11-21.zip"')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const files = readZip(Buffer.from(await answer.arrayBuffer()))
  expect(JSON.parse(files.get('account.json')?.toString() ?? '')).toMatchObject({ email: anna.email })
})

test('a visitor, another site’s form and an owner whose account is leaving get nothing', async () => {
  const { ask, anna, services } = await open()
  const refused = async (headers: Record<string, string>) => {
    const { status, headers: got } = await ask(headers)
    return [status, got.get('location')]
  }
  expect(await refused({ cookie: '' })).toEqual([303, '/station/settings'])
  expect(await refused({ antiForgery: '' })).toEqual([303, '/station/settings'])
  expect(await refused({ antiForgery: makeAntiForgeryToken(services, 'another session') })).toEqual([303, '/station/settings'])
  const leaving = await requestDeletion(services, { ...anna, input: { email: anna.email, proof: anna.password } })
  expect(leaving.ok).toBe(true)
  expect(await refused({})).toEqual([303, '/station/settings'])
})

test('a download that is given up makes room for the next one', async () => {
  const { ask } = await open()
  const first = await ask()
  await first.body?.cancel()
  let status = 303
  while (status === 303) status = (await ask()).status
  expect(status).toBe(200)
})
