import { describe, expect, test } from 'vitest'
import { createPreviewDesk } from '../previews/preview-desk.ts'
import { deleteFeed, testAgain } from './change-feed.ts'
import { saveFeed } from './save-feed.ts'
import { givenFeeds } from './testing/given-feeds.ts'

const HOUR = 3_600_000

describe('a feed that is saved', () => {
  test('is read first, and says what was found, how fresh it is and what a host would read', async () => {
    const { saved, list, server, now } = await givenFeeds()
    const feedId = await saved('/feed', { description: 'The harbour.' })
    expect(await list()).toEqual([
      {
        ...{ feedId, name: 'Harbour News', url: server.url('/feed'), inputMode: 'rss', description: 'The harbour.', readers: [] },
        health: { readAt: now, readBy: 'test', found: 3, newestAt: now - HOUR, fault: null, failingSince: null },
        test: {
          ...{ at: now, language: 0 },
          items: [
            { title: 'Second ferry for the harbour', isRead: true },
            { title: 'Drawbridge opens for a tall ship', isRead: expect.any(Boolean) },
            { title: 'Advertisement: buy a boat', isRead: false, reason: 'advertising or a competition' },
          ],
        },
      },
    ])
  })

  test('has the name that it was given, else its own, else that of its host', async () => {
    const { saved, list, server } = await givenFeeds()
    await saved('/feed', { name: ' Ferries ' })
    await saved('/page')
    expect((await list()).map(({ name }) => name).sort()).toEqual([server.host, 'Ferries'].sort())
  })

  test('and does not answer now is saved with what is wrong and since when; the next good reading ends that', async () => {
    const { saved, list, state, now, services, stationId, wait } = await givenFeeds()
    state.isBroken = true
    const feedId = await saved('/frail')
    const fault = { code: 'http-status', message: expect.stringContaining('answered 500') }
    expect((await list())[0]?.health).toMatchObject({ found: 0, fault, failingSince: now })
    wait(HOUR)
    expect(await testAgain(services, { stationId, feedId })).toEqual({ ok: true, value: { found: 0 } })
    expect((await list())[0]?.health).toMatchObject({ readAt: now + HOUR, fault, failingSince: now })
    state.isBroken = false
    expect(await testAgain(services, { stationId, feedId })).toEqual({ ok: true, value: { found: 3 } })
    expect((await list())[0]?.health).toMatchObject({ found: 3, fault: null, failingSince: null })
  })

  test('speaks the language that most of it is in', async () => {
    const { saved, list, save } = await givenFeeds()
    await saved('/feed')
    await save({ url: 'hourcast.example/de.xml' })
    const languages = new Map((await list()).map(({ name, test: tested }) => [name, tested?.language]))
    expect(languages).toEqual(
      new Map([
        ['Beispielbote Ellerhafen', 1],
        ['Harbour News', 0],
      ]),
    )
  })
})

describe('what is refused leaves nothing', () => {
  test.each([
    ['http://127.0.0.1:9/feed', 'url', /./],
    ['http://169.254.169.254/latest', 'url', /./],
    ['ftp://a.example/feed', 'url', /Only http and https/],
    ['anna:secret@a.example', 'url', /no user name and no password/],
    ['', 'url', /^A feed needs its address\.$/],
    ['a.example|b.example', 'url', /one address/],
  ])('%s', async (url, field, message) => {
    const { save, prisma } = await givenFeeds()
    expect(await save({ url })).toMatchObject({ ok: false, problem: { field, message: expect.stringMatching(message) } })
    expect(await prisma.feed.count()).toBe(0)
  })

  test('an address that is there already; another station may have it', async () => {
    const { save, server, prisma, stationOf } = await givenFeeds()
    expect((await save({ url: server.url('/feed') })).ok).toBe(true)
    expect(await save({ url: ` ${server.url('/feed')}` })).toMatchObject({
      problem: { code: 'conflict', field: 'url', message: '“Harbour News” has this address already. Edit that one.' },
    })
    expect(await prisma.feed.count()).toBe(1)
    const stationId = await stationOf('otto@radio.example')
    expect((await save({ url: server.url('/feed') }, { stationId })).ok).toBe(true)
  })

  test('the second of two that two processes save at once', async () => {
    const { server, services, stationId, prisma } = await givenFeeds()
    const input = { url: server.url('/feed') }
    const process = () => saveFeed({ ...services, previews: createPreviewDesk(services) }, { stationId, input })
    const both = await Promise.all([process(), process()])
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect(await prisma.feed.count()).toBe(1)
  })

  test('one more than a station may have; the others stay and can be changed', async () => {
    const { save, saved, server } = await givenFeeds({ env: { STATION_FEEDS: '1' } })
    const feedId = await saved('/feed')
    expect(await save({ url: server.url('/other') })).toMatchObject({ problem: { code: 'forbidden' } })
    expect((await save({ url: server.url('/other') }, { feedId })).ok).toBe(true)
  })

  test('more tests than a station has in an hour, with when again', async () => {
    const { save, saved, server, wait } = await givenFeeds({ env: { STATION_FEED_TESTS_AN_HOUR: '1' } })
    await saved('/feed')
    const other = { url: server.url('/other') }
    expect(await save(other)).toMatchObject({
      problem: { code: 'too-many', message: 'At most 1 tests of feeds an hour are made. Again in 60 minutes.' },
    })
    wait(HOUR)
    expect((await save(other)).ok).toBe(true)
  })
})

test('the feed of another station is not found, and stays as it is', async () => {
  const { save, saved, server, services, stationOf, prisma } = await givenFeeds()
  const feedId = await saved('/feed')
  const before = await prisma.feed.findMany()
  const stationId = await stationOf('otto@radio.example')
  for (const id of [feedId, 'none', 'with\0nul']) {
    const notFound = { ok: false, problem: { code: 'not-found', message: 'This feed does not exist.' } }
    expect(await save({ url: server.url('/other') }, { stationId, feedId: id })).toEqual(notFound)
    expect(await deleteFeed(services, { stationId, feedId: id })).toEqual(notFound)
    expect(await testAgain(services, { stationId, feedId: id })).toEqual(notFound)
  }
  expect(await prisma.feed.findMany()).toEqual(before)
})

describe('a curl line with a secret', () => {
  const line = (url: string, key = 's3cret-key') => `curl '${url}' -H 'X-Key: ${key}'`

  test('is sent with it, and no row, list or answer holds it in the open', async () => {
    const { save, list, server, state, services } = await givenFeeds()
    const answer = await save({ url: line(server.url('/private')) })
    expect(state.keys).toEqual(['s3cret-key'])
    const { rows } = await services.db.pool.query('SELECT feed::text FROM feed')
    expect(JSON.stringify([answer, rows, await list()])).not.toContain('s3cret')
    expect((await list())[0]).toMatchObject({ url: `curl '${server.url('/private')}' -H 'X-Key: ••••'`, inputMode: 'curl' })
  })

  test('saved back as it is shown it stays; another host never gets it', async () => {
    const { save, server, state } = await givenFeeds()
    const made = await save({ url: line(server.url('/private')) })
    const feedId = made.ok ? made.value.feedId : ''
    expect((await save({ url: line(server.url('/private'), '••••'), name: 'Mine' }, { feedId })).ok).toBe(true)
    expect(state.keys).toEqual(['s3cret-key', 's3cret-key'])
    expect(await save({ url: line('https://evil.example/', '••••') }, { feedId })).toMatchObject({
      problem: { field: 'url', message: expect.stringContaining('enter the curl line whole') },
    })
  })

  test('chosen in the wizard as it is shown, the scheduler keeps the whole of it', async () => {
    const { save, list, host, server } = await givenFeeds()
    await save({ url: line(server.url('/private')) })
    const [feed] = await list()
    const schedulerId = await host([feed?.url ?? ''], { inputMode: 'curl' })
    expect((await list())[0]?.readers).toEqual([{ schedulerId, hostName: 'Clara' }])
  })
})

describe('the schedulers that read a feed', () => {
  test('are named with it, and go on reading the old address unless the owner wants the new one', async () => {
    const { saved, save, list, host, server, prisma } = await givenFeeds()
    const feedId = await saved('/feed')
    const schedulerId = await host([server.url('/feed'), 'b.example'])
    expect((await list())[0]?.readers).toEqual([{ schedulerId, hostName: 'Clara' }])
    const sources = async () => (await prisma.scheduler.findUniqueOrThrow({ where: { id: schedulerId } })).sources
    const before = await sources()
    expect(await save({ url: server.url('/other') }, { feedId })).toMatchObject({ value: { changedSchedulers: 0 } })
    expect(await sources()).toEqual(before)
    expect((await list())[0]?.readers).toEqual([])
  })

  test('read the new address in the place of the old one when the owner wants it: saved with the feed, and told to the others', async () => {
    const { saved, save, list, host, server, prisma } = await givenFeeds()
    const feedId = await saved('/feed')
    const [reader, stranger] = [await host([server.url('/feed'), 'b.example']), await host(['b.example'])]
    const changed = await save({ url: server.url('/other') }, { feedId, changesReaders: true })
    expect(changed).toEqual({ ok: true, value: { feedId, created: false, changedSchedulers: 1 } })
    const row = await prisma.scheduler.findUniqueOrThrow({ where: { id: reader } })
    expect([row.sources, row.revision]).toEqual([[server.url('/other'), 'b.example'], 2])
    expect((await prisma.scheduler.findUniqueOrThrow({ where: { id: stranger } })).revision).toBe(1)
    expect(
      await prisma.outbox.findMany({ where: { key: reader }, orderBy: { id: 'asc' }, select: { type: true, payload: true } }),
    ).toEqual([
      { type: 'scheduler.saved', payload: expect.objectContaining({ revision: 1 }) },
      { type: 'scheduler.saved', payload: expect.objectContaining({ revision: 2 }) },
    ])
    expect((await list())[0]?.readers).toEqual([{ schedulerId: reader, hostName: 'Clara' }])
  })

  test('get a new secret with the feed, and the mode in which all they read can be read', async () => {
    const { save, saved, host, list, server, prisma } = await givenFeeds()
    const feedId = await saved('/private')
    const schedulerId = await host([server.url('/private'), server.url('/feed')])
    const url = `curl '${server.url('/private')}' -H 'X-Key: new-s3cret'`
    expect(await save({ url }, { feedId, changesReaders: true })).toMatchObject({ value: { changedSchedulers: 1 } })
    const row = await prisma.scheduler.findUniqueOrThrow({ where: { id: schedulerId } })
    expect([row.inputMode, row.sealedSources === null]).toEqual(['curl', false])
    expect(JSON.stringify(row)).not.toContain('s3cret')
    expect((await list())[0]?.readers).toHaveLength(1)
  })

  test('keep reading it after it is deleted', async () => {
    const { saved, host, server, services, stationId, prisma } = await givenFeeds()
    const feedId = await saved('/feed')
    const schedulerId = await host([server.url('/feed')])
    expect(await deleteFeed(services, { stationId, feedId })).toEqual({ ok: true, value: null })
    expect((await prisma.scheduler.findUniqueOrThrow({ where: { id: schedulerId } })).sources).toEqual([server.url('/feed')])
  })
})
