import type { ContentItem } from '@hourcast/domain/sources/content'
import { isBeyond, type LimitReading, readingSentence } from '@hourcast/domain/sources/limit-reading'
import { filedKeys, isRowInForce } from './alert-in-force.ts'
import { makeContentItem, type RawEntry, readDate, type SourceOrigin } from './content-item.ts'
import { spokenFacts } from './json-facts.ts'
import { isJsonObject, type JsonObject, keyFor, scalarText } from './json-fields.ts'
import { readingOf } from './json-readings.ts'
import { endsOf, findRows } from './json-rows.ts'
import { knownEntries } from './known-json/known-entries.ts'
import { newestFirst } from './newest-first.ts'
import { isFeed, MAX_ENTRIES, parseFeed } from './parse-feed.ts'
import { SourceError } from './source-error.ts'
import { stripMarkup } from './strip-markup.ts'

/** A text from this length on tells the story alone; below it, the other fields are told too. */
const STORY_MIN = 120

/**
 * Any JSON to items: rows of `{Table: […]}` or of the most telling list, else the object itself as one item; numbers and units become
 * spoken facts. A JSON Feed is read as one. Throws SourceError: 'not-json', 'empty'.
 */
export const parseJson = (text: string, origin: SourceOrigin): ContentItem[] => {
  if (isJsonFeed(text)) return parseFeed(text, origin)
  const json = readJson(text, origin.host)
  const known = knownEntries(json, origin)
  if (known !== undefined) return itemsOf(known.entries.slice(0, MAX_ENTRIES), known.name, origin)
  if (isFault(json))
    throw new SourceError('empty', `${origin.host} answered with a fault instead of content: is its key or address right?`)
  // One message alone, and its parts with it.
  if (!isRowInForce(json, origin.readAt)) return itemsOf([], '', origin)
  const rows = findRows(json)?.filter((row) => isRowInForce(row, origin.readAt))
  const name = isJsonObject(json) ? scalarText(json[keyFor('title', json) ?? '']) : ''
  const entries =
    rows === undefined
      ? wholeEntry(json, origin)
      : alarmsFirst(newestRows(rows, origin.readAt)).map((row) => rowEntry(row, name === '' ? origin.host : name))
  return itemsOf(entries, name, origin)
}

/** '{"cod":401,"message":"Invalid API key."}', '{"error":{…}}': what a service says to programmers. */
const isFault = (json: unknown): boolean => {
  if (!isJsonObject(json) || Object.values(json).some(Array.isArray)) return false
  const inner = isJsonObject(json.error) ? json.error : json
  const code = Number(inner.code ?? inner.cod ?? inner.status ?? inner.statusCode)
  return (typeof inner.message === 'string' && code >= 400 && code < 600) || typeof json.error === 'string' || inner !== json
}

const itemsOf = (entries: readonly RawEntry[], name: string, origin: SourceOrigin): ContentItem[] => {
  const items = entries.flatMap((entry) => makeContentItem(entry, name, origin) ?? [])
  if (items.length === 0)
    throw new SourceError('empty', `The JSON of ${origin.host} holds no title and no text that can be read.`)
  return items
}

const isJsonFeed = (text: string): boolean => text.trimStart().startsWith('{') && isFeed(text)

/** JSON, JSON behind an anti-hijacking line or inside a call ('warnWetter.loadWarnings({…});'), or one JSON value a line. */
const readJson = (text: string, host: string): unknown => {
  const plain = text.replace(/^[\s\uFEFF]*(?:\)\]\}',?\s*\n)?/, '')
  const body = CALL.test(plain) ? plain.replace(CALL, '').replace(/\)\s*;?\s*$/, '') : plain
  if (body.trim() === '') throw new SourceError('empty', `${host} answered with nothing at all.`)
  try {
    return JSON.parse(body)
  } catch {
    const lines = body.split('\n').filter((line) => line.trim() !== '')
    try {
      if (lines.length > 1) return endsOf(lines).map((line): unknown => JSON.parse(line))
    } catch {
      // Neither: said below.
    }
    throw new SourceError(
      'not-json',
      `${host} answered with something that is not JSON${isFeed(body) ? ' but a feed: choose the input mode rss' : ''}.`,
    )
  }
}

const CALL = /^[A-Za-z_$][\w.$]{0,60}\((?=\s*[[{])/

const newestRows = (rows: JsonObject[], readAt: number | undefined): JsonObject[] =>
  newestFirst(
    rows.map((row) => ({ row, publishedAt: dateOf(row) })),
    readAt,
  )
    .slice(0, MAX_ENTRIES)
    .map(({ row }) => row)

/** Of each sensor its newest reading alone, and what is beyond its limit before all else: nothing stands in the way of an alarm. */
const alarmsFirst = (rows: readonly JsonObject[]): JsonObject[] => {
  const sensors = new Set<string>()
  const judged = rows.flatMap((row) => {
    const reading = readingOf(row)?.reading
    const sensor = reading && JSON.stringify([reading.of, reading.what])
    if (sensor !== undefined && sensors.has(sensor)) return []
    if (sensor !== undefined) sensors.add(sensor)
    return [{ row, rank: reading && isBeyond(reading) ? 0 : 1 }]
  })
  return judged.sort((one, other) => one.rank - other.rank).map(({ row }) => row)
}

/** A sensor's value beside its limit is told as one sentence; what else the row holds follows as facts. */
const readingEntry = (row: JsonObject, { reading, told }: { reading: LimitReading; told: string[] }): RawEntry => {
  const title = readingSentence(reading)
  const text = spokenFacts(row, new Set(told))
  return { identity: `${title} ${text}`.trim(), title, text, publishedAt: dateOf(row), isReading: true }
}

const dateOf = (row: JsonObject): number | undefined => rowDate(row[keyFor('date', row) ?? ''])

const rowEntry = (row: JsonObject, fallbackTitle: string): RawEntry => {
  const reading = readingOf(row)
  if (reading) return readingEntry(row, reading)
  const keys = {
    title: keyFor('title', row),
    text: keyFor('text', row),
    link: keyFor('link', row),
    date: keyFor('date', row),
    id: keyFor('id', row),
  }
  const value = (key: string | undefined) => (key === undefined ? '' : scalarText(row[key]))
  const story = value(keys.text)
  const isStory =
    story.length >= STORY_MIN || (story !== '' && keys.link !== undefined) || (keys.title !== undefined && WHOLE.test(story))
  const reported = new Set([...Object.values(keys).filter((key) => key !== undefined), ...filedKeys(row)])
  const facts = isStory ? '' : spokenFacts(row, reported)
  const text = stripMarkup([story, facts].filter((part) => part !== '').join(' '))
  const hasTitle = keys.title !== undefined || story !== ''
  // Bare numbers of something that has no name tell nobody anything: 'Cpu: 3. Mem: 55.'
  const isNothing = !hasTitle && (text === '' || BARE_NUMBERS.test(text))
  return {
    // Readings change under the same id: what they say is what they are.
    identity: isStory
      ? value(keys.id) || value(keys.link) || value(keys.title)
      : `${value(keys.id)} ${value(keys.title)} ${text}`.trim(),
    title: isNothing ? '' : hasTitle ? value(keys.title) : fallbackTitle,
    text: isNothing ? '' : text,
    link: value(keys.link),
    publishedAt: rowDate(keys.date === undefined ? undefined : row[keys.date]),
  }
}

const wholeEntry = (json: unknown, { host }: SourceOrigin): RawEntry[] => {
  if (isJsonObject(json)) return [rowEntry(json, host)]
  const text = stripMarkup(
    Array.isArray(json) ? json.map(scalarText).filter(Boolean).slice(0, MAX_ENTRIES).join('. ') : scalarText(json),
  )
  return text === '' ? [] : [{ identity: text, title: '', text }]
}

/** A sentence of its own, of eight words and more. */
const WHOLE = /^\p{Lu}(?:\S+\s){7,}\S+[.!?]$/u

const BARE_NUMBERS = /^(?:[\p{L} ]{1,40}: -?[\d.,]+\.\s?){2,}$/u

/** Dates as text, or as seconds or milliseconds since 1970. */
const rowDate = (value: unknown): number | undefined => {
  if (typeof value === 'string') return readDate(value)
  if (typeof value !== 'number' || value < 631_152_000) return undefined
  return readDate(new Date(Math.min(value > 100_000_000_000 ? value : value * 1000, 8e15)).toISOString())
}
