/** More parts of one text, and deeper ones, are no text. */
const MAX_DEPTH = 8
const MAX_PARTS = 300

/** Where systems that keep their texts in parts have the words of one part, most telling first. */
const HOLDERS = [
  'rendered',
  'processed',
  'plain',
  'plaintext',
  'value',
  'text',
  'html',
  '#text',
  '_text',
  '_',
  '$t',
  '_cdata',
  '__cdata',
  'insert',
]
/** And where they have further parts. */
const PARTS = ['title', 'rich_text', 'content', 'children', 'blocks', 'nodes', 'data', 'paragraphs', 'root', 'ops', 'document']
const TONGUE = /^[a-z]{2}(?:[-_][A-Za-z]{2,4})?$/

type Parts = { [key: string]: unknown }

/**
 * The words of a field: a text, `{rendered: '…'}` of WordPress, `{'en-GB': '…'}` of Contentful, or the blocks of a rich text, a line for
 * each. '' where it holds none. A number is its own word.
 */
export const wordsOf = (value: unknown): string => {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number') return Number.isFinite(value) ? String(Math.round(value * 100) / 100) : ''
  const budget = { parts: MAX_PARTS }
  return typeof value === 'object' && value !== null ? partsOf(value, 0, budget).join('\n').trim() : ''
}

const partsOf = (value: unknown, depth: number, budget: { parts: number }): string[] => {
  budget.parts -= 1
  if (budget.parts < 0 || depth > MAX_DEPTH) return []
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()]
  if (Array.isArray(value)) return listParts(value.slice(0, MAX_PARTS), depth, budget)
  return typeof value === 'object' && value !== null ? objectParts(value as Parts, depth, budget) : []
}

/** The leaves of one paragraph are one line, with or without a link or bold words between them. */
const listParts = (list: unknown[], depth: number, budget: { parts: number }): string[] => {
  // A list of bare words is one of tags or names.
  if (list.every((one) => typeof one === 'string') && !list.some((one) => /\s/.test(String(one).trim()))) return []
  const isLeaves = list.every((one) => isLeaf(one))
  const parts = list.flatMap((one) => {
    const raw = isLeaves ? leafText(one) : undefined
    return raw === undefined ? partsOf(one, depth + 1, budget) : [raw]
  })
  return isLeaves ? [parts.join('').trim()].filter(Boolean) : parts
}

const isLeaf = (one: unknown): boolean => leafText(one) !== undefined

const leafText = (one: unknown): string | undefined => {
  if (typeof one !== 'object' || one === null) return undefined
  const { type, nodeType, _type, text, value, plain_text: plain } = one as Parts
  if (typeof plain === 'string') return plain
  const kind = type ?? nodeType ?? _type ?? 'text'
  if (kind === 'text' || kind === 'span') return typeof text === 'string' ? text : typeof value === 'string' ? value : undefined
  return undefined
}

const objectParts = (object: Parts, depth: number, budget: { parts: number }): string[] => {
  for (const name of HOLDERS) {
    const words = object[name]
    if (typeof words === 'string' && words.trim() !== '') return [words.trim()]
  }
  const keys = Object.keys(object).slice(0, 20)
  const [first] = keys
  if (first !== undefined && keys.every((key) => TONGUE.test(key))) return partsOf(object[first], depth + 1, budget)
  for (const name of PARTS) {
    const words = object[name] === undefined ? [] : partsOf(object[name], depth + 1, budget)
    if (words.length > 0) return words
  }
  return []
}
