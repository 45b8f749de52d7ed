import { LANGUAGES } from '@hourcast/domain/hosts/languages'
import { scriptText } from '@hourcast/domain/sources/content'
import { exampleSourceFor } from '@hourcast/domain/sources/example-source'
import { describe, expect, it } from 'vitest'
import { createBuiltInWriter } from '../script/built-in/built-in-writer.ts'
import { writeInput } from '../script/testing/write-input.ts'
import { createAddressGuard } from './address-guard.ts'
import { createTestReader, NOW } from './testing/source-server.ts'

const HOUR_MS = 3_600_000

/** No name is found, as on a machine without a network. */
const guard = createAddressGuard({ allow: '', lookupAll: () => Promise.reject(new Error('ENOTFOUND')) })
const readAt = (now: number, urls: string[]) => createTestReader('', { guard, clock: { now: () => now } })({ mode: 'rss', urls })

describe('the example feed of a language', () => {
  it.each(LANGUAGES.map(({ name, value }) => [name, value] as const))(
    '%s: is read without a network, dated within the last hours, and the host names it an example',
    async (_, language) => {
      const { items, faults } = await readAt(NOW, [exampleSourceFor(language)])
      expect(faults).toEqual([])
      expect(items.length).toBeGreaterThanOrEqual(3)
      for (const { publishedAt = 0 } of items) expect(NOW - publishedAt).toBeLessThan(4 * HOUR_MS)
      const script = await createBuiltInWriter().write(
        'bulletin',
        writeInput({ items, language, airAt: NOW, presentationType: 1 }),
      )
      expect(script.itemIds.length).toBeGreaterThanOrEqual(2)
      expect(scriptText(script)).toMatch(/exam?pl|exempl|esempio|ejemplo|beispiel|voorbeeld|przykład|उदाहरण/i)
    },
  )

  it('has something new to read every hour', async () => {
    for (const { value } of LANGUAGES) {
      const before = new Set((await readAt(NOW, [exampleSourceFor(value)])).items.map(({ id }) => id))
      const later = (await readAt(NOW + HOUR_MS, [exampleSourceFor(value)])).items
      expect(later.filter(({ id }) => !before.has(id))).toHaveLength(3)
    }
  })

  it('is at its own address alone: any other under that name is asked for like a stranger’s', async () => {
    for (const url of [
      'hourcast.example/en.xml?x',
      'hourcast.example/ru.xml',
      'hourcast.example:81/en.xml',
      'a.hourcast.example/en.xml',
    ])
      expect((await readAt(NOW, [url])).items).toEqual([])
  })

  it('is no JSON: in another mode it says so like any feed', async () => {
    const reader = createTestReader('', { guard })
    const urls = [exampleSourceFor(0)]
    expect((await reader({ mode: 'json', urls })).faults).toMatchObject([{ code: 'not-json', url: 'hourcast.example/en.xml' }])
    for (const mode of ['rss', 'https', 'curl'] as const) expect((await reader({ mode, urls })).items).toHaveLength(8)
  })
})
