import { NO_CONTENT } from '@hourcast/domain/messages'
import { expect, onTestFinished, test } from 'vitest'
import { createTestReader, item, rss, send, startSourceServer } from '../sources/testing/source-server.ts'
import { checkSource } from './check-source.ts'

const given = async () => {
  const feed = rss(item('Ferry', 'It sails at noon.') + item('Bridge', 'It opens at one.'))
  const sources = await startSourceServer({ '/feed': send(feed, { 'content-type': 'application/rss+xml' }) })
  onTestFinished(sources.close)
  const services = { readSources: createTestReader(sources.host) }
  const check = (source: string) => checkSource(services, { stationId: 'station', source, mode: 'rss' })
  return { sources, check }
}

test('a source that can be read says how much it holds', async () => {
  const { sources, check } = await given()
  expect(await check(sources.url('/feed'))).toEqual({ ok: true, value: { items: 2 } })
})

test('one that gives nothing says why, in the words of the specification and with the cause', async () => {
  const { sources, check } = await given()
  expect(await check(sources.url('/gone'))).toMatchObject({
    ok: false,
    problem: { message: NO_CONTENT, faults: [{ message: expect.stringContaining('/gone') }] },
  })
})

test('nothing, and what is longer than any source, is not asked for', async () => {
  const { check } = await given()
  for (const source of ['', ' ', 'x'.repeat(8_001)])
    expect(await check(source)).toMatchObject({ ok: false, problem: { code: 'invalid' } })
})
