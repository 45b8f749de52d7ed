import { expect, test } from 'vitest'
import { wrongSettings } from './wrong-settings.ts'

const SEAL_KEYS = `k1:${Buffer.alloc(32, 7).toString('base64')}`

test('an instance needs no line at all', () => {
  expect(wrongSettings({})).toBeUndefined()
})

test('every wrong line is said at once, before anything is started, and no key is repeated', () => {
  const wrong = wrongSettings({ SEAL_KEYS: 'k1:hush', TEMPORAL_CODEC_KEY: 'hush', HOURCAST_WEB: 'web' })
  expect(wrong?.split('\n').map((line) => line.split(':')[0])).toEqual(['HOURCAST_WEB', 'TEMPORAL_CODEC_KEY', 'SEAL_KEYS'])
  expect(wrong).not.toContain('hush')
})

test('so are secrets that are missing beside a database of their own', () => {
  const DATABASE_URL = 'postgres://db.example/hourcast'
  expect(wrongSettings({ DATABASE_URL, SEAL_KEYS })).toMatch(/^SESSION_SECRET must be set when DATABASE_URL is/)
  expect(wrongSettings({ DATABASE_URL, SEAL_KEYS, SESSION_SECRET: 's'.repeat(32) })).toBeUndefined()
})
