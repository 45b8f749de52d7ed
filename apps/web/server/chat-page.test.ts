import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readConfig } from '@hourcast/server/config'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { chatPage } from './chat-page.ts'
import { protect } from './protect.ts'

const asked = async (env: Record<string, string>, path: string): Promise<Response> => {
  const config = readConfig(env)
  const app = express()
  app.use(protect(config), chatPage(config))
  const server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers: { connection: 'close' } })
}

const CHAT = 'https://chat.example/widget?site=1&lang="en"'

test('the chat is framed from its own origin, and that page alone may show it', async () => {
  const answer = await asked({ CHAT_WIDGET_URL: CHAT }, '/support/chat')
  expect(answer.status).toBe(200)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain('frame-src https://chat.example;')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toContain('script-src')
  expect(await answer.text()).toContain('src="https://chat.example/widget?site=1&amp;lang=&quot;en&quot;"')
})

test('every other page knows nothing of that origin', async () => {
  const policy = (await asked({ CHAT_WIDGET_URL: CHAT }, '/support')).headers.get('content-security-policy')
  expect(policy).not.toContain('chat.example')
})

test('without an address there is no such page', async () => {
  expect((await asked({}, '/support/chat')).status).toBe(404)
})

test.each(['chat.example', 'javascript:alert(1)', 'https://anna:secret@chat.example/'])(
  '%s is no address of a chat',
  (address) => {
    expect(() => readConfig({ CHAT_WIDGET_URL: address })).toThrow('CHAT_WIDGET_URL')
  },
)
