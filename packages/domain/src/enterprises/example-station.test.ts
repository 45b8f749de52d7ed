import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../hosts/languages.ts'
import { exampleLanguageOf, exampleStations, pickExampleSound } from './example-station.ts'

const FILE = new URL('../../../../apps/web/public/stations.json', import.meta.url)
const stations = exampleStations.parse(JSON.parse(readFileSync(FILE, 'utf8')))

test('the stations file has every language once; each entry says that it is an example, on the map and in its text', () => {
  expect(stations.map(({ url }) => exampleLanguageOf(url)).toSorted()).toEqual(LANGUAGES.map(({ name }) => name).toSorted())
  for (const { title, description, email } of stations) {
    expect(title).toContain('Example')
    expect(description).toContain('example')
    // Reserved: nobody can ever be reached there.
    expect(email).toMatch(/@[a-z-]+\.example$/)
  }
  expect(new Set(stations.map(({ title }) => title)).size).toBe(stations.length)
})

test('no example plays anything from elsewhere', () => {
  for (const url of [
    'https://radio.example/?language=German',
    '/station/a.mp3?language=German',
    '/example/bulletin.mp3',
    '/example/bulletin.mp3?language=Elvish',
  ])
    expect([url, exampleLanguageOf(url)]).toEqual([url, null])
})

test('an example plays the news in its language, else what there is in it, else what is on air here', () => {
  const sound = (Language: string, Category: string, Path = `/sounds/${Language}-${Category}.mp3`) => ({
    Language,
    Category,
    Path,
  })
  const onAir = sound('English', 'News', '/station/abc.mp3')
  const sounds = [sound('German', 'Intro'), sound('German', 'News'), sound('Polish', 'Weather'), onAir]
  expect(pickExampleSound(sounds, 'German')).toBe(sounds[1])
  expect(pickExampleSound(sounds, 'Polish')).toBe(sounds[2])
  expect(pickExampleSound(sounds, 'Hindi')).toBe(onAir)
  expect(pickExampleSound([], 'Hindi')).toBeUndefined()
})
