import { describe, expect, test } from 'vitest'
import { openCalls } from './testing/open-calls.ts'
import { ANNA, PAYLOAD, saveAs } from './testing/saved-scheduler.ts'

test('a scheduler is made, listed, read, changed, paused, resumed, run and deleted', async () => {
  const calls = await openCalls()
  const { basic, email } = await calls.owner(ANNA)
  const headers = basic
  const made = await calls.ask('saveScheduler', { body: PAYLOAD, headers })
  expect(made.status).toBe(201)
  const { schedulerId } = made.body as { schedulerId: string }
  expect(made.headers.get('location')).toBe(`/schedulers/anna%40radio.example/${schedulerId}`)
  expect(made.body).toMatchObject({ stationId: ANNA, hostName: 'Clara', isActive: 'true', lenght: '1', revision: 1 })

  // The station's name is an address: case does not matter.
  const params = { stationId: 'ANNA@radio.example', schedulerId }
  expect((await calls.ask('listSchedulers', { params, headers })).body).toEqual([made.body])
  const one = await calls.ask('getScheduler', { params, headers })
  expect([one.body, one.headers.get('etag')]).toEqual([made.body, '"1"'])

  const changed = await calls.ask('saveScheduler', {
    body: { ...PAYLOAD, schedulerId, stationId: email, hostName: 'Otto' },
    headers,
  })
  expect([changed.status, changed.body]).toEqual([200, expect.objectContaining({ schedulerId, hostName: 'Otto', revision: 2 })])

  expect((await calls.ask('pauseScheduler', { params, headers })).body).toEqual({ revision: 3 })
  expect((await calls.ask('listUpcoming', { params, headers })).body).toEqual([])
  expect((await calls.ask('resumeScheduler', { params, headers })).body).toEqual({ revision: 4 })

  const run = (key?: string) =>
    calls.ask('runScheduler', { params, headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) } })
  const [first, again, other] = [await run('k1'), await run('k1'), await run()]
  expect([first.status, first.body]).toEqual([202, again.body])
  expect(other.body).not.toEqual(first.body)

  expect((await calls.ask('deleteScheduler', { params, headers })).status).toBe(204)
  for (const id of ['getScheduler', 'deleteScheduler', 'pauseScheduler', 'listUpcoming'])
    expect((await calls.ask(id, { params, headers })).status, id).toBe(404)
})

test('the next air instants are ISO strings in UTC, so many from then on', async () => {
  const calls = await openCalls()
  const { basic: headers } = await calls.owner(ANNA)
  const { schedulerId } = await saveAs(calls, headers)
  const params = { stationId: ANNA, schedulerId }
  const upcoming = (query: Record<string, string>) => calls.ask('listUpcoming', { params, query, headers })
  expect((await upcoming({ from: '2026-11-25T09:00:00Z', count: '3' })).body).toEqual([
    '2026-11-25T09:00:00Z',
    '2026-11-25T13:30:00Z',
    '2026-11-26T09:00:00Z',
  ])
  expect((await upcoming({ from: '2026-11-25T15:00:00+02:00', count: '1' })).body).toEqual(['2026-11-25T13:30:00Z'])
  expect((await upcoming({})).body).toHaveLength(10)
  for (const [name, value] of [
    ['count', '0'],
    ['count', '501'],
    ['count', 'all'],
    ['from', 'tomorrow'],
  ] as const)
    expect((await upcoming({ [name]: value })).body, value).toMatchObject({ status: 422, field: name })
})

describe("somebody else's scheduler", () => {
  test('is not there, whichever verb asks for it and whichever station is named', async () => {
    const calls = await openCalls()
    const anna = await calls.owner(ANNA)
    const otto = await calls.owner('otto@radio.example')
    const { schedulerId } = await saveAs(calls, anna.basic)
    const headers = otto.basic
    for (const stationId of [anna.email, otto.email, anna.ownerId, anna.stationId]) {
      const params = { stationId, schedulerId }
      for (const id of ['getScheduler', 'deleteScheduler', 'pauseScheduler', 'resumeScheduler', 'runScheduler', 'listUpcoming'])
        expect((await calls.ask(id, { params, headers })).status, `${id} ${stationId}`).toBe(404)
      if (stationId !== otto.email) expect((await calls.ask('listSchedulers', { params, headers })).status).toBe(404)
    }
    const body = { ...PAYLOAD, schedulerId, hostName: 'Mine now' }
    expect((await calls.ask('saveScheduler', { body, headers })).status).toBe(404)
    expect((await calls.ask('saveScheduler', { body: { ...body, stationId: anna.email }, headers })).status).toBe(404)
    expect((await calls.ask('generateDirectLink', { body: { schedulerId }, headers })).status).toBe(404)
    const query = {
      _hostName: 'Mine now',
      _stationName: 'x',
      _scheduleId: schedulerId,
      _schedule: JSON.stringify(PAYLOAD.schedules),
    }
    expect((await calls.ask('createSample', { query, headers })).status).toBe(404)
    const still = await calls.ask('getScheduler', { params: { stationId: anna.email, schedulerId }, headers: anna.basic })
    expect(still.body).toMatchObject({ hostName: 'Clara', revision: 1 })
  })

  test('nobody makes a scheduler for another station, and what is not of the wire does nothing', async () => {
    const calls = await openCalls()
    await calls.owner(ANNA)
    const { basic: headers } = await calls.owner('otto@radio.example')
    const foreign = await calls.ask('saveScheduler', { body: { ...PAYLOAD, stationId: ANNA }, headers })
    expect(foreign.status).toBe(404)
    const odd =
      '{"revision":null,"deletedAt":"2020-01-01","station_id":"x","ownerId":"x","__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},'
    const answer = await calls.fetch('/schedulers', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: odd + JSON.stringify({ ...PAYLOAD, isActive: 'false' }).slice(1),
    })
    expect([answer.status, await answer.json()]).toEqual([
      201,
      expect.objectContaining({ stationId: 'otto@radio.example', isActive: 'false', revision: 1 }),
    ])
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
})
