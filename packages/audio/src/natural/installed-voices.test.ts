import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { givenNaturalVoices } from '../testing/given-natural-voices.ts'
import { readInstalledVoices } from './installed-voices.ts'

it('reads who is there, in order, and passes by what is half added', async () => {
  const given = await givenNaturalVoices()
  onTestFinished(given.remove)
  await given.add('nl-NL:alex', { locale: 'nl-NL', gender: 'm' })
  await given.add('en-GB:cori', { locale: 'en-GB', serves: ['en-AU', 'en-IN'], gender: 'f' })
  await mkdir(join(given.folder, 'half'))
  await mkdir(join(given.folder, '.adding'))
  await mkdir(join(given.folder, 'broken'))
  await writeFile(join(given.folder, 'broken', 'voice.json'), '{"id":')
  await writeFile(join(given.folder, 'a-file'), 'x')
  expect(readInstalledVoices(given.folder)).toMatchObject([
    { id: 'en-GB:cori', locales: ['en-GB', 'en-AU', 'en-IN'], gender: 'f' },
    { id: 'nl-NL:alex', locales: ['nl-NL'], gender: 'm', folder: join(given.folder, 'nl-NL_alex') },
  ])
})

it('finds none where there is no folder', () => {
  expect(readInstalledVoices('/nowhere/at/all')).toEqual([])
})
