import type { Request, Response } from 'express'
import { expect, test } from 'vitest'
import { protect } from './protect.ts'

const HOUSE = { PUBLIC_URL: 'http://localhost:3000', TILE_URL: undefined, MAP_STREAMS: 'off' } as const

const policyOf = async (config: Parameters<typeof protect>[0]): Promise<Record<string, string>> => {
  const headers = new Map<string, string>()
  const response = {
    locals: { nonce: 'n' },
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: () => {},
  }
  await new Promise((resolve) => protect(config)({} as Request, response as unknown as Response, resolve))
  const lines = (headers.get('Content-Security-Policy') ?? '').split(';').map((line) => line.trim().split(' '))
  return Object.fromEntries(lines.map(([name = '', ...values]) => [name, values.join(' ')]))
}

test('by itself nothing comes from elsewhere: no picture, no sound, no script', async () => {
  const policy = await policyOf(HOUSE)
  expect(policy).toMatchObject({
    'default-src': "'self'",
    'script-src': "'self' 'nonce-n'",
    'img-src': "'self' data:",
    'media-src': "'self' blob:",
    'connect-src': "'self'",
  })
})

test('tiles open the way for pictures of their host alone, streams of the map for sound over https alone', async () => {
  const house = await policyOf(HOUSE)
  const tiled = { ...HOUSE, TILE_URL: 'https://tiles.example:8443/{z}/{x}/{y}.png?key=1' }
  expect(await policyOf(tiled)).toEqual({ ...house, 'img-src': "'self' data: https://tiles.example:8443" })
  expect(await policyOf({ ...HOUSE, MAP_STREAMS: 'on' })).toEqual({ ...house, 'media-src': "'self' blob: https:" })
})
