import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readInstalledVoices } from '@hourcast/audio/natural/installed-voices'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type AddVoice, addFromCatalogue, addFromFolder } from './add-voice.ts'
import { takeAway } from './place-voice.ts'

const SETTINGS = JSON.stringify({
  ...{ audio: { sample_rate: 22_050 }, espeak: { voice: 'de' }, inference: {}, num_speakers: 1 },
  phoneme_id_map: { _: [0], '^': [1], $: [2], ' ': [3] },
})

const RATES = [
  [0.7, 0.8],
  [1, 1],
] as const

const given = async (options: Partial<AddVoice> = {}) => {
  const root = await mkdtemp(join(tmpdir(), 'hourcast-add-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const voices = join(root, 'natural-voices')
  const tried: string[] = []
  const adding: AddVoice = {
    voices,
    baseUrl: 'http://127.0.0.1:9',
    tryVoice: async (_, { id }) => {
      tried.push(id)
      return RATES
    },
    ...options,
  }
  const model = async (files: Record<string, string>): Promise<string> => {
    const folder = await mkdtemp(join(root, 'own-'))
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
    return folder
  }
  return { adding, voices, tried, model, ids: () => readInstalledVoices(voices).map(({ id }) => id) }
}
const OWN = { 'de_DE-anna-medium.onnx': 'a model', 'de_DE-anna-medium.onnx.json': SETTINGS }

describe('a voice from a folder', () => {
  it('is there after it was tried, under the language and name of its file', async () => {
    const { adding, model, tried, voices } = await given()
    await addFromFolder(adding, { folder: await model(OWN), gender: 'f' })
    expect(tried).toEqual(['de-DE:anna'])
    expect(readInstalledVoices(voices)).toMatchObject([{ id: 'de-DE:anna', locales: ['de-DE'], gender: 'f', rates: RATES }])
    expect(await readFile(join(voices, 'de-DE_anna', 'voice.onnx'), 'utf8')).toBe('a model')
  })

  it('takes the place of one of its name, and goes when it is removed', async () => {
    const { adding, model, voices, ids } = await given()
    await addFromFolder(adding, { folder: await model(OWN) })
    await addFromFolder(adding, { folder: await model({ ...OWN, 'de_DE-anna-medium.onnx': 'a better one' }) })
    expect(await readFile(join(voices, 'de-DE_anna', 'voice.onnx'), 'utf8')).toBe('a better one')
    expect(ids()).toEqual(['de-DE:anna'])
    expect(await takeAway(voices, 'de-DE:anna')).toBe(true)
    expect(await takeAway(voices, 'de-DE:anna')).toBe(false)
    expect(ids()).toEqual([])
  })

  it('added again with another word for it is as it was said last', async () => {
    const { adding, model, voices } = await given()
    const folder = await model(OWN)
    await addFromFolder(adding, { folder })
    await addFromFolder(adding, { folder, gender: 'f' })
    expect(readInstalledVoices(voices)).toMatchObject([{ gender: 'f' }])
  })

  it('added twice at the same time is there once, and nothing is left beside it', async () => {
    const { adding, model, voices, ids } = await given()
    const folder = await model(OWN)
    await Promise.all([1, 2, 3].map(() => addFromFolder(adding, { folder })))
    expect(ids()).toEqual(['de-DE:anna'])
    expect(await readdir(join(voices, '.adding'))).toEqual([])
  })

  it.each([
    ['has no model', { 'readme.txt': '' }, 'one model'],
    ['has two models', { ...OWN, 'x.onnx': '' }, 'one model'],
    ['has no settings', { 'de_DE-anna-medium.onnx': 'a model' }, 'its settings'],
    ['has the settings of something else', { ...OWN, 'de_DE-anna-medium.onnx.json': '{"audio":{}}' }, 'audio.sample_rate'],
    [
      'has a name that no folder could have',
      { [`de_DE-${'n'.repeat(200)}-low.onnx`]: 'a', [`de_DE-${'n'.repeat(200)}-low.onnx.json`]: SETTINGS },
      'at most 60 letters',
    ],
    ['does not say its language', { 'anna.onnx': 'a model', 'anna.onnx.json': SETTINGS }, '--language'],
  ])('that %s is refused', async (_, files, sentence) => {
    const { adding, model, voices, ids } = await given()
    await expect(addFromFolder(adding, { folder: await model(files) })).rejects.toThrow(sentence)
    expect(ids()).toEqual([])
    expect(await readdir(join(voices, '.adding')).catch(() => [])).toEqual([])
  })

  it('that cannot speak is refused, with its reason, and the one that was there stays', async () => {
    const { adding, model, voices, ids } = await given()
    await addFromFolder(adding, { folder: await model(OWN) })
    const broken = { ...adding, tryVoice: () => Promise.reject(new Error('Protobuf parsing failed')) }
    const folder = await model({ ...OWN, 'de_DE-anna-medium.onnx': 'cut' })
    await expect(addFromFolder(broken, { folder })).rejects.toThrow('It cannot speak: Protobuf parsing failed')
    expect(ids()).toEqual(['de-DE:anna'])
    expect(await readFile(join(voices, 'de-DE_anna', 'voice.onnx'), 'utf8')).toBe('a model')
  })

  it('with a name that leads elsewhere stays in its folder', async () => {
    const { adding, model, voices } = await given()
    await addFromFolder(adding, { folder: await model(OWN), name: '../../x' })
    expect((await readdir(voices)).filter((name) => name !== '.adding')).toEqual(['de-DE_______x'])
  })
})

describe('a voice of the catalogue', () => {
  it.each([
    ['that nobody knows', 'en-US:nobody', 'There is no voice'],
    ['whose licence is not plainly free', 'ro-RO:mihai', 'MODEL_CARD'],
  ])('%s is refused', async (_, id, sentence) => {
    const { adding } = await given()
    await expect(addFromCatalogue(adding, { id, acceptLicence: false })).rejects.toThrow(sentence)
  })

  it('that is a page instead of a voice is refused, and leaves nothing', async () => {
    const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const { adding, voices } = await given({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
    await expect(addFromCatalogue(adding, { id: 'en-US:kristin', acceptLicence: false })).rejects.toThrow('a page came')
    expect(await readdir(join(voices, '.adding'))).toEqual([])
  })

  it('that is there is left as it is', async () => {
    const { adding, voices, tried } = await given()
    await mkdir(join(voices, 'en-US_kristin'), { recursive: true })
    await writeFile(join(voices, 'en-US_kristin', 'voice.json'), JSON.stringify({ id: 'en-US:kristin', bytes: 5 }))
    expect(await addFromCatalogue(adding, { id: 'en-US:kristin', acceptLicence: false })).toMatchObject({ bytes: 5 })
    expect(tried).toEqual([])
  })

  it('whose adding died is gone on with, and what is older than a day goes', async () => {
    const { adding, voices } = await given({ fetching: { tries: 1 } })
    const left = join(voices, '.adding', 'en-US_kristin.left')
    const old = join(voices, '.adding', 'de-DE_old.left')
    const mine = join(voices, '.adding', 'en-US_norman.now')
    for (const folder of [left, old, mine]) {
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, 'voice.onnx'), 'the beginning')
    }
    const ago = (ms: number) => new Date(Date.now() - ms)
    await utimes(left, ago(11_000), ago(11_000))
    await utimes(old, ago(90_000_000), ago(90_000_000))
    await expect(addFromCatalogue(adding, { id: 'en-US:kristin', acceptLicence: false })).rejects.toThrow(
      /could not be reached \(.*(ECONNREFUSED|bad port|unknown scheme|ENOTFOUND)/,
    )
    const names = await readdir(join(voices, '.adding'))
    expect(names.filter((name) => name.startsWith('en-US_kristin.')).length).toBe(1)
    expect(names).not.toContain('en-US_kristin.left')
    expect(names).not.toContain('de-DE_old.left')
    expect(names).toContain('en-US_norman.now')
    const [taken = ''] = names.filter((name) => name.startsWith('en-US_kristin.'))
    expect(await readFile(join(voices, '.adding', taken, 'voice.onnx'), 'utf8')).toBe('the beginning')
  })
})
