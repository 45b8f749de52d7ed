import { isJsonObject, isThingKey, type JsonObject, keyFor, roleOf } from './json-fields.ts'

const MAX_DEPTH = 5
const MAX_NODES = 5_000
/** Of a longer list the rows at both ends are looked at: the newest stand at one of them. */
const END_ROWS = 10_000
/** Where GeoJSON, Airtable, GraphQL and their like keep the fields of a row. */
const WRAPPERS = ['properties', 'attributes', 'fields', 'node', 'data', '_source']

/**
 * The rows of any JSON: `{Table: […]}` of a data service, a list of objects, or the most telling list inside. Undefined when there
 * is no such list, or when it is one untitled part of a thing that says more itself. Looks at a limited depth and number of values.
 */
export const findRows = (json: unknown): JsonObject[] | undefined => {
  if (isJsonObject(json)) {
    const table = Object.keys(json).find((key) => key.toLowerCase() === 'table')
    if (table !== undefined && Array.isArray(json[table])) return rowsOf(json[table])
  }
  const rows = best(listsIn(json))
  return isJsonObject(json) && rows !== undefined && isPartOf(json, rows) ? undefined : rows
}

/** Tells of the answer, not of the thing that it answers with. */
const ENVELOPE_KEY =
  /^_?(?:status|meta|metadata|paging|pagination|page|pageinfo|links?|info|header|headers|request|response|query|params|errors?)$/i

/** A weather report's `weather: [{…}]` beside its temperature and wind: the report is the thing, not the list. */
const isPartOf = (json: JsonObject, [only, ...others]: JsonObject[]): boolean =>
  only !== undefined &&
  others.length === 0 &&
  keyFor('title', only) === undefined &&
  Object.entries(json).filter(([key, value]) => isJsonObject(value) && !ENVELOPE_KEY.test(key)).length >= 2

const rowsOf = (list: unknown[]): JsonObject[] => endsOf(list).filter(isJsonObject).map(unwrap)

export const endsOf = <Row>(list: Row[]): Row[] =>
  list.length <= 2 * END_ROWS ? list : [...list.slice(0, END_ROWS), ...list.slice(-END_ROWS)]

const wrapped = (row: JsonObject): JsonObject[] => WRAPPERS.map((name) => row[name]).filter(isJsonObject)

const unwrap = (row: JsonObject): JsonObject => {
  if (keyFor('title', row) !== undefined) {
    const text = keyFor('text', row) === undefined ? wrapped(row).find((one) => keyFor('text', one) !== undefined) : undefined
    return text === undefined ? row : { ...text, ...row }
  }
  const inner = wrapped(row)[0] ?? storyIn(row)
  if (inner === undefined) return row
  // Beside the fields stand the number of the row and its dates.
  const beside = Object.entries(row).filter(([key]) => key === 'sys' || roleOf(key) === 'id' || roleOf(key) === 'date')
  return { ...Object.fromEntries(beside), ...inner }
}

/** Who wrote it and what it shows are not what it says. */
const BESIDE = /author|user|account|creator|source|publisher|media|image|photo|embed|parent|category|links?$/i

/** Of a row without words of its own the story inside: `{post: {author, record: {text}}}`. */
const storyIn = (row: JsonObject): JsonObject | undefined => {
  if (keyFor('text', row) !== undefined) return undefined
  const within = (one: JsonObject): JsonObject[] =>
    Object.entries(one)
      .slice(0, 40)
      .flatMap(([key, value]) => (isJsonObject(value) && !BESIDE.test(key) ? [value] : []))
  const inner = within(row)
  return [...inner, ...inner.flatMap(within)].find((one) => {
    const title = keyFor('title', one)
    return (title !== undefined && !isThingKey(title)) || keyFor('text', one) !== undefined
  })
}

/** The object that tells something by a title or a text, itself or the outermost one inside. */
export const findThing = (json: JsonObject): JsonObject | undefined => {
  let level = [json]
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1) {
    const thing = level.find((one) => keyFor('title', one) !== undefined || keyFor('text', one) !== undefined)
    if (thing !== undefined) return thing
    level = level.flatMap((one) => Object.values(one).slice(0, MAX_NODES).filter(isJsonObject)).slice(0, MAX_NODES)
  }
  return undefined
}

const listsIn = (json: unknown): JsonObject[][] => {
  const found: JsonObject[][] = []
  let level: unknown[] = [json]
  let nodes = 0
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1) {
    const below: unknown[] = []
    for (const value of level) {
      nodes += 1
      if (nodes > MAX_NODES) return found
      if (Array.isArray(value)) {
        const rows = rowsOf(value)
        if (rows.length > 0) found.push(rows)
        else below.push(...value.slice(0, 50))
      } else if (isJsonObject(value)) below.push(...Object.values(value).slice(0, MAX_NODES))
    }
    level = below
  }
  return found
}

/** Lists of titled things win over lists of anything; among equals the longer one, then the outer one. */
const best = (lists: JsonObject[][]): JsonObject[] | undefined => {
  const score = (rows: JsonObject[]) => {
    const sample = rows.slice(0, 5)
    const telling = sample.filter((row) => keyFor('title', row) !== undefined || keyFor('text', row) !== undefined).length
    return (telling / sample.length) * 1000 + Math.min(rows.length, 100)
  }
  return lists.toSorted((one, other) => score(other) - score(one))[0]
}
