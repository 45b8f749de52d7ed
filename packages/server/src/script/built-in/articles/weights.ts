import { english } from './weights/english.ts'

/** Signs are known by so many bits of their sum: two seldom share a place, and no word is kept. */
export const PLACES = 1 << 20
/** Of log odds against no article at all; what is stored goes up to 127 of these. */
const STEPS = 15

export type Weights = Readonly<Record<'a' | 'the', Int8Array>>

/** FNV-1a, stirred so that its low bits depend on all letters. */
export const placeOf = (sign: string): number => {
  let sum = 0x811c9dc5
  for (let at = 0; at < sign.length; at += 1) sum = Math.imul(sum ^ sign.charCodeAt(at), 0x01000193)
  return ((sum ^ (sum >>> 15)) >>> 0) % PLACES
}

/** How likely an indefinite or a definite article is left out, 0 to 1 each. */
export const chancesOf = (signs: readonly string[], { a, the }: Weights): Record<'a' | 'the', number> => {
  let oddsOfA = 0
  let oddsOfThe = 0
  for (const sign of signs) {
    const place = placeOf(sign)
    oddsOfA += a[place] ?? 0
    oddsOfThe += the[place] ?? 0
  }
  const [isA, isThe] = [Math.exp(oddsOfA / STEPS), Math.exp(oddsOfThe / STEPS)]
  return { a: isA / (1 + isA + isThe), the: isThe / (1 + isA + isThe) }
}

/** One place after the other that holds something: how far it is from the last one, in groups of seven bits, and its two weights. */
export const readWeights = (table: string): Weights => {
  const bytes = Buffer.from(table, 'base64')
  const signed = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
  const weights = { a: new Int8Array(PLACES), the: new Int8Array(PLACES) }
  let place = 0
  for (let at = 0; at < bytes.length; at += 2) {
    let step = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0
      step |= (byte & 0x7f) << shift
      if (byte < 0x80) break
    }
    place += step
    weights.a[place] = signed[at] ?? 0
    weights.the[place] = signed[at + 1] ?? 0
  }
  return weights
}

/** Two weights in log odds, for each place that holds any, as a table that `readWeights` reads. */
export const writeWeights = (learnt: ReadonlyMap<number, readonly [number, number]>): string => {
  const bytes: number[] = []
  let last = 0
  for (const [place, [a, the]] of [...learnt].sort(([one], [other]) => one - other)) {
    for (let step = place - last; ; step >>>= 7) {
      bytes.push(step > 0x7f ? (step & 0x7f) | 0x80 : step)
      if (step <= 0x7f) break
    }
    bytes.push(byteOf(a), byteOf(the))
    last = place
  }
  return Buffer.from(bytes).toString('base64')
}

const WIDTH = 140
/** The table as the module that is read here, and its file's name. */
export const writeArticles = (table: string): { file: string; text: string } => ({
  file: 'english.ts',
  text: `export const english = \`\n${table.replace(new RegExp(`.{1,${WIDTH}}`, 'g'), '$&\n')}\`\n`,
})

const byteOf = (odds: number): number => Math.max(-127, Math.min(127, Math.round(odds * STEPS))) & 0xff

let known: Weights | undefined
/** Read once, when the first headline is said. */
export const englishWeights = (): Weights => {
  known ??= readWeights(english)
  return known
}
