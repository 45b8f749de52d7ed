import { MAX_VOICE_FILE_BYTES } from '@hourcast/domain/voices/voice-limits'
import { readConfig } from '@hourcast/server/config'
import { describe, expect, test } from 'vitest'
import { makeVisitorToken } from './anti-forgery.ts'
import { readUpload } from './read-upload.ts'

const ADDRESS = 'http://localhost/station/voices'
const services = { sessionSecret: 'secret of a test, at least 32 long', config: readConfig({}) }
const { antiForgery, headers } = makeVisitorToken(new Request(ADDRESS), services)
const cookie = headers['Set-Cookie']?.split(';')[0] ?? ''

const send = (form: FormData | URLSearchParams, more: Record<string, string> = {}) =>
  readUpload(new Request(ADDRESS, { method: 'POST', body: form, headers: { cookie, ...more } }), services, 'anna')

const formOf = (fields: Record<string, string | Blob>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ antiForgery, ...fields })) form.set(name, value)
  return form
}

/** A body that comes piece by piece and says nothing of its length; how much of it was taken. */
const endless = (type: string) => {
  let taken = 0
  const piece = new Uint8Array(1024 * 1024)
  const pull = (controller: ReadableStreamDefaultController) => {
    taken += piece.byteLength
    controller.enqueue(piece)
  }
  const body = new ReadableStream({ pull }, { highWaterMark: 0 })
  const init = { method: 'POST', body, duplex: 'half', headers: { cookie, 'content-type': type } }
  return { request: new Request(ADDRESS, init as RequestInit), taken: () => taken }
}

test('fields and the bytes of the file', async () => {
  const file = new File([Uint8Array.of(1, 2, 255)], 'jingle.png', { type: 'image/png' })
  expect(await send(formOf({ name: 'Jingle', file }))).toMatchObject({
    ok: true,
    value: { fields: { name: 'Jingle' }, file: Uint8Array.of(1, 2, 255) },
  })
})

test('without a file, and as a form without one', async () => {
  for (const form of [formOf({ intent: 'delete' }), new URLSearchParams({ antiForgery, intent: 'delete' })])
    expect(await send(form)).toMatchObject({ ok: true, value: { fields: { intent: 'delete' }, file: new Uint8Array(0) } })
})

describe('refused', () => {
  const tooLarge = { ok: false, problem: { code: 'too-large', field: 'file' } }

  test('100 MB that say so: before a byte is read', async () => {
    const { request, taken } = endless('multipart/form-data; boundary=x')
    request.headers.set('content-length', '100000000')
    expect(await readUpload(request, services, 'anna')).toMatchObject(tooLarge)
    expect(taken()).toBe(0)
  })

  test('what never ends and says nothing: no further than a file may be long', async () => {
    const { request, taken } = endless('multipart/form-data; boundary=x')
    expect(await readUpload(request, services, 'anna')).toMatchObject(tooLarge)
    expect(taken()).toBeLessThan(MAX_VOICE_FILE_BYTES + 4 * 1024 * 1024)
  })

  test('a form of another page, or without its token', async () => {
    expect(await send(formOf({ antiForgery: 'made up' }))).toMatchObject({ problem: { code: 'forbidden' } })
    expect(await send(formOf({}), { cookie: '' })).toMatchObject({ problem: { code: 'forbidden' } })
  })

  test.for([
    ['no boundary', 'multipart/form-data', 'no boundary'],
    ['no part of its form', 'multipart/form-data; boundary=x', 'not a part of it'],
    [
      'a part that is cut off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\ncut of',
    ],
    ['ten thousand parts', 'multipart/form-data; boundary=x', '--x\r\n'.repeat(10_000)],
  ] as const)('%s', async ([, type, body]) => {
    const request = new Request(ADDRESS, { method: 'POST', body, headers: { cookie, 'content-type': type } })
    expect(await readUpload(request, services, 'anna')).toMatchObject({ ok: false, problem: { code: 'invalid' } })
  })

  test('a NUL in a name', async () => {
    expect(await send(formOf({ name: 'a\0b' }))).toMatchObject({ problem: { code: 'invalid' } })
  })
})

test('who sends many files slowly leaves places for others, and has them back when they end', async () => {
  const ends: (() => void)[] = []
  const slow = () => {
    const body = new ReadableStream({ start: (controller) => void ends.push(() => controller.close()) })
    const headers = { cookie, 'content-type': 'multipart/form-data; boundary=x' }
    return new Request(ADDRESS, { method: 'POST', body, duplex: 'half', headers } as RequestInit)
  }
  const isBusy = { ok: false, problem: { code: 'unavailable' } }
  const waiting = Array.from({ length: 3 }, () => readUpload(slow(), services, 'otto'))
  expect(await readUpload(slow(), services, 'otto')).toMatchObject(isBusy)
  expect(await send(formOf({ name: 'Jingle' }))).toMatchObject({ ok: true })
  for (const end of ends) end()
  await Promise.all(waiting)
  const request = new Request(ADDRESS, { method: 'POST', body: formOf({ name: 'Jingle' }), headers: { cookie } })
  expect(await readUpload(request, services, 'otto')).toMatchObject({ ok: true })
})
