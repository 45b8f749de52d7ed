import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listenTo } from './listen.ts'
import type { Made } from './make-piece.ts'
import { EVERYTHING, planGallery } from './plan-gallery.ts'

/** A recogniser that says of itself what it was asked. */
const given = async (script: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'hourcast-listen-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const program = join(folder, 'listen')
  await writeFile(program, `#!${process.execPath}\n${script}`)
  await chmod(program, 0o755)
  await mkdir(join(folder, 'audio'))
  const pieces = planGallery({
    ...EVERYTHING,
    types: EVERYTHING.types.slice(0, 2),
    tones: EVERYTHING.tones.slice(0, 1),
    genres: [],
  })
  const made = pieces.slice(0, 4).map((piece, i) => ({ piece, file: `audio/${i}.mp3`, spoken: `Story\n${i}.` }) as Made)
  for (const { file, spoken } of made) await writeFile(join(folder, file), spoken)
  const done: number[] = []
  return { done, ask: () => listenTo(program, made, folder, (count) => done.push(count)) }
}

const COUNTS = `
const { readdirSync, readFileSync } = require('node:fs')
const [language, sentences, folder] = process.argv.slice(2)
const lines = readFileSync(sentences, 'utf8').trim().split('\\n')
const sounds = readdirSync(folder).sort()
console.error('loading the model')
if (language !== 'en' || lines.length !== 2 || sounds.join() !== '001.mp3,002.mp3') process.exit(1)
console.log(JSON.stringify({ folder, wer: Number(lines[0].match(/\\d/)[0]) + 0.5 }))`

test('is asked for each language and tone at once, with a sound for each line', async () => {
  const { done, ask } = await given(COUNTS)
  // American and Australian English, two types each.
  expect(Object.fromEntries(await ask())).toEqual({ '0-0': 0.5, '8-0': 2.5 })
  expect(done).toEqual([2, 4])
})

test.each([
  ['ends with a fault', 'process.exit(3)', 'ended with 3'],
  ['says no figure', 'console.log(JSON.stringify({ folder: "a" }))', 'did not say how many words'],
  ['says nothing', '', 'did not say how many words'],
])('a recogniser that %s is told', async (_what, script, words) => {
  await expect((await given(script)).ask()).rejects.toThrow(words)
})
