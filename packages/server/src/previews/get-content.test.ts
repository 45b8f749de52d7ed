import { expect, onTestFinished, test } from 'vitest'
import { createTestReader, item, rss, send, startSourceServer } from '../sources/testing/source-server.ts'
import { getContent } from './get-content.ts'

const given = async () => {
  const sources = await startSourceServer({
    '/feed': send(rss(item('Ferry', 'It sails at noon.') + item('Bridge', 'It opens at one.')), {
      'content-type': 'application/rss+xml',
    }),
    '/rows': send('{"Table":[{"name":"Pump 1","pressure":"4.2 bar"}]}', { 'content-type': 'application/json' }),
    '/page': send(
      `<html><head><title>Quay</title></head><body><article><p>The quay is open to walkers again.</p><p>${'Benches and lamps were put up by the harbour board in spring. '.repeat(5)}</p></article></body></html>`,
      {
        'content-type': 'text/html',
      },
    ),
    '/long': send(rss(Array.from({ length: 40 }, (_, n) => item(`Story ${n}`, `${'Word after word. '.repeat(100)}`)).join('')), {
      'content-type': 'application/rss+xml',
    }),
    '/flood': send('🎙'.repeat(30_000), { 'content-type': 'text/plain; charset=utf-8' }),
  })
  onTestFinished(sources.close)
  return { sources, services: { readSources: createTestReader(sources.host) } }
}

test('the text of all sources joined by |, no matter what they are', async () => {
  const { sources, services } = await given()
  const content = await getContent(services, {
    stationId: 'station',
    userInput: ['/feed', '/rows', '/page'].map(sources.url).join('|'),
  })
  if (!content.ok) throw new Error(content.problem.message)
  expect(content.value.startsWith('Ferry\nIt sails at noon.\n\nBridge\nIt opens at one.\n\n')).toBe(true)
  expect(content.value).toContain('4.2 bar')
  expect(content.value).toContain('The quay is open to walkers again.')
})

test('in the mode that the wizard names', async () => {
  const { sources, services } = await given()
  expect((await getContent(services, { stationId: 'station', userInput: sources.url('/page'), mode: 'rss' })).ok).toBe(false)
  expect(
    (await getContent(services, { stationId: 'station', userInput: `curl ${sources.url('/page')} -H 'X-Key: 1'`, mode: 'curl' }))
      .ok,
  ).toBe(true)
  expect(sources.asked.at(-1)?.headers['x-key']).toBe('1')
})

test.each(['', ' | ', '/gone'])('an empty result (%j) gives the words of the specification', async (path) => {
  const { sources, services } = await given()
  const content = await getContent(services, { stationId: 'station', userInput: path.startsWith('/') ? sources.url(path) : path })
  expect(content).toMatchObject({ ok: false, problem: { code: 'invalid', field: 'source' } })
  expect(content.ok ? '' : content.problem.message).toMatch(/^No content found or rss available\./)
})

test('the network of this machine is not read', async () => {
  const { sources } = await given()
  const content = await getContent(
    { readSources: createTestReader('') },
    { stationId: 'station', userInput: sources.url('/feed') },
  )
  expect(content).toMatchObject({ ok: false, problem: { faults: [{ url: `${sources.host}/feed` }] } })
  expect(sources.asked).toEqual([])
})

test('at most 20,000 characters, cut between two items', async () => {
  const { sources, services } = await given()
  const content = await getContent(services, { stationId: 'station', userInput: sources.url('/long') })
  if (!content.ok) throw new Error(content.problem.message)
  expect(content.value.length).toBeLessThanOrEqual(20_000)
  expect(content.value.length).toBeGreaterThan(15_000)
  for (const text of content.value.split('\n\n')) expect(text).toMatch(/^Story \d+\nWord after word\./)
})

test('one item that is too long is cut, but not in the middle of a character', async () => {
  const { sources, services } = await given()
  const content = await getContent(services, { stationId: 'station', userInput: sources.url('/flood'), mode: 'curl' })
  expect(content.ok && content.value.length).toBeLessThanOrEqual(20_000)
  // Half a character cannot be written as UTF-8.
  expect(content.ok && Buffer.from(content.value).toString()).toBe(content.ok && content.value)
})

test.each([
  ['more than 20 sources', Array.from({ length: 21 }, (_, n) => `${n}.example`).join('|'), 'invalid'],
  ['a megabyte', 'x'.repeat(1_000_000), 'too-large'],
])('%s are refused unread', async (_, userInput, code) => {
  const { services } = await given()
  expect(await getContent(services, { stationId: 'station', userInput })).toMatchObject({
    ok: false,
    problem: { code, field: 'source' },
  })
})
