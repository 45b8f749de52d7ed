import { LANGUAGES } from '@hourcast/domain/hosts/languages'
import { scriptText, TARGET_SECONDS } from '@hourcast/domain/sources/content'
import { isLong } from '@hourcast/domain/testing/is-long'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { text, write } from '../testing/built-in-text.ts'
import { BUSY, item, THIN, toldBefore, writeInput } from '../testing/write-input.ts'
import { wordCount } from './sentences.ts'

/** The same event as another desk tells it: another headline, the later sentences. */
const told = ({ id, text: story }: (typeof BUSY)[number]) => {
  const [, second = '', ...others] = story.split(/(?<=\.) /)
  return item(
    `${id}-2`,
    second,
    others
      .map((sentence) => `${sentence.replace(/\.$/, '')}, as people tell who have been there and have seen it all.`)
      .join(' '),
  )
}

const WORDS_A_MINUTE = [144, 118, 152, 176, 127, 157]

describe('the words fit the air time', () => {
  test.each([
    ['2027-03-14T06:30:00Z', 'UTC', 'Good morning'],
    ['2027-03-14T13:00:00Z', 'UTC', 'Good afternoon'],
    ['2027-03-14T20:00:00Z', 'UTC', 'Good evening'],
    ['2027-03-14T23:30:00Z', 'Europe/Berlin', 'Hello.'],
    ['2027-03-14T23:30:00Z', 'America/Los_Angeles', 'Good afternoon'],
  ])('%s in %s: %s', async (at, timeZone, greeting) => {
    expect(await text({ airAt: Date.parse(at), timeZone })).toContain(greeting)
  })

  test('on the night when clocks go back both 2:30 greet for the same hour', async () => {
    const both = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((at) =>
      text({ airAt: Date.parse(at), timeZone: 'Europe/Berlin' }),
    )
    for (const said of await Promise.all(both)) expect(said).toContain('2:30')
  })

  test('date and time are said when the owner wants them, else not', async () => {
    expect(await text({ includeDateTime: true })).toMatch(/It’s 7:30 on Sunday, March 14\./)
    expect(await text({ includeDateTime: false })).not.toContain('March')
  })
})

describe('length', () => {
  for (const length of ['short', 'long'] as const)
    for (const tone of [0, 1, 2, 3, 4, 5])
      test(`${length}, tone ${tone}: within a fifth of ${TARGET_SECONDS[length]} seconds when there is enough to say`, async () => {
        const rich = [...BUSY, ...BUSY.map(told)]
        const seconds = (wordCount(await text({ length, tone, items: rich })) / (WORDS_A_MINUTE[tone] ?? 144)) * 60
        expect(seconds).toBeGreaterThan(TARGET_SECONDS[length] * 0.8)
        expect(seconds).toBeLessThan(TARGET_SECONDS[length] * 1.2)
      })

  test('a thin feed gives a short bulletin, not a padded one', async () => {
    expect(wordCount(await text({ items: THIN, length: 'long' }))).toBeLessThan(60)
  })
})

describe('the eight presentation types', () => {
  const OWN = [
    'what’s coming up|what we have for you',
    'news|stories|what is new',
    'weather',
    'traffic',
    'what today has in store|today at a glance',
    'Jazz',
    '[Bb]efore we go|end of the hour',
    'subject|our selection|picked out',
  ]
  OWN.forEach((own, presentationType) => {
    test(`type ${presentationType} opens in its own way and reads its sources`, async () => {
      // Nothing of this feed is weather, and a drawbridge is all of its traffic.
      const rain = item('rain', 'Rain from the west', 'Heavy rain and wind, highs of 8 degrees.')
      const script = await write({ presentationType, items: presentationType === 2 ? [...BUSY, rain] : BUSY })
      expect(script.segments[0]?.text).toMatch(new RegExp(own, 'i'))
      expect(script.itemIds.length > 0).toBe(true)
      expect(script.segments.at(-1)).toMatchObject({ kind: 'sign-off', pauseAfterMs: 0 })
      expect(script.segments.at(-1)?.text).toContain('Harbour Radio')
    })
  })
})

test('every item is behind a segment or left out with a reason, never both', async () => {
  const story = fc.record({
    title: fc.oneof(fc.string(), fc.constantFrom(...BUSY.map(({ title }) => title))),
    text: fc.oneof(fc.string({ maxLength: 300 }), fc.constantFrom(...BUSY.map((one) => one.text))),
    source: fc.constantFrom('Coast News', 'Harbour Gazette', '10.0.0.7'),
    link: fc.constantFrom('https://coast.example/a', undefined),
    hoursAgo: fc.integer({ min: -48, max: 2_000 }),
    isAired: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(story, { maxLength: 14 }), fc.nat(13), fc.nat(7), async (stories, language, presentationType) => {
      const { airAt } = writeInput()
      const items = stories.map(({ title, text: said, source, link, hoursAgo }, index) => ({
        ...item(`i${index}`, title, said, source),
        publishedAt: airAt - hoursAgo * 3_600_000,
        ...(link ? { link } : {}),
      }))
      const toldAt = toldBefore(items.filter((_, index) => stories[index]?.isAired).map(({ id }) => id))
      const { segments, itemIds, leftOut } = await write({ items, toldAt, language, presentationType, customTask: 'ferry' })
      const told = segments.flatMap((segment) => segment.itemIds ?? [])
      expect(told).toEqual(itemIds)
      const untold = leftOut.filter(({ sentence }) => sentence === undefined).map(({ itemId }) => itemId)
      expect([...told, ...untold].sort()).toEqual(items.map(({ id }) => id).sort())
    }),
    { numRuns: isLong ? 400 : 60 },
  )
})

test('equal input gives equal text', async () => {
  expect(await write()).toEqual(await write())
})

test('the notice that this is machine-made is spoken where the owner wants it', async () => {
  expect((await write({ aiNotice: true })).segments.map(({ kind }) => kind)).toContain('notice')
  expect((await write()).segments.map(({ kind }) => kind)).not.toContain('notice')
})

describe('when there is no news', () => {
  test('an evergreen is a moment of its own, without items', async () => {
    const script = await write({ items: [] }, 'evergreen')
    expect(script.itemIds).toEqual([])
    expect(wordCount(scriptText(script))).toBeGreaterThan(30)
  })

  test('an ident names the station and the host, for at least three seconds', async () => {
    const said = await text({}, 'ident')
    expect(said).toMatch(/Harbour Radio.*Clara/)
    expect((wordCount(said) / 144) * 60).toBeGreaterThan(3)
  })
})

describe('all 14 languages', () => {
  for (const { value, name } of LANGUAGES)
    test(`${name}: every type, evergreen and ident, without a hole in the text`, async () => {
      for (let presentationType = 0; presentationType < 8; presentationType += 1)
        for (const change of [{}, { location: '', musicFormat: '' }, { customTask: 'Pipeline' }]) {
          const said = await text({ language: value, presentationType, ...change })
          expect(said).not.toMatch(/[{}]|undefined|\s{3,}| ,|\.\./)
          expect(said).toContain('Harbour Radio')
        }
      for (const kind of ['evergreen', 'ident'] as const) expect(await text({ language: value }, kind)).toMatch(/Clara/)
      if (value !== 0 && value !== 8 && value !== 9 && value !== 12)
        expect(await text({ language: value })).not.toContain('Good morning')
    })
})

test('no matter what the sources say, a script comes out that can be spoken', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          id: fc.uuid(),
          title: fc.string(),
          text: fc.string({ maxLength: 400 }),
          source: fc.string({ maxLength: 40 }),
        }),
        { maxLength: 6 },
      ),
      fc.nat(13),
      fc.nat(7),
      async (items, language, presentationType) => {
        const { segments } = await write({ items, language, presentationType })
        expect(segments.length).toBeGreaterThan(1)
        for (const { spoken } of segments) expect(spoken).not.toMatch(/[<>&]/)
      },
    ),
    { numRuns: isLong ? 200 : 50 },
  )
})

test('what strangers wrote holds no event loop: between any two items others run', async () => {
  const items = Array.from({ length: 50 }, (_, index) =>
    item(`i${index}`, `Story ${index} ${'q'.repeat(280)}`, 'Die 5. '.repeat(570)),
  )
  let turns = 0
  let isWriting = true
  const count = () => {
    turns += 1
    if (isWriting) setImmediate(count)
  }
  count()
  await write({ items }).finally(() => {
    isWriting = false
  })
  expect(turns).toBeGreaterThan(50)
})
