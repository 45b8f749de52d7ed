import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NATURAL_CATALOGUE } from '@hourcast/domain/voices/natural-catalogue'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { FetchOptions } from './fetch-file.ts'
import { createVoiceDesk } from './voice-desk.ts'

const given = async (fetching: FetchOptions = { tries: 1 }) => {
  const voices = await mkdtemp(join(tmpdir(), 'hourcast-desk-'))
  onTestFinished(() => rm(voices, { recursive: true, force: true }))
  const warned: object[] = []
  // Nobody answers there.
  const desk = createVoiceDesk(
    { voices, baseUrl: 'http://127.0.0.1:9/index', tryVoice: async () => null, fetching },
    { warn: (facts: object) => void warned.push(facts) },
  )
  onTestFinished(desk.close)
  const lineOf = (id: string) => desk.list().find((line) => line.id === id)
  const place = async (id: string, folder: string, card: object = {}) => {
    await mkdir(join(voices, folder))
    await writeFile(
      join(voices, folder, 'voice.json'),
      JSON.stringify({ id, locale: 'de-DE', name: 'Anna', sha256: 'a', ...card }),
    )
  }
  return { desk, lineOf, place, warned }
}

test('what is there stands first, then each other voice of the catalogue with size, licence and card', async () => {
  const { desk, place } = await given()
  await place('de-DE:anna', 'de-DE_anna')
  await place('en-US:kristin', 'en-US_kristin', { locale: 'en-US', name: 'Kristin', gender: 'f' })
  const lines = desk.list()
  expect(lines).toHaveLength(NATURAL_CATALOGUE.length + 1)
  expect(lines.slice(0, 2)).toMatchObject([
    { id: 'de-DE:anna', state: 'there', languages: ['German'], bytes: null, card: null },
    { id: 'en-US:kristin', state: 'there', gender: 'f', licence: 'Public domain' },
  ])
  expect(lines.find(({ id }) => id === 'en-US:norman')).toMatchObject({
    ...{ state: 'offered', bytes: 63_531_379, licence: 'Public domain', come: 0, trouble: null },
    card: 'http://127.0.0.1:9/index/en/en_US/norman/medium/MODEL_CARD',
  })
})

test('one that cannot be fetched says why, and can be tried again', async () => {
  const { desk, lineOf, warned } = await given()
  expect(desk.add({ id: 'en-US:norman', acceptLicence: false })).toMatchObject({ ok: true })
  expect(lineOf('en-US:norman')).toMatchObject({ state: 'adding', trouble: null })
  await vi.waitFor(() => expect(lineOf('en-US:norman')?.state).toBe('offered'))
  expect(lineOf('en-US:norman')?.trouble).toContain('norman')
  expect(warned).toMatchObject([{ voice: 'en-US:norman' }])
  desk.add({ id: 'en-US:norman', acceptLicence: false })
  expect(lineOf('en-US:norman')).toMatchObject({ state: 'adding', trouble: null })
})

test('pressed twice it is added once; between two tries it says so', async () => {
  const { desk, lineOf } = await given({ tries: 2, firstPauseMs: 60_000 })
  for (const _ of [1, 2]) desk.add({ id: 'en-US:norman', acceptLicence: false })
  await vi.waitFor(() => expect(lineOf('en-US:norman')?.trouble).toMatch(/^It is being tried again/))
  expect(desk.list().filter(({ state }) => state === 'adding')).toHaveLength(1)
})

test('a licence that is not plainly free has to be read first; what is no voice is refused', async () => {
  const { desk, lineOf } = await given()
  expect(desk.add({ id: 'en-US:joe', acceptLicence: false })).toMatchObject({ ok: false, problem: { code: 'invalid' } })
  expect(lineOf('en-US:joe')).toMatchObject({ state: 'offered', licence: null })
  expect(desk.add({ id: 'en-US:joe', acceptLicence: true })).toMatchObject({ ok: true })
  for (const id of ['', '../..', 'xx:nobody', 'x'.repeat(10_000)])
    expect(desk.add({ id, acceptLicence: true })).toMatchObject({ ok: false, problem: { code: 'not-found' } })
})

test('removed it is offered again; nothing else of the folder can be named', async () => {
  const { desk, place, lineOf } = await given()
  await place('en-US:kristin', 'en-US_kristin', { locale: 'en-US' })
  expect(await desk.remove('en-US:kristin')).toMatchObject({ ok: true })
  expect(lineOf('en-US:kristin')).toMatchObject({ state: 'offered' })
  for (const id of ['en-US:kristin', '.adding', '..']) expect(await desk.remove(id)).toMatchObject({ ok: false })
})
