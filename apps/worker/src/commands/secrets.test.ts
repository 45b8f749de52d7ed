import { readPayloadCipher } from '@hourcast/server/secrets/payload-cipher'
import { parseSealKeys } from '@hourcast/server/secrets/seal-keys'
import { expect, test } from 'vitest'
import { outputOf } from '../testing/output-of.ts'
import { secretsCommand } from './secrets.ts'

test('secrets are two lines fit for an .env file: a session secret and a seal key that this program takes', async () => {
  const lines = (await outputOf(secretsCommand(), [])).split('\n')
  expect(lines).toHaveLength(2)
  const [session = '', keys = ''] = lines
  expect(session).toMatch(/^SESSION_SECRET=[A-Za-z0-9_-]{32,}$/)
  expect(keys).toMatch(/^SEAL_KEYS=[^\s"'#]+$/)
  expect(parseSealKeys(keys.slice('SEAL_KEYS='.length))).toHaveLength(1)
})

test('secrets are fresh each time', async () => {
  const first = await outputOf(secretsCommand(), [])
  const second = await outputOf(secretsCommand(), [])
  for (const line of first.split('\n')) expect(second.split('\n')).not.toContain(line)
})

test('for Temporal there is a third line when it is asked for: a key that encrypts what workflows carry', async () => {
  const lines = (await outputOf(secretsCommand(), ['--temporal'])).split('\n')
  expect(lines.map((line) => line.split('=')[0])).toEqual(['SESSION_SECRET', 'SEAL_KEYS', 'TEMPORAL_CODEC_KEY'])
  expect(readPayloadCipher(lines[2]?.slice('TEMPORAL_CODEC_KEY='.length) ?? '').keyId).toMatch(/^k[0-9a-f]{8}$/)
})
