import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStudio } from '@hourcast/audio/studio'
import { bundleForTest, voiceProgram } from '@hourcast/audio/testing/bundle-for-test'
import { createBuiltInWriter } from '@hourcast/server/script/built-in/built-in-writer'
import { expect, onTestFinished, test } from 'vitest'
import { makeGallery } from './make-gallery.ts'
import { EVERYTHING, planGallery } from './plan-gallery.ts'

const PIECES = planGallery({
  languages: EVERYTHING.languages.slice(0, 1),
  types: EVERYTHING.types.slice(2, 3),
  tones: EVERYTHING.tones.slice(0, 2),
  genres: EVERYTHING.genres.slice(0, 1),
})

const given = async () => {
  const bundle = await bundleForTest(['audio-thread.ts'])
  const studio = createStudio({ voiceProgram, audioThread: bundle.files[0] ?? '' })
  const folder = await mkdtemp(join(tmpdir(), 'hourcast-gallery-'))
  onTestFinished(async () => {
    await studio.close()
    await bundle.remove()
    await rm(folder, { recursive: true, force: true })
  })
  return { writer: createBuiltInWriter(), studio, folder, clock: { now: Date.now } }
}

test('makes each piece and a page that names it; the next run goes on with what is there', async () => {
  const means = await given()
  const counted: number[] = []
  const { made, failed } = await makeGallery(means, PIECES, { onMade: (count) => counted.push(count) })
  expect(failed).toEqual([])
  expect(counted).toEqual([1, 2, 3])
  const [neutral, calm, music] = made
  if (!neutral || !calm || !music) throw new Error('three were asked for')
  expect(calm.wordsAMinute).toBeLessThan(0.9 * neutral.wordsAMinute)
  expect(calm.pitchHz).toBeLessThan(neutral.pitchHz ?? 0)
  expect(music.pitchHz).toBeNull()
  expect(music.seconds).toBeGreaterThan(neutral.seconds)
  const page = await readFile(join(means.folder, 'index.html'), 'utf8')
  for (const { file, lufs } of made) {
    expect(page).toContain(`href="${file}"`)
    expect(Math.abs(lufs + 16)).toBeLessThanOrEqual(0.3)
  }

  const { folder, studio } = means
  const file = join(folder, neutral.file)
  const { mtimeMs } = await stat(file)
  await rm(join(folder, calm.file.replace('.mp3', '.json')))
  let rendered = 0
  const render: typeof studio.render = (...asked) => {
    rendered += 1
    return studio.render(...asked)
  }
  const again = await makeGallery({ ...means, studio: { ...studio, render } }, PIECES, {})
  expect(again.made.map(({ file: name }) => name)).toEqual(made.map(({ file: name }) => name))
  expect([rendered, (await stat(file)).mtimeMs]).toEqual([1, mtimeMs])
  expect((await readdir(folder)).sort()).toEqual(['audio', 'index.html'])
})

test('what cannot be made is told, and the rest is made', async () => {
  const means = await given()
  const [first, ...rest] = PIECES
  if (!first) throw new Error('there are three')
  const { made, failed } = await makeGallery(means, [{ ...first, language: 99 }, ...rest], {})
  expect(made).toHaveLength(2)
  expect(failed).toMatchObject([{ piece: { language: 99 }, fault: expect.stringContaining('99') }])
  expect(await readFile(join(means.folder, 'index.html'), 'utf8')).toContain('Not made: 1')
})
