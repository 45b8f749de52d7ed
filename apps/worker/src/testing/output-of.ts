import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Command } from 'commander'
import { onTestFinished, vi } from 'vitest'
import { CommandFailure } from '../commands/failure.ts'

const ADDRESSES = [
  'DATABASE_URL',
  'SMTP_URL',
  'LLM_BASE_URL',
  'TTS_BASE_URL',
  'TEMPORAL_ADDRESS',
  'KAFKA_BROKERS',
  'S3_ENDPOINT',
  'SESSION_SECRET',
  'SEAL_KEYS',
]

/** For one test the environment says this much alone, and the data folder is one of its own. */
export const setEnvironment = async (env: Record<string, string>): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hourcast-command-'))
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await rm(dataDir, { recursive: true, force: true })
  })
  for (const name of ADDRESSES) vi.stubEnv(name, undefined)
  for (const [name, value] of Object.entries({ HOURCAST_DATA: dataDir, ...env })) vi.stubEnv(name, value)
}

/** Runs a command in this process and gives what it prints. What it throws goes on, but for a failure that `onFailure` takes. */
export const outputOf = async (
  command: Command,
  args: readonly string[],
  onFailure?: (failure: CommandFailure) => void,
): Promise<string> => {
  const said: string[] = []
  const { log } = console
  console.log = (...words: unknown[]) => void said.push(words.map(String).join(' '))
  try {
    await command
      .exitOverride()
      .configureOutput({ writeOut: (text) => said.push(text.trimEnd()), writeErr: () => {} })
      .parseAsync(args, { from: 'user' })
  } catch (error) {
    if (!onFailure || !(error instanceof CommandFailure)) throw error
    onFailure(error)
  } finally {
    console.log = log
  }
  return said.join('\n')
}
