import type { ContentItem } from '@hourcast/domain/sources/content'
import { isBeyond, type LimitReading, readingSentence } from '@hourcast/domain/sources/limit-reading'
import { filedKeys, isRowInForce } from './alert-in-force.ts'
import { makeContentItem, type RawEntry, type SourceOrigin } from './content-item.ts'
import { dateOf } from './json-dates.ts'
import { spokenFacts } from './json-facts.ts'
import { isFault } from './json-faults.ts'
import { isJsonObject, type JsonObject, keyFor, keysFor, scalarText } from './json-fields.ts'
import { readingOf } from './json-readings.ts'
import { endsOf, findRows, findThing } from './json-rows.ts'
import { storyOf } from './json-story.ts'
import { knownEntries } from './known-json/known-entries.ts'
import { newestFirst } from './newest-first.ts'
import { isFeed, MAX_ENTRIES, parseFeed } from './parse-feed.ts'
import { SourceError } from './source-error.ts'
import { stripMarkup } from './strip-markup.ts'

/**
 * Any JSON to items: rows of `{Table: […]}` or of the most telling list, else the object itself as one item; numbers and units become
 * spoken facts. A JSON Feed is read as one. Throws SourceError: 'not-json', 'empty'.
 */
export const parseJson = (text: string, origin: SourceOrigin): ContentItem[] => {
  if (isJsonFeed(text)) return parseFeed(text, origin)
  const json = readJson(text, origin.host)
  const known = knownEntries(json, origin)
  if (known?.entries.length === 0)
    throw new SourceError(
      'empty',
      `${origin.host} answered with nothing that holds now: what it lists is over or not in force, or it lists nothing.`,
    )
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
  const body = CALL.test(plain) ? plain.replace(CALL, '').trimEnd().replace(/;$/, '').trimEnd().replace(/\)$/, '') : plain
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

const rowEntry = (row: JsonObject, fallbackTitle: string): RawEntry => {
  const reading = readingOf(row)
  if (reading) return readingEntry(row, reading)
  const { title, text: story, told, isThing } = storyOf(row)
  const value = (role: 'id' | 'link') => scalarText(row[keyFor(role, row) ?? ''])
  const [id, link] = [value('id'), value('link')]
  const skip = new Set([...told, ...keysFor('link', row), ...filedKeys(row)])
  const facts = isThing && story === '' && told.length < 2 ? spokenFacts(row, skip) : ''
  const hasName = title !== '' || story !== ''
  const text = stripMarkup([story, facts].filter((part) => part !== '').join(' '))
  const isNothing = !hasName && !isPlainFact(text)
  return {
    // Readings change under the same id: what they say is what they are.
    identity: facts === '' && hasName ? id || link || title : `${id} ${title} ${text}`.trim(),
    title: isNothing ? '' : hasName ? title : fallbackTitle,
    text: isNothing ? '' : text,
    link,
    publishedAt: dateOf(row),
  }
}

/** Of something that has no name: one number, with one word beside it. 'Cpu: 3. Mem: 55.' and 'Surface: wood.' tell nobody anything. */
const isPlainFact = (text: string): boolean => {
  const facts = text.split(/(?<=\.)\s+(?=\p{Lu})/u)
  const numbers = facts.filter((fact) => /:\s-?\d/.test(fact))
  return numbers.length === 1 && facts.length <= 2
}

const wholeEntry = (json: unknown, { host }: SourceOrigin): RawEntry[] => {
  if (isJsonObject(json)) {
    const thing = findThing(json)
    return thing === undefined ? [] : [rowEntry(thing, host)]
  }
  const text = stripMarkup(
    Array.isArray(json) ? json.map(scalarText).filter(Boolean).slice(0, MAX_ENTRIES).join('. ') : scalarText(json),
  )
  return text === '' ? [] : [{ identity: text, title: '', text }]
}
