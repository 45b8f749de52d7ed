import type { ClientActionFunctionArgs } from '@remix-run/react'
import { expect, test } from 'vitest'
import { orUnreachable } from './or-unreachable.ts'

const asked = (serverAction: () => Promise<unknown>) => {
  const body = new URLSearchParams({ intent: 'save', name: 'Harbour Radio' })
  const request = new Request('http://localhost/station/settings', { method: 'POST', body })
  return orUnreachable({ request, params: {}, serverAction } as ClientActionFunctionArgs, (problem, fields) => ({
    problem,
    fields,
  }))
}

test('what the server answers is the answer', async () => {
  expect(await asked(async () => ({ ok: true }))).toEqual({ ok: true })
})

test.each([
  ['cannot be reached', new TypeError('Failed to fetch')],
  ['answers with what is no answer of ours', new Error('Unable to decode turbo-stream response from URL: …')],
])('a server that %s is told as a problem, and what was entered is kept', async (_, fault) => {
  const answer = await asked(() => Promise.reject(fault))
  if (!(answer instanceof Response)) throw new Error('an answer without a status')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({
    problem: { code: 'unavailable', message: 'The server did not answer as it should. Try again in a moment.' },
    fields: { intent: 'save', name: 'Harbour Radio' },
  })
})

test('a redirect and a page that is not there stay what they are', async () => {
  const redirect = new Response(null, { status: 302, headers: { location: '/login' } })
  await expect(asked(() => Promise.reject(redirect))).rejects.toBe(redirect)
  const missing = { status: 404, statusText: 'Not Found', internal: false, data: null }
  await expect(asked(() => Promise.reject(missing))).rejects.toBe(missing)
})
