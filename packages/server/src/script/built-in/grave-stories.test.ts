import { describe, expect, test } from 'vitest'
import { write } from '../testing/built-in-text.ts'
import { languageOf } from '../testing/feed-says.ts'
import { item, writeInput } from '../testing/write-input.ts'
import type { Tongue } from '../tongue.ts'

const [NEUTRAL, CALM, FRIENDLY, ENERGETIC, SERIOUS, PLAYFUL] = [0, 1, 2, 3, 4, 5]

const frameOf = async (change: Parameters<typeof write>[0]) =>
  (await write(change)).segments.filter(({ kind }) => kind !== 'item').map(({ text }) => text)

describe('what a host says beside a story of death or disaster', () => {
  test.each<[Tongue, string]>([
    ['en', 'Two people die in a house fire'],
    ['de', 'Zwei Menschen sterben bei einem Wohnungsbrand'],
    ['pl', 'Dwie osoby zginęły w pożarze domu'],
    ['es', 'Dos personas mueren en el incendio de una casa'],
    ['it', 'Due persone muoiono nell’incendio di una casa'],
    ['fr', 'Deux personnes meurent dans l’incendie d’une maison'],
    ['pt', 'Duas pessoas morrem no incêndio de uma casa'],
    ['hi', 'घर में आग से दो लोगों की मौत'],
    ['nl', 'Twee mensen overleden bij brand in een huis'],
    ['ro', 'Două persoane au murit într-un incendiu'],
  ])('is said as a serious host says it: %s', async (tongue, title) => {
    const items = [item('fire', title)]
    for (const tone of [FRIENDLY, ENERGETIC, PLAYFUL])
      expect(await frameOf({ items, tone, language: languageOf(tongue) })).toEqual(
        await frameOf({ items, tone: SERIOUS, language: languageOf(tongue) }),
      )
  })

  test('the rest of the bulletin keeps its tone', async () => {
    const [ferry, , bridge] = writeInput().items
    const fire = item('fire', 'Two people die in a house fire', 'The police look for the cause.')
    const told = [ferry, fire, bridge].flatMap((one) => one ?? [])
    const playful = await frameOf({ items: told, tone: PLAYFUL, length: 'long' })
    expect(playful[0]).toBe((await frameOf({ items: told.slice(0, 1), tone: PLAYFUL, length: 'long' }))[0])
    expect(playful[0]).not.toBe((await frameOf({ items: told, tone: SERIOUS, length: 'long' }))[0])
  })

  test('nobody is told to keep smiling after it, whatever came last', async () => {
    const [ferry] = writeInput().items
    const fire = item('fire', 'Two people die in a house fire', 'The police look for the cause.')
    const told = [fire, ferry].flatMap((one) => one ?? [])
    for (const tone of [FRIENDLY, ENERGETIC, PLAYFUL])
      expect((await frameOf({ items: told, tone, length: 'long' })).at(-1)).toBe(
        (await frameOf({ items: told, tone: SERIOUS, length: 'long' })).at(-1),
      )
  })

  test('a calm host is neutral there, and not serious', async () => {
    const items = [item('fire', 'Two people die in a house fire')]
    expect(await frameOf({ items, tone: CALM })).toEqual(await frameOf({ items, tone: NEUTRAL }))
    expect(await frameOf({ items, tone: CALM })).not.toEqual(await frameOf({ items, tone: SERIOUS }))
  })

  test('the same holds beside a warning of the weather', async () => {
    const items = [item('storm', 'Red warning of wind for Orby', 'Gusts of 90 mph are expected.')]
    for (const presentationType of [1, 2]) {
      const calm = await frameOf({ items, presentationType, tone: CALM })
      expect(calm).toEqual(await frameOf({ items, presentationType, tone: NEUTRAL }))
    }
  })
})

describe('between reports of the weather or of the roads', () => {
  test.each<[number, string, string]>([
    [2, 'Rain spreads from the west', 'Snow is forecast for the hills'],
    [3, 'M25 closed near junction 10', 'Queues on the A40 at Arden'],
  ])('no word leads on as between news: type %i', async (presentationType, one, other) => {
    const { segments } = await write({ items: [item('a', one), item('b', other)], presentationType })
    expect(segments.map(({ kind }) => kind)).toEqual(['greeting', 'item', 'item', 'sign-off'])
  })
})
