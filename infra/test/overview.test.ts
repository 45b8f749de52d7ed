import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const { overview } = await import(fileURLToPath(new URL('../start/overview.mjs', import.meta.url)))

test('what runs is a table, with the natural voices that are there', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hourcast-overview-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const shown = (env = {}) => overview({ address: 'http://localhost:3000', dataDir }, env, undefined)
  expect(shown()).toMatch(/ {2}open +http:\/\/localhost:3000\n/)
  expect(shown()).toContain('voice     built in; natural ones: npm run hourcast -- voices list')
  for (const name of ['en-US_kristin', '.adding']) await mkdir(join(dataDir, 'natural-voices', name), { recursive: true })
  await writeFile(join(dataDir, 'natural-voices', 'en-US_kristin', 'voice.json'), '{}')
  expect(shown()).toContain('voice     built in, and 1 natural')
  await writeFile(join(dataDir, 'mail-key'), 'a-key\n')
  expect(shown()).toContain('built in, and 1 natural; add natural ones at http://localhost:3000/dev/voices?key=a-key')
  // Where mail is sent the page is closed.
  expect(shown({ SMTP_URL: 'smtp://mail.example' })).not.toContain('a-key')
  expect(shown({ TTS_BASE_URL: 'http://voices.example/v1' })).toContain('voice     from the environment')
  expect(shown()).toContain('writer    built in; with a language model: docs/GROWING-UP.md')
  expect(shown({ LLM_BASE_URL: 'http://model.example/v1' })).toContain('writer    from the environment')
})
