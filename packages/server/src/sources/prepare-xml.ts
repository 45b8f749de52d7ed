import { SourceError } from './source-error.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 allows none of these
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** Leaves what stands before the first element out of the way: marks, blanks, declarations and comments. */
const PROLOGUE = /^(?:\uFEFF|\s|<\?[^>]*\?>|<!--[\s\S]*?-->)*/

/** Without characters that XML forbids and without its DOCTYPE. Throws for one that declares entities: none are ever expanded. */
export const prepareXml = (text: string, host: string): string => {
  const body = withoutPrologue(text.replace(FORBIDDEN, ''))
  if (!/^<!doctype/i.test(body)) return body
  const hasSubset = /^<!doctype[^>[]*\[/i.test(body)
  const subset = hasSubset ? body.slice(0, indexAfter(body, ']')) : ''
  if (/<!entity/i.test(subset))
    throw new SourceError('entities', `${host} declares XML entities in its feed, which are never expanded.`)
  const rest = body.slice(subset.length)
  return withoutPrologue(rest.slice(indexAfter(rest, '>')))
}

const withoutPrologue = (text: string): string => text.slice(PROLOGUE.exec(text)?.[0].length ?? 0)

const indexAfter = (text: string, mark: string): number => {
  const at = text.indexOf(mark)
  return at < 0 ? text.length : at + 1
}

/** Tags and attributes of one feed that are read: several thousand entries have fewer, and a bulletin takes the newest fifty. */
const MAX_MARKS = 60_000

/**
 * Every '<' that opens no tag made into text, as in hand-made feeds ('5 < 6'); well-formed XML stays as it is. Linear in time: the
 * parser behind needs quadratic time over tags that never close, so it must not get to see any. Ends behind MAX_MARKS, as a feed that was cut off.
 */
export const repairXml = (xml: string): string => {
  const parts: string[] = []
  // After its last closing mark no section can close: then none is searched for in vain.
  const lastCloses = SECTIONS.map(([, closing]) => xml.lastIndexOf(closing))
  let at = 0
  let marks = 0
  for (let open = xml.indexOf('<'); open >= 0; open = xml.indexOf('<', at)) {
    const end = markupEnd(xml, open, lastCloses)
    const markup = end === undefined ? '&lt;' : xml.slice(open, end)
    marks += 1 + (/^<[!?]/.test(markup) ? 0 : (markup.match(/=\s*["']/g)?.length ?? 0))
    if (marks > MAX_MARKS) return parts.join('')
    parts.push(xml.slice(at, open), markup)
    at = end ?? open + 1
  }
  parts.push(xml.slice(at))
  return parts.join('')
}

const SECTIONS = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
  ['<?', '?>'],
] as const

/** Where the tag, comment, instruction or CDATA section that opens here ends; undefined when it never does. */
const markupEnd = (xml: string, open: number, lastCloses: number[]): number | undefined => {
  const section = SECTIONS.findIndex(([opening]) => xml.startsWith(opening, open))
  const [opening, closing] = SECTIONS[section] ?? ['', '']
  if (opening !== '') {
    const from = open + opening.length
    return (lastCloses[section] ?? -1) < from ? undefined : xml.indexOf(closing, from) + closing.length
  }
  const next = xml.indexOf('<', open + 1)
  const tag = xml.slice(open, next < 0 ? xml.length : next)
  const closed = /^<(?:\/[^>]*|[\p{L}_](?:[^>"']|"[^"]*"|'[^']*')*)>/u.exec(tag)
  return closed === null ? undefined : open + closed[0].length
}
