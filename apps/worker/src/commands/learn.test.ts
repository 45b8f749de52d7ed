import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { outputOf } from '../testing/output-of.ts'
import { editorCommand } from './editor.ts'
import type { CommandFailure } from './failure.ts'
import { learnCommand } from './learn.ts'

const PLACES = ['Alder', 'Whitby', 'Ellery', 'Marlow', 'Selby', 'Arden', 'Ribton', 'Troy']
const CASES = PLACES.map((place) => ({
  id: place,
  kind: 'frame',
  tongue: 'en',
  items: [
    { title: `Fog closes the harbour of ${place}` },
    { title: `Garden of ${place} opens its gates for a whole week of free tours` },
  ],
  mustSay: ['.'],
}))

const folder = async () => {
  const made = await mkdtemp(join(tmpdir(), 'hourcast-learn-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}

test('the stories of a feed, judged by an editor, become the table of their tongue', async () => {
  const at = await folder()
  await writeFile(join(at, 'cases.json'), JSON.stringify(CASES))
  const stories = await outputOf(editorCommand(), [at, '--stories'])
  const judged = stories.split('\n').map((line) => {
    const story = JSON.parse(line)
    return JSON.stringify({ ...story, faulty: Number(story.lead.includes('Garden')) })
  })
  await writeFile(join(at, 'heard.jsonl'), judged.join('\n'))
  expect(await outputOf(learnCommand(), [join(at, 'heard.jsonl'), at])).toMatch(/^english\.ts: \d+ signs of 16 stories$/)
  expect(await readFile(join(at, 'english.ts'), 'utf8')).toMatch(/\sgarden:\d+\s/)
})

test('stories told in several ways, judged by an editor, become the table of ways', async () => {
  const at = await folder()
  await writeFile(join(at, 'cases.json'), JSON.stringify(CASES))
  const stories = await outputOf(editorCommand(), [at, '--stories'])
  const judged = stories.split('\n').map((line) => {
    const story = JSON.parse(line)
    expect(story.ways).toEqual({ headline: null })
    return JSON.stringify({ ...story, ways: { headline: Number(/closes/.test(story.headline)) } })
  })
  await writeFile(join(at, 'heard.jsonl'), judged.join('\n'))
  expect(await outputOf(learnCommand(), [join(at, 'heard.jsonl'), at])).toMatch(/^ways\.ts: \d+ signs of 16 tellings$/)
  expect(await readFile(join(at, 'ways.ts'), 'utf8')).toMatch(/\sheadline\//)
})

test.each([
  '{',
  '{"lead":"Fog","tongue":"en"}',
  '{"lead":"Fog","headline":"Fog","rest":[],"told":[],"ways":{},"without":[],"doubts":0,"weight":1,"tongue":"xx","faulty":1}',
  '{"lead":"Fog","headline":"Fog","rest":[],"told":[],"ways":{"loudly":1},"without":[],"doubts":0,"weight":1,"tongue":"en"}',
  '{"lead":"Fog","headline":"Fog","rest":[],"told":[],"ways":{"headline":2},"without":[],"doubts":0,"weight":1,"tongue":"en"}',
])('a line that is no judged story is named: %s', async (line) => {
  const at = await folder()
  await writeFile(join(at, 'heard.jsonl'), `\n${line}`)
  const failures: CommandFailure[] = []
  await outputOf(learnCommand(), [join(at, 'heard.jsonl'), at], (failure) => void failures.push(failure))
  expect(failures).toMatchObject([{ exitCode: 2, message: expect.stringContaining('line 2') }])
})
