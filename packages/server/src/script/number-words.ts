const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1_000, million: 1_000_000, billion: 1_000_000_000 }

const VALUE_OF = new Map<string, number>([
  ...ONES.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, at): [string, number] => [word, (at + 2) * 10]),
])

/** What a number may end in: 'twenty-first', 'nineteen eighties'. */
const LAST_OF = new Map<string, string>([
  ...ORDINALS.map((word, at): [string, string] => [word, ONES[at + 1] ?? '']),
  ...TENS.flatMap((word): [string, string][] => [
    [word.replace(/y$/, 'ieth'), word],
    [word.replace(/y$/, 'ies'), word],
  ]),
])

const WORD = `(?:${[...VALUE_OF.keys(), ...Object.keys(SCALES)].join('|')})`
/** 'One thousand, two hundred and thirty-four'; 'sixteen and seventeen' are two numbers. */
const BETWEEN = '(?:[\\s-]|(?<=hundred|thousand|million|billion),?\\sand\\s|(?<=thousand|million|billion),\\s)'
const PHRASE = new RegExp(
  `(?<!point[\\s-])\\b${WORD}(?:${BETWEEN}${WORD})*(?:${BETWEEN}(?:${[...LAST_OF.keys()].join('|')}))?\\b(?!\\spoint\\b)`,
  'gi',
)

/** Every way to write a number that a text has in English words: 'twelve thousand' is 12000, and 12 with its thousand; 'twenty twenty-six' 2026. */
export const numberWords = (text: string): { words: string; digits: string[] }[] =>
  [...text.matchAll(PHRASE)].flatMap(([words]) => {
    const parts = words
      .toLowerCase()
      .split(/[\s,-]+/)
      .filter((part) => part !== 'and')
    // 'A million' alone is a way to say many.
    if (!parts.some((part) => VALUE_OF.has(part))) return []
    const last = LAST_OF.get(parts.at(-1) ?? '')
    if (last === undefined) return { words, digits: digitsOf(parts) }
    // 'A twenty-second clip' lasts 20 seconds.
    const before = parts.slice(0, -1)
    return { words, digits: [...digitsOf(before), ...digitsOf([...before, last])] }
  })

const digitsOf = (parts: readonly string[]): string[] => {
  const isScaled = parts.some((part) => part in SCALES)
  return [`${amount(parts)}`, isScaled ? `${amount(withoutScale(parts))}` : spelled(parts)]
}

const withoutScale = (parts: readonly string[]): string[] => {
  const scale = parts.findIndex((part) => (SCALES[part] ?? 0) >= 1_000)
  return scale < 0 ? [...parts] : parts.slice(0, scale)
}

const amount = (parts: readonly string[]): number => {
  let whole = 0
  let below = 0
  for (const part of parts) {
    const scale = SCALES[part]
    if (scale === undefined) below += VALUE_OF.get(part) ?? 0
    else if (scale === 100) below = Math.max(1, below) * 100
    else {
      whole += Math.max(1, below) * scale
      below = 0
    }
  }
  return whole + below
}

/** As years and times are told: 'nineteen eighty-four', 'seven thirty'. */
const spelled = (parts: readonly string[]): string => {
  const values: number[] = []
  parts.forEach((part, at) => {
    const value = VALUE_OF.get(part) ?? 0
    const before = values.at(-1) ?? 0
    const joins = value > 0 && value < 10 && before >= 20 && before % 10 === 0 && TENS.includes(parts[at - 1] ?? '')
    if (joins) values[values.length - 1] = before + value
    else values.push(value)
  })
  return values.join('')
}
