import type { ContentItem } from '@hourcast/domain/sources/content'
import { HOUR_MS } from '@hourcast/domain/time-units'
import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { overtakenIn } from './overtaken.ts'

const told = (title: string, hour: number | undefined): ContentItem => ({
  id: title,
  title,
  text: '',
  source: 'Coast News',
  ...(hour === undefined ? {} : { publishedAt: hour * HOUR_MS }),
})

const overtaken = (tongue: Tongue, ...headlines: [string, number | undefined][]) => [
  ...overtakenIn(
    headlines.map(([title, hour]) => told(title, hour)),
    tongue,
  ),
]

test.each<[Tongue, string, string]>([
  ['en', 'Schools closed in Cork', 'Schools reopen in Cork'],
  ['en', 'Council approves harbour budget', 'Council scraps harbour budget'],
  ['en', 'Strike at Leeds hospital begins', 'Strike at Leeds hospital called off'],
  ['de', 'Vermisste Anna Berg aus Kiel', 'Anna Berg aus Kiel gefunden'],
  ['de', 'Anna Berg aus Kiel vermisst', 'Polizei findet vermisste Anna Berg aus Kiel'],
  ['fr', 'Le tunnel de Fourvière fermé', 'Le tunnel de Fourvière rouvert'],
  ['pl', 'Zaginęła Anna Nowak z Gdyni', 'Anna Nowak z Gdyni odnaleziona'],
])('in %s “%s” is overtaken by “%s”, in whichever order they come', (tongue, old, young) => {
  expect(overtaken(tongue, [old, 1], [young, 3])).toEqual([old])
  expect(overtaken(tongue, [young, 3], [old, 1])).toEqual([old])
})

test.each<[string, [string, number | undefined], [string, number | undefined]]>([
  ['without a date nobody knows the later', ['Schools closed in Cork', undefined], ['Schools reopen in Cork', 3]],
  ['two of one hour', ['Schools closed in Cork', 3], ['Schools reopen in Cork', 3]],
  ['another place', ['Schools closed in Cork', 1], ['Schools reopen in Kerry', 3]],
  ['the same again', ['Schools closed in Cork', 1], ['Schools still closed in Cork', 3]],
  ['both in one headline', ['Cork schools closed, Kerry schools open', 1], ['Cork schools open', 3]],
])('%s: both are told', (_what, one, other) => {
  expect(overtaken('en', one, other)).toEqual([])
})
