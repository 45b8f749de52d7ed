import type { Tongue } from '../tongue.ts'
import { countsIn, VALUES } from './victims.ts'

/** How many, and of whom: dead, hurt or missing. */
export type Tally = { count: number; of: 'dead' | 'hurt' | 'missing' | undefined }

/** In ten tongues, without accents. */
const FATES: readonly (readonly [Exclude<Tally['of'], undefined>, RegExp])[] = [
  ['missing', /(?<!\p{L})(?:missing|unaccounted|vermiss|disparu|desaparec|dispers|vermist|zagini|लापता)/u],
  [
    'hurt',
    /(?<!\p{L})(?:hurt|injur|wound|verletz|schwerverletz|bless|herid|hiere|ferit|ferid|fere(?:m|ndo)?(?!\p{L})|gewond|rann|poszkod|ranit|घायल|जख्मी)/u,
  ],
  [
    'dead',
    /(?<!\p{L})(?:dead|died|dies|killed|deaths|lives|bodies|tote|todesopfer|starb|sterben|gestorben|getotet|mort|deces|tues|meurent|muert|mueren|fallec|vitt|muoi|deced|obito|morre|dode|omgekomen|overleden|zgin|zmarl|smierteln|zabit|decedat|murit|मौत|मृत|मरे|मारे)/u,
  ],
]
const NEXT_COUNT = /[,;:.–—]|\p{N}/u

/** What is counted stands behind the count, or else before it: '31 dead', 'death toll: 31'. */
const fateOf = (before: string, behind: string): Tally['of'] => {
  const near = behind.split(NEXT_COUNT)[0] ?? ''
  const plain = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
  const find = (text: string) => FATES.find(([, pattern]) => pattern.test(text))?.[0]
  return find(plain(near)) ?? find(plain(before))
}
const NEAR = 40

/** How many a text counts, and of whom. */
export const talliesIn = (text: string, tongue: Tongue): readonly Tally[] =>
  [...countsIn(text, tongue)].flatMap((count) => {
    const words = [...(VALUES[tongue] ?? [])].filter(([, value]) => value === count).map(([word]) => word)
    const at = new RegExp(
      `(?<![\\p{L}\\p{M}\\p{N}])(?:${[String(count), ...words].join('|')})(?![\\p{L}\\p{M}\\p{N}])`,
      'iu',
    ).exec(text)
    if (at === null) return []
    const end = at.index + at[0].length
    return [{ count, of: fateOf(text.slice(Math.max(0, at.index - NEAR), at.index), text.slice(end, end + NEAR)) }]
  })

/** The kinds of an event, a bit for each; how many its story counts, and its figures with a decimal; and of whom. */
export type Counted = {
  kinds: number
  counts: ReadonlySet<number | string>
  tallies: readonly Tally[]
  headlineTallies: readonly Tally[]
}

/** True where, of one kind of event, a headline counts more than the other story: 'three hurt', and then 'five hurt'. Fewer are news only of the missing. */
export const countsMore = (one: Counted | undefined, other: Counted | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  (one.kinds & other.kinds) !== 0 &&
  !one.headlineTallies.some((tally) => isBelow(tally, other)) &&
  one.headlineTallies.some(({ count }) => !other.counts.has(count))

/** True where a count stands below what the other story says of the same. */
const isBelow = ({ count, of }: Tally, { tallies }: Counted): boolean =>
  of !== 'missing' &&
  tallies.some((known) => (of === undefined || known.of === of) && known.count > count) &&
  !tallies.some((known) => known.count === count)

/** The figures of a headline that stand below what the other story says of the same. */
export const lowerCounts = (one: Counted | undefined, other: Counted | undefined): ReadonlySet<number> =>
  new Set(
    one === undefined || other === undefined || (one.kinds & other.kinds) === 0
      ? []
      : one.headlineTallies.filter((tally) => isBelow(tally, other)).map(({ count }) => count),
  )
