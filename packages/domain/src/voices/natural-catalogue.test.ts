import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../hosts/languages.ts'
import { findCatalogueVoice, NATURAL_CATALOGUE } from './natural-catalogue.ts'

describe('the catalogue of natural voices', () => {
  it('names each voice once, in a language of ours, with what is needed to fetch and to check it', () => {
    expect(new Set(NATURAL_CATALOGUE.map(({ id }) => id)).size).toBe(NATURAL_CATALOGUE.length)
    const locales = LANGUAGES.map(({ locale }) => locale)
    for (const { id, locale, serves, path, bytes, md5, settingsMd5 } of NATURAL_CATALOGUE) {
      expect(
        [locale, ...serves].filter((tag) => !locales.includes(tag)),
        id,
      ).toEqual([])
      expect(path).toMatch(/^[a-z]{2}\/[a-z]{2}_[A-Z]{2}\/[\p{Ll}\d_]+\/(x_low|low|medium|high)\/[\p{L}\d_-]+\.onnx$/u)
      expect(bytes).toBeGreaterThan(10_000_000)
      expect(`${md5} ${settingsMd5}`).toMatch(/^[0-9a-f]{32} [0-9a-f]{32}$/)
    }
  })

  it('names who is to be named, and has nothing that commerce may not use', () => {
    for (const { id, licence, attribution } of NATURAL_CATALOGUE) {
      if (licence === null) continue
      expect(licence, id).not.toMatch(/NC|research|non-?commercial/i)
      expect(attribution, id).not.toBeNull()
    }
  })

  it('has a plainly free voice in twelve of our languages, and one in each of the other two', () => {
    const free = NATURAL_CATALOGUE.filter(({ licence }) => licence !== null).flatMap(({ locale, serves }) => [locale, ...serves])
    expect(LANGUAGES.filter(({ locale }) => !free.includes(locale)).map(({ locale }) => locale)).toEqual(['hi-IN', 'ro-RO'])
    const all = NATURAL_CATALOGUE.flatMap(({ locale, serves }) => [locale, ...serves])
    expect(LANGUAGES.filter(({ locale }) => !all.includes(locale))).toEqual([])
  })

  it('is asked by id', () => {
    expect(findCatalogueVoice(' EN-us:Kristin ')).toMatchObject({ locale: 'en-US', gender: 'f', licence: 'Public domain' })
    expect(findCatalogueVoice('de-DE:thorsten-low')?.path).toBe('de/de_DE/thorsten/low/de_DE-thorsten-low.onnx')
    expect(findCatalogueVoice('en-US:../../x')).toBeUndefined()
    expect(findCatalogueVoice('de:kerstin')?.id).toBe('de-DE:kerstin')
    expect(findCatalogueVoice('de')).toBeUndefined()
  })
})
