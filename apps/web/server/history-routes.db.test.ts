import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { requestDeletion } from '@hourcast/server/own-data/request-deletion'
import { givenFullStation, givenInstance } from '@hourcast/server/own-data/testing/full-station'
import type { Services } from '@hourcast/server/services'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { createRateLimit } from './api/rate-limit.ts'
import { HISTORY_CSV_PATH, historyRoutes } from './history-routes.ts'

const open = async () => {
  const instance = await givenInstance()
  const anna = await givenFullStation(instance)
  const otto = await givenFullStation(instance, { email: 'otto@radio.example' })
  const services = instance.services as unknown as Services
  const server = createServer(express().use(historyRoutes(services, createRateLimit(services.clock))))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const ask = (query = '', sessionToken = anna.sessionToken) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${HISTORY_CSV_PATH}${query}`, {
      redirect: 'manual',
      headers: { connection: 'close', cookie: `__Host-hourcast_session=${sessionToken}` },
    })
  return { ...instance, anna, otto, ask }
}

test('an owner downloads the history of their station, as a file that a spreadsheet opens', async () => {
  const { ask, anna, otto, db } = await open()
  const answer = await ask()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="hourcast-history-2026-11-21.csv"')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
  const ids = (of: typeof anna) =>
    db.prisma.broadcast.findMany({ where: { schedulerId: of.schedulerId }, select: { id: true }, orderBy: { airAt: 'desc' } })
  const lines = bytes.toString('utf8').trim().split('\r\n').slice(1)
  expect(lines.map((line) => line.split(',').at(-1))).toEqual((await ids(anna)).map(({ id }) => id))
  for (const { id } of await ids(otto)) expect(bytes.includes(id)).toBe(false)
})

test('what is asked for narrows it down; what cannot be meant does not; another’s scheduler has nothing', async () => {
  const { ask, otto } = await open()
  const count = async (query: string) => (await (await ask(query)).text()).trim().split('\r\n').length - 1
  expect(await count('?state=missed')).toBe(0)
  expect(await count('?state=great&day=never')).toBe(2)
  expect(await count(`?scheduler=${otto.schedulerId}`)).toBe(0)
})

test('a visitor, and an owner whose account is leaving, get nothing', async () => {
  const { ask, anna, services } = await open()
  const refused = async (token?: string) => {
    const answer = await ask('', token)
    return [answer.status, answer.headers.get('location')]
  }
  expect(await refused('')).toEqual([303, '/station/history'])
  expect((await requestDeletion(services, { ...anna, input: { email: anna.email, proof: anna.password } })).ok).toBe(true)
  expect(await refused()).toEqual([303, '/station/history'])
})

test('so often a minute and no more', async () => {
  const { ask } = await open()
  for (let n = 0; n < 10; n += 1) expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(429)
})
