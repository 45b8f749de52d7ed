import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkRequest } from './check-request.ts'

type Asked = { path?: string; method?: string; headers?: Record<string, string> }

/** Answers what it has seen of a request that was let through. */
const given = async (TRUST_PROXY = 0) => {
  const app = express().set('query parser', false).set('trust proxy', TRUST_PROXY)
  app.use(checkRequest({ TRUST_PROXY }))
  app.use((request, response) => void response.json({ host: request.hostname, scheme: request.protocol, ...request.headers }))
  const server = createServer({ maxHeaderSize: 64 * 1024 }, app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.address() as AddressInfo
  return ({ path = '/', method = 'GET', headers = {} }: Asked) =>
    new Promise<{ status: number; text: string; allow: string | undefined }>((resolve, reject) => {
      const asked = send({ port, path, method, headers, agent: false }, (answer) => {
        let text = ''
        answer.on('data', (data) => {
          text += data
        })
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, allow: answer.headers.allow }))
      })
      asked.on('error', reject)
      asked.end()
    })
}

const names = (count: number) => Array.from({ length: count }, (_, index) => index.toString(36)).join('&')

describe('a request is refused before anything reads it', () => {
  test.each<[string, Asked]>([
    ['15,000 names in its query', { path: `/getContent?${names(15_000)}` }],
    ['one name more than a hundred', { path: `/?${names(101)}` }],
    ['a path of 60,000 letters', { path: `/${'a'.repeat(60_000)}` }],
    ['a path of 30,000 parts', { path: `/station${'/a'.repeat(20_000)}` }],
    ['an address of another server', { path: 'http://elsewhere.example/' }],
    ['an invalid address', { path: '*', method: 'OPTIONS' }],
    ['10,000 cookies', { headers: { cookie: 'a=1; '.repeat(10_000) } }],
    ['60 kB of languages', { headers: { 'accept-language': 'de,'.repeat(20_000) } }],
    ['thousands of ranges', { headers: { range: `bytes=${'0-,'.repeat(15_000)}` } }],
    ['hundreds of headers', { headers: Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`x-${index}`, '1'])) }],
    ...['a b', 'a/b', '%', 'a:99999', 'a:b', '@', 'a@b', '[::1', 'a, b'].map((host): [string, Asked] => [
      `the host ${host}`,
      { headers: { host } },
    ]),
  ])('with %s', async (_, asked) => {
    const { status, text } = await (await given())(asked)
    expect([status, JSON.parse(text).code]).toEqual([400, 'unreadable'])
  })

  test.each(['TRACE', 'PROPFIND', 'LINK'])('by the method %s, and is told which there are', async (method) => {
    expect(await (await given())({ method })).toMatchObject({ status: 405, allow: expect.stringContaining('GET') })
  })
})

test('what browsers and programs send is let through', async () => {
  const ask = await given()
  for (const host of ['localhost:3000', 'air.hourcast.example', '127.0.0.1', '[::1]:3000', 'web', 'my_host:80'])
    expect((await ask({ headers: { host } })).status, host).toBe(200)
  for (const path of [
    '/',
    `/?${names(100)}`,
    `/getContent?_userInput=${'a'.repeat(40_000)}`,
    '/schedulers/a%40b.example/x/upcoming',
  ])
    expect((await ask({ path })).status, path.slice(0, 40)).toBe(200)
})

describe('what a proxy says of the visitor', () => {
  const claims = {
    'x-forwarded-host': 'elsewhere.example:99999',
    'x-forwarded-proto': 'java script',
    'x-forwarded-for': '10.0.0.7',
    'x-forwarded-port': 'x',
    forwarded: 'host=elsewhere.example',
    'x-real-ip': '10.0.0.7',
  }

  test('is neither believed nor seen without a proxy of ours', async () => {
    const { status, text } = await (await given())({ headers: { ...claims, host: 'air.hourcast.example' } })
    expect([status, Object.keys(JSON.parse(text)).toSorted()]).toEqual([200, ['connection', 'host', 'scheme']])
    expect(JSON.parse(text)).toMatchObject({ host: 'air.hourcast.example', scheme: 'http' })
  })

  test('is believed of a proxy of ours, and refused where it names no host or no scheme', async () => {
    const ask = await given(1)
    const { text } = await ask({
      headers: { 'x-forwarded-host': 'air.hourcast.example:443, inner:80', 'x-forwarded-proto': 'https' },
    })
    expect(JSON.parse(text)).toMatchObject({ 'x-forwarded-host': 'air.hourcast.example:443', scheme: 'https' })
    for (const [name, value] of [
      ['x-forwarded-host', 'a b'],
      ['x-forwarded-host', 'a:99999'],
      ['x-forwarded-proto', 'java script'],
    ] as const)
      expect((await ask({ headers: { [name]: value } })).status, value).toBe(400)
  })
})
