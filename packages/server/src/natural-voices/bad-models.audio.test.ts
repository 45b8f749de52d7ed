import { copyFile, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readInstalledVoices } from '@hourcast/audio/natural/installed-voices'
import { bundleForTest, voiceProgram } from '@hourcast/audio/testing/bundle-for-test'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { addFromFolder } from './add-voice.ts'
import { addingOf } from './voices-of.ts'

const TONE_VOICE = fileURLToPath(new URL('../../../audio/src/testing/tone-voice', import.meta.url))
const MODEL = 'en_US-hum-low.onnx'

let naturalVoiceProgram: string
let removeBundle: () => Promise<void>
beforeAll(async () => {
  const { files, remove } = await bundleForTest(['natural/natural-voice-program.ts'])
  naturalVoiceProgram = files[0] ?? ''
  removeBundle = remove
})
afterAll(() => removeBundle())

/** A model that speaks, in a folder of its owner, and an instance that has no voice yet. */
const given = async () => {
  const root = await mkdtemp(join(tmpdir(), 'hourcast-bad-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const own = await mkdtemp(join(root, 'own-'))
  const [model, settings] = [join(own, MODEL), join(own, `${MODEL}.json`)]
  await copyFile(join(TONE_VOICE, 'voice.onnx'), model)
  await copyFile(join(TONE_VOICE, 'voice.onnx.json'), settings)
  const adding = addingOf(readConfig({ HOURCAST_DATA: root }), { voiceProgram, naturalVoiceProgram })
  return { own, model, settings, adding, add: () => addFromFolder(adding, { folder: own }) }
}
type Given = Awaited<ReturnType<typeof given>>

const PAGE = '<!doctype html><title>404</title>'

const changeSettings = async ({ settings }: Given, change: (read: Record<string, unknown>) => object): Promise<void> => {
  const read = JSON.parse(await readFile(settings, 'utf8'))
  await writeFile(settings, JSON.stringify({ ...read, ...change(read) }))
}
const idsIn = (read: Record<string, unknown>) => Object.entries(read.phoneme_id_map as Record<string, number[]>)
const MARKS = ['_', '^', '$', ' ']

test('a model that speaks is added', async () => {
  const { add, adding } = await given()
  await add()
  expect(readInstalledVoices(adding.voices)).toMatchObject([{ id: 'en-US:hum' }])
})

test.each<[string, (given: Given) => Promise<void>, RegExp]>([
  ['a model cut short', ({ model }) => truncate(model, 300), /^It cannot speak: .*ended/],
  ['an empty model', ({ model }) => truncate(model, 0), /^It cannot speak: .*ended/],
  ['a page instead of a model', ({ model }) => writeFile(model, PAGE), /^It cannot speak: .*ended/],
  [
    'a model of another format',
    ({ model }) => writeFile(model, Buffer.from('PK\u0003\u0004 a Keras model'.padEnd(2_000, 'x'))),
    /^It cannot speak: .*ended/,
  ],
  [
    'a model that is no Piper voice',
    async ({ model }) => writeFile(model, (await readFile(model, 'latin1')).replaceAll('scales', 'scalez'), 'latin1'),
    /not the inputs of a Piper voice/,
  ],
  ['500 MB', ({ model }) => truncate(model, 500_000_000), /has 500 MB; a voice has at most 200/],
  ['a page instead of settings', ({ settings }) => writeFile(settings, PAGE), /settings of the voice are not JSON/],
  ['a map with sounds beyond the model’s', (all) => changeSettings(all, () => ({ num_symbols: 10 })), /no usable phoneme_id_map/],
  [
    'a map without sounds',
    (all) =>
      changeSettings(all, (read) => ({ phoneme_id_map: Object.fromEntries(idsIn(read).filter(([key]) => MARKS.includes(key))) })),
    /none of them has a sound in this voice/,
  ],
  ['phonemes of a tongue that nobody has', (all) => changeSettings(all, () => ({ espeak: { voice: 'qq' } })), /no voice 'qq'/],
])('%s is refused in a sentence, and nothing of it is left', async (_, harm, sentence) => {
  const all = await given()
  await harm(all)
  await expect(all.add()).rejects.toMatchObject({ name: 'VoiceProblem', message: expect.stringMatching(sentence) })
  expect(readInstalledVoices(all.adding.voices)).toEqual([])
  expect(await readdir(join(all.adding.voices, '.adding')).catch(() => [])).toEqual([])
})
