import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Config } from '../config.ts'
import { keepVoices } from './keep-voices.ts'

const given = async (wanted: string | undefined) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hourcast-keep-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
  // Port 9 discards: nobody listens there.
  const config = { dataDir, VOICES: wanted, VOICES_BASE_URL: 'http://127.0.0.1:9' } as Config
  const programs = { voiceProgram: '/nowhere', naturalVoiceProgram: '/nowhere' }
  return { dataDir, lines, needs: { config, log, programs } }
}

it('does nothing where no voice is named, and where each that is named is there', async () => {
  const off = new AbortController()
  await keepVoices((await given(undefined)).needs, off.signal)
  const { dataDir, needs, lines } = await given(' EN-us:kristin ')
  const folder = join(dataDir, 'natural-voices', 'en-US_kristin')
  await mkdir(folder, { recursive: true })
  const card = { id: 'en-US:kristin', name: 'Kristin', locale: 'en-US', sha256: 'ab' }
  await writeFile(join(folder, 'voice.json'), JSON.stringify(card))
  await keepVoices(needs, off.signal)
  expect(lines).toEqual([])
})

it('says which one could not be added, and waits until it is ended', async () => {
  const { needs, lines } = await given('en-US:nobody')
  const off = new AbortController()
  const keeping = keepVoices(needs, off.signal)
  await vi.waitFor(() => expect(lines.join()).toContain("There is no voice 'en-US:nobody'"), { timeout: 20_000 })
  off.abort()
  await keeping
})
