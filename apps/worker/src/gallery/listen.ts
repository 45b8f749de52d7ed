import { spawn } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findLanguage } from '@hourcast/domain/hosts/languages'
import type { Made } from './make-piece.ts'

const LIMIT_MS = 15 * 60_000

/** By `groupOf`: the share of words that a recogniser got wrong, in per cent. */
export type Misheard = ReadonlyMap<string, number>

/** What is judged together: bare speech by language and tone, over music by language. */
export const groupOf = ({ piece }: Pick<Made, 'piece'>): string =>
  piece.musicBed ? `music-${piece.language}` : `${piece.language}-${piece.voiceTone}`

/**
 * Asks a recogniser what it understands: `PROGRAM LANG SENTENCES.txt FOLDER` with 001.mp3, 002.mp3 … in the folder, one for each line, and one line of
 * JSON as answer, with `folder` and `wer` (in per cent). Throws when it fails or says nothing within a quarter of an hour.
 */
export const listenTo = async (program: string, pieces: readonly Made[], folder: string, onDone: (count: number) => void) => {
  const misheard = new Map<string, number>()
  const groups = new Map<string, Made[]>()
  for (const piece of pieces) groups.set(groupOf(piece), [...(groups.get(groupOf(piece)) ?? []), piece])
  let done = 0
  for (const [group, members] of groups) {
    const [first] = members
    if (!first) continue
    const language = findLanguage(first.piece.language)?.locale.slice(0, 2) ?? 'en'
    misheard.set(group, await judge(program, { language, members, folder }))
    done += members.length
    onDone(done)
  }
  return misheard
}

type Heard = { language: string; members: readonly Made[]; folder: string }

const judge = async (program: string, { language, members, folder }: Heard): Promise<number> => {
  const place = await mkdtemp(join(tmpdir(), 'hourcast-gallery-'))
  try {
    const sounds = join(place, 'sounds')
    await mkdir(sounds)
    const sentences = join(place, 'sentences.txt')
    await writeFile(sentences, members.map(({ spoken }) => `${spoken.replace(/\s+/gu, ' ')}\n`).join(''))
    for (const [i, { file }] of members.entries())
      await copyFile(join(folder, file), join(sounds, `${String(i + 1).padStart(3, '0')}.mp3`))
    return readErrors(await run(program, [language, sentences, sounds]))
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

const readErrors = (out: string): number => {
  const line = out.split('\n').find((each) => each.startsWith('{')) ?? '{}'
  const { wer } = JSON.parse(line) as { wer?: unknown }
  if (typeof wer !== 'number') throw new Error(`the recogniser did not say how many words it got wrong: ${out.slice(0, 200)}`)
  return wer
}

const run = (program: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'], timeout: LIMIT_MS })
    let out = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve(out) : reject(new Error(`${program} ended with ${code}`))))
  })
