import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { signsOfGap, wordsIn } from './gaps.ts'
import { learnArticles } from './learn-articles.ts'
import { chancesOf, readWeights, writeWeights } from './weights.ts'

const TOWNS = ['Ashby', 'Selby', 'Arden', 'Troy', 'Derby', 'Marlow', 'Whitby', 'Ellery']
const SENTENCES = Array.from({ length: 80 }, (_, at) => TOWNS[at % TOWNS.length] ?? '').flatMap((town) => [
  `Poe has opened a bridge in ${town}.`,
  `Poe has closed the bridge in ${town}.`,
  `Poe has bought bread in ${town}.`,
  `Poe has sold bread in ${town}.`,
])

it('learns from running sentences what a headline leaves out', () => {
  const weights = readWeights(learnArticles(SENTENCES, []))
  const chances = (headline: string, at: number) => chancesOf(signsOfGap(wordsIn(headline), at), weights)
  const opened = chances('Poe opened bridge in Lowick', 2)
  const closed = chances('Poe closed bridge in Lowick', 2)
  const bread = chances('Poe bought bread in Lowick', 2)
  expect(opened.a).toBeGreaterThan(opened.the)
  expect(closed.the).toBeGreaterThan(closed.a)
  expect(bread.a + bread.the).toBeLessThan(opened.a + opened.the)
})

it('learns the same from the same', () => {
  expect(learnArticles(SENTENCES, SENTENCES.slice(0, 8))).toBe(learnArticles(SENTENCES, SENTENCES.slice(0, 8)))
})

test('a table is read as it was written, to a step of its weights', () => {
  const pair = fc.tuple(fc.integer({ min: -120, max: 120 }), fc.integer({ min: -120, max: 120 }))
  fc.assert(
    fc.property(fc.dictionary(fc.integer({ min: 0, max: (1 << 20) - 1 }).map(String), pair, { maxKeys: 20 }), (held) => {
      const learnt = new Map(
        Object.entries(held).map(([place, [a, the]]) => [Number(place), [a / 15, the / 15] as [number, number]]),
      )
      const { a, the } = readWeights(writeWeights(learnt))
      for (const [place, [ofA, ofThe]] of learnt) {
        expect(a[place]).toBe(Math.round(ofA * 15))
        expect(the[place]).toBe(Math.round(ofThe * 15))
      }
    }),
  )
})
