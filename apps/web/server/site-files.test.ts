import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, test } from 'vitest'
import { PUBLIC_PAGES } from '../app/components/frame/public-pages.ts'
import { siteFiles } from './site-files.ts'

const ask = async (path: string): Promise<{ type: string | undefined; body: string }> => {
  const server = express()
    .use(siteFiles({ PUBLIC_URL: 'https://hourcast.example' }))
    .listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  try {
    return await new Promise((resolve, reject) => {
      const asked = request({ port: (server.address() as AddressInfo).port, path }, (answer) => {
        let body = ''
        answer.setEncoding('utf8').on('data', (part) => {
          body += part
        })
        answer.on('end', () => resolve({ type: answer.headers['content-type'], body }))
      })
      asked.on('error', reject).end()
    })
  } finally {
    server.close()
  }
}

test('robots.txt leaves out what belongs to owners, and names the sitemap by its public address', async () => {
  const { type, body } = await ask('/robots.txt')
  expect(type).toContain('text/plain')
  expect(body).toContain('Disallow: /station/')
  expect(body).toContain('Sitemap: https://hourcast.example/sitemap.xml')
})

test('the sitemap has each public page once, under the public address', async () => {
  const { type, body } = await ask('/sitemap.xml')
  expect(type).toContain('xml')
  const found = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(found).toEqual(PUBLIC_PAGES.map(({ to }) => `https://hourcast.example${to}`))
  expect(new Set(found).size).toBe(found.length)
})

/** Served without Remix, by the routes of the calls. */
const PLAIN = ['/docs']

test('each public page has a route, so that no link leads nowhere', () => {
  const routes = readdirSync(new URL('../app/routes', import.meta.url)).map((name) => name.replace(/\.tsx$/, ''))
  for (const { to } of PUBLIC_PAGES.filter(({ to }) => !PLAIN.includes(to)))
    expect(routes).toContain(to === '/' ? '_index' : to.slice(1).replaceAll('/', '.'))
})
