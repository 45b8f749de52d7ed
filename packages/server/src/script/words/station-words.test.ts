import { scriptText } from '@hourcast/domain/sources/content'
import type { StationWord } from '@hourcast/domain/words/word-kinds'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createBuiltInWriter } from '../built-in/built-in-writer.ts'
import type { WriteInput } from '../script-types.ts'
import { toSpoken } from '../spoken/to-spoken.ts'
import { BUSY, item, THIN, writeInput } from '../testing/write-input.ts'
import { wordRulesOf } from './word-rules.ts'

const never = (written: string, tongue = ''): StationWord => ({ kind: 'never', tongue, written, said: '' })
const source = (written: string, said: string): StationWord => ({ kind: 'source', tongue: '', written, said })
const said = (written: string, as: string, tongue = 'en'): StationWord => ({ kind: 'said', tongue, written, said: as })

const write = (change: Partial<WriteInput> = {}, kind: 'bulletin' | 'evergreen' | 'ident' = 'bulletin') =>
  createBuiltInWriter().write(kind, writeInput(change))
const sayer = (...words: StationWord[]) => wordRulesOf(writeInput({ words })).toSpoken

describe('a word that is never said', () => {
  test('takes its sentence out of a story, with the reason; the rest of the story stays', async () => {
    const script = await write({ words: [never('PASSENGERS')] })
    expect(scriptText(script)).toContain('second ferry')
    expect(scriptText(script)).not.toContain('passengers')
    expect(script.leftOut).toContainEqual({
      ...{ itemId: 'ferry', title: 'Harbour board votes for a second ferry', source: 'Coast News', reason: 'never-said' },
      sentence: 'The boat carries 180 passengers and 22 cars.',
    })
  })

  test('takes the whole story where nothing else is in it, and the bulletin is never empty', async () => {
    const script = await write({ items: THIN, words: [never('fog'), never('horns')] })
    expect(script.itemIds).toEqual([])
    expect(script.leftOut).toMatchObject([{ itemId: 'fog', reason: 'never-said' }])
    expect(scriptText(script)).toContain('Harbour Radio')
    expect(script.segments.length).toBeGreaterThanOrEqual(3)
  })

  test('of another language counts for nothing', async () => {
    expect(scriptText(await write({ words: [never('ferry', 'de')] }))).toContain('ferry')
    expect(scriptText(await write({ words: [never('ferry', 'en')] }))).not.toContain('ferry')
  })

  test('turns greeting and sign-off to words without it; the names of host and station are said all the same', async () => {
    const words = ['good morning', 'Clara', 'Harbour', 'radio'].map((written) => never(written))
    for (const kind of ['bulletin', 'evergreen', 'ident'] as const)
      expect(scriptText(await write({ words }, kind))).toContain('Harbour Radio')
    const plain = scriptText(await write({}, 'bulletin'))
    const closing = plain.split('\n\n').at(-1) ?? ''
    const [word = ''] = closing.replace(/Harbour Radio|Clara/g, '').match(/\p{L}{5,}/u) ?? []
    expect(
      scriptText(await write({ words: [never(word)] }))
        .split('\n\n')
        .at(-1),
    ).not.toContain(word)
  })

  test('leaves a source unnamed that holds it', async () => {
    const script = await write({ words: [never('coast')] })
    expect(scriptText(script)).not.toContain('Coast News')
    expect(script.itemIds.length).toBeGreaterThan(0)
  })

  test('takes the closing line of a task', async () => {
    const customTask = 'Read the news and end with "Buy at Olsen, the best".'
    const task = { presentationType: 7, customTask }
    expect(scriptText(await write(task))).toContain('Olsen')
    expect(scriptText(await write({ ...task, words: [never('Olsen')] }))).not.toContain('Olsen')
  })
})

describe('a source', () => {
  const items = [
    { ...item('one', 'Drawbridge opens for a tall ship', 'Her masts are high.', 'Feed MRSS-S'), from: 'feeds.bbc.co.uk' },
  ]

  test('is called as the station says: by its host, a host above it, or the name that previews show', async () => {
    for (const written of ['feeds.bbc.co.uk', 'bbc.co.uk', 'feed mrss-s'])
      expect(scriptText(await write({ items, words: [source(written, 'the Feed of B B C')] })), written).toContain(
        'the Feed of B B C',
      )
    expect(scriptText(await write({ items, words: [source('c.co.uk', 'Nobody')] }))).not.toContain('Nobody')
  })

  test('two of one name are one source, named once', async () => {
    const two = [
      item('a', 'Drawbridge opens for a tall ship', '', 'BBC A'),
      item('b', 'Robot inspects the long pipeline', '', 'BBC B'),
    ]
    const text = scriptText(
      await write({ items: two, words: [source('BBC A', 'the Corporation'), source('BBC B', 'the Corporation')] }),
    )
    expect(text.split('the Corporation')).toHaveLength(2)
  })

  test('stays as it is in what the owner reads of it', async () => {
    const script = await write({ items: [...items, ...items], words: [source('bbc.co.uk', 'the Corporation'), never('masts')] })
    expect(script.leftOut.every((one) => one.source === 'Feed MRSS-S')).toBe(true)
  })
})

describe('a pronunciation', () => {
  test('is what the voice gets, never what is shown', async () => {
    const script = await write({ words: [said('Tilbury', 'till-berry'), said('Harbour', 'har-bah')] })
    expect(scriptText(script)).not.toMatch(/till-berry|har-bah/)
    const spoken = script.segments.map((segment) => segment.spoken).join(' ')
    expect(spoken).toContain('har-bah Radio')
    expect(spoken).not.toContain('Harbour')
  })

  test('in sounds stands beside its word, which a voice reads that knows none', () => {
    const say = sayer(said('Ghent', '/ɡɛnt/'), said('Tilbury', 'till-berry /ˈtɪlbəɹi/'), said('AT&T', '/ˈeɪ tiː/'))
    expect(say('Ghent (Tilbury) & AT&T.')).toBe('[Ghent](/ɡɛnt/), [till-berry](/ˈtɪlbəɹi/), and [AT and T](/ˈeɪ tiː/).')
  })

  test('is known of names in the news, until the station says one otherwise', () => {
    expect(sayer()('Macron met Xi at Nike.')).toBe('[Macron](/mæˈkɹɒn/) met [Xi](/ʃiː/) at [Nike](/ˈnaɪki/).')
    expect(sayer(said('Nike', 'nike'), said('Xi at', 'she at'))('Macron met Xi at Nike.')).toBe(
      '[Macron](/mæˈkɹɒn/) met she at nike.',
    )
  })

  test('of a name in the news counts for no numeral and no short form', () => {
    expect(sayer()('MACRON, XI, NIKE')).toBe('[MACRON](/mæˈkɹɒn/), XI, NIKE')
  })

  test('nobody says sounds by a feed or by an entry', async () => {
    const say = sayer(said('Ghent', '/ɡɛnt/'))
    for (const text of ['[x](/hɛl/)', '[Ghent](/hɛl/)', '[[hɛl]]', '<phoneme ph="x">', 'Ghent](/hɛl/)'])
      expect(say(text).replace('[Ghent](/ɡɛnt/)', ''), text).not.toMatch(/[[\]<>]/)
    const items = [item('one', 'Ferry [sinks](/hɛl/) no more', 'It [[h@\'lou]] <break time="9s"/> sails again today.')]
    const spoken = (await write({ items, words: [said('Ferry', '/fɛɹi/')] })).segments.map((segment) => segment.spoken).join(' ')
    expect(spoken.replaceAll('[Ferry](/fɛɹi/)', '')).not.toMatch(/[[\]<>]/)
  })

  test('of another language counts for nothing', () => {
    expect(sayer(said('Nice', 'neess', 'fr'))('Nice is nice.')).toBe('Nice is nice.')
  })

  test('leaves figures, brackets and short forms to their own rules', () => {
    const say = sayer(said('Nike', 'nye-key'), said('Ghent', 'gent'), said('AT&T', 'ay tee and tee'), said('112', 'one one two'))
    expect(say('Nike (Ghent) paid €4.5m at 7:05, call 112, not 1,112 or 11.2.')).toBe(
      toSpoken('Q (R) paid €4.5m at 7:05, call Z, not 1,112 or 11.2.', 'en-US')
        .replace('Q', 'nye-key')
        .replace('R', 'gent')
        .replace('Z', 'one one two'),
    )
    expect(say('AT&T and Dr. Nike of [Ghent]')).toBe('ay tee and tee and Doctor nye-key of gent')
  })

  test('for any text: without a word of the list in it, it is said as without the list', () => {
    const say = sayer(said('Qwxzzy', 'one'), said('Ghent Qwxzzy', 'two'))
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(say(text)).toBe(toSpoken(text, 'en-US', new Set(['Clara', 'Harbour', 'Radio'])))
      }),
    )
  })

  test('for any text around it: the word is said as listed, as often as it stands there whole', () => {
    const say = sayer(said('Ghent', 'gent'))
    const around = fc.constantFrom('the', 'town', '7', '4.5 %', 'Ghentish', 'BBC', '(old)', '–', '“quote”', 'Dr.', '12 km')
    fc.assert(
      fc.property(fc.array(around, { maxLength: 6 }), fc.array(around, { maxLength: 6 }), (before, after) => {
        const spoken = say([...before, 'Ghent', ...after].join(' '))
        expect(spoken.match(/(?<!\p{L})gent(?!\p{L})/gu)).toHaveLength(1)
      }),
    )
  })
})

test('long lists leave a script as it is where no word of them is said', async () => {
  const words = Array.from({ length: 250 }, (_, at) => [never(`qx${at}z never`), said(`qy${at}z`, 'word')]).flat()
  expect(await write({ items: BUSY, words })).toEqual(await write({ items: BUSY }))
})
