import { decodeEntities } from './decode-entities.ts'
import { tidyText } from './tidy-text.ts'

/** More of one text is never looked at: 100 kB items are real, and what is read aloud is far shorter. */
const MAX_MARKUP = 400_000

/** Double-escaped text shows its tags only after decoding; each turn peels one layer. */
const MAX_LAYERS = 3

/** A tag longer than this is taken to have lost a quotation mark. */
const MAX_ATTRIBUTES = 20_000

/** Their content is no text. */
const UNSPOKEN = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'iframe',
  'svg',
  'math',
  'object',
  'head',
  'select',
  'textarea',
  'figcaption',
])

const ATTRIBUTE = /([^\s"'<>/=]{1,40})\s?(?:=\s?(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gu
const UNSEEN = /(?:display\s*:\s*none|visibility\s*:\s*hidden|(?:font-size|opacity)\s*:\s*0(?![.\d]*[1-9]))/iu
/** Elements without content: a counting pixel is hidden too. */
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))
/** The next one ends them where nothing else does. */
const ENDED_BY_NEXT = new Set('p li dt dd option tr td th'.split(' '))

const BLOCKS = new Set(
  'address article aside blockquote br caption center dd details dialog div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol option p pre section summary table tbody td tfoot th thead title tr ul'.split(
    ' ',
  ),
)

const TAG_START = /<[a-z/!?]/i
const TAG_NAME = /^<\/?([a-z][a-z0-9:-]*)/i

/** HTML, or text that may be HTML, to plain text: tags, comments, scripts and styles gone, entities decoded, a line per block. */
export const stripMarkup = (markup: string): string => {
  let text = breakLines(markup.slice(0, MAX_MARKUP))
  for (let layer = 0; layer < MAX_LAYERS; layer += 1) {
    const before = text
    text = decodeEntities(dropTags(text))
    if (text === before || !TAG_START.test(text)) break
  }
  return dropTagStarts(tidyText(dropTags(text)))
}

/** In markup a line break is only a blank; in plain text an empty line parts two paragraphs. */
const breakLines = (text: string): string =>
  text
    .split(TAG_START.test(text) ? /(?!)/ : /\r?\n[ \t\r]*\n/)
    .map((paragraph) => paragraph.replace(/[\r\n]+/g, ' '))
    .join('\n')

/** What still looks like the start of a tag after all that loses its '<'. One match a run keeps this linear. */
const dropTagStarts = (text: string): string =>
  text.replace(/<+(.?)/gs, (run, next: string) => (/[a-z/!?]/i.test(next) ? next : run))

/** One pass from left to right, in linear time regardless of the input: what never closes is text. */
const dropTags = (markup: string): string => {
  const parts: string[] = []
  const unclosed = new Set<string>()
  let at = 0
  while (at < markup.length) {
    const open = markup.indexOf('<', at)
    if (open < 0) break
    parts.push(markup.slice(at, open))
    const { next, instead } = skipTag(markup, open, unclosed)
    parts.push(instead)
    at = next
  }
  parts.push(markup.slice(at))
  return parts.join('')
}

type Skipped = { next: number; instead: string }

const skipTag = (markup: string, open: number, unclosed: Set<string>): Skipped => {
  if (markup.startsWith('<![CDATA[', open)) return { next: open + 9, instead: '' }
  if (markup.startsWith('<!--', open)) {
    const end = find(markup, '-->', open + 4, unclosed)
    return end < 0 ? { next: open + 4, instead: '' } : { next: end + 3, instead: '' }
  }
  if (!TAG_START.test(markup.slice(open, open + 2))) return { next: open + 1, instead: '<' }
  const end = tagEnd(markup, open, unclosed)
  if (end < 0) return { next: open + 1, instead: '' }
  const name = TAG_NAME.exec(markup.slice(open, open + 40))?.[1]?.toLowerCase() ?? ''
  const isOpening = markup[open + 1] !== '/' && markup[end - 1] !== '/'
  if (isOpening && !VOID.has(name) && isHidden(markup.slice(open + 1 + name.length, end)))
    return { next: afterHidden(markup, name, end + 1), instead: '\n' }
  if (isOpening && UNSPOKEN.has(name)) return { next: afterElement(markup, name, end + 1, unclosed), instead: '\n' }
  return { next: end + 1, instead: BLOCKS.has(name) ? '\n' : '' }
}

/** Where the tag closes: a '>' inside a quoted attribute does not close it, unless that quote never ends. */
const tagEnd = (markup: string, open: number, unclosed: Set<string>): number => {
  const plain = find(markup, '>', open, unclosed)
  if (plain < 0) return -1
  const stops = /=\s?(["'])|>/g
  stops.lastIndex = open
  for (let stop = stops.exec(markup); stop !== null; stop = stops.exec(markup)) {
    if (stop[1] === undefined) return stop.index
    const closing = find(markup, stop[1], stops.lastIndex, unclosed)
    if (closing < 0 || closing - open > MAX_ATTRIBUTES) return plain
    stops.lastIndex = closing + 1
  }
  return plain
}

/** Behind the closing tag of an element whose content begins at `from`; there itself when it never closes. */
export const afterElement = (markup: string, name: string, from: number, unclosed: Set<string>): number => {
  const lower = `</${name}`
  if (unclosed.has(lower)) return from
  const pattern = new RegExp(`</${name}[\\s>/]`, 'gi')
  pattern.lastIndex = from
  const found = pattern.exec(markup)
  if (found === null) {
    unclosed.add(lower)
    return from
  }
  const end = markup.indexOf('>', found.index)
  return end < 0 ? markup.length : end + 1
}

/** What nobody sees on the page is not read aloud: an owner who looks at the feed would not find it. */
const isHidden = (attributes: string): boolean =>
  [...attributes.matchAll(ATTRIBUTE)].some(([, name = '', double, single, bare]) => {
    const value = double ?? single ?? bare ?? ''
    switch (name.toLowerCase()) {
      case 'hidden':
        return true
      case 'aria-hidden':
        return value.toLowerCase() === 'true'
      case 'style':
        return UNSEEN.test(value)
      default:
        return false
    }
  })

/** Behind a hidden element with all that is in it; the end of the text where it never closes. */
const afterHidden = (markup: string, name: string, from: number): number => {
  const tags = new RegExp(`<(/?)${name}(?=[\\s>/])[^>]*>?`, 'gi')
  tags.lastIndex = from
  let depth = 1
  for (let tag = tags.exec(markup); tag !== null; tag = tags.exec(markup)) {
    if (tag[1] === '' && ENDED_BY_NEXT.has(name)) return tag.index
    depth += tag[1] === '' ? 1 : -1
    if (depth === 0) return tags.lastIndex
  }
  return markup.length
}

/** indexOf that remembers what is not there any more, so that a thousand openings do not search the rest a thousand times. */
const find = (markup: string, wanted: string, from: number, unclosed: Set<string>): number => {
  if (unclosed.has(wanted)) return -1
  const at = markup.indexOf(wanted, from)
  if (at < 0) unclosed.add(wanted)
  return at
}
