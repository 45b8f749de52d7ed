import { expect, test } from 'vitest'
import { openCalls } from './testing/open-calls.ts'

const ANNA = 'anna@radio.example'

test('a feed is saved after it was read, listed with its reading, changed and deleted', async () => {
  const calls = await openCalls()
  const { basic: headers } = await calls.owner('berta@radio.example')
  const params = { stationId: 'berta@radio.example' }
  const url = calls.sources.url('/feed')
  expect((await calls.ask('listFeeds', { params, headers })).body).toEqual([])
  const made = await calls.ask('saveFeed', { body: { url }, headers })
  expect([made.status, made.body]).toEqual([
    201,
    expect.objectContaining({
      name: 'Harbour News',
      url,
      inputMode: 'rss',
      found: 3,
      readBy: 'test',
      failingSince: null,
      readers: [],
    }),
  ])
  const { feedId } = made.body as { feedId: string }
  expect((await calls.ask('listFeeds', { params, headers })).body).toEqual([made.body])
  const changed = await calls.ask('saveFeed', { body: { feedId, url, name: 'Ferries' }, headers })
  expect([changed.status, changed.body]).toEqual([200, expect.objectContaining({ feedId, name: 'Ferries' })])
  expect((await calls.ask('saveFeed', { body: { url }, headers })).status).toBe(409)
  expect((await calls.ask('deleteFeed', { params: { ...params, feedId }, headers })).status).toBe(204)
  expect((await calls.ask('deleteFeed', { params: { ...params, feedId }, headers })).status).toBe(404)
})

test('nobody reads, changes or deletes the feed of another station', async () => {
  const calls = await openCalls()
  const [anna, otto] = [await calls.owner('anna2@radio.example'), await calls.owner('otto@radio.example')]
  const url = calls.sources.url('/feed')
  const { feedId } = (await calls.ask('saveFeed', { body: { url }, headers: anna.basic })).body as { feedId: string }
  const params = { stationId: 'otto@radio.example', feedId }
  expect((await calls.ask('saveFeed', { body: { url, feedId }, headers: otto.basic })).status).toBe(404)
  expect((await calls.ask('deleteFeed', { params, headers: otto.basic })).status).toBe(404)
  expect((await calls.ask('listFeeds', { params: { stationId: 'anna2@radio.example' }, headers: otto.basic })).status).toBe(404)
  expect((await calls.ask('listFeeds', { params: { stationId: ANNA } })).status).toBe(401)
  expect(calls.lines.join()).toContain('"what":"feed"')
})

test.each([
  [{}, 'url'],
  [{ url: '' }, 'url'],
  [{ url: 'http://10.0.0.1/feed' }, 'url'],
  [{ url: 'https://anna:secret@a.example' }, 'url'],
  [{ url: 'x'.repeat(8_001) }, 'url'],
  [{ url: 'a.example', name: 'x'.repeat(101) }, 'name'],
  [{ url: 'a.example', inputMode: 'ftp' }, 'inputMode'],
  [{ url: 'a.example', feedId: '../x' }, 'feedId'],
])('%j is refused at its field', async (body, field) => {
  const calls = await openCalls()
  const { basic: headers } = await calls.owner('berta@radio.example')
  expect((await calls.ask('saveFeed', { body, headers })).body).toMatchObject({ status: 422, field })
  expect(await calls.services.db.prisma.feed.count()).toBe(0)
})
