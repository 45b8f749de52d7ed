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
