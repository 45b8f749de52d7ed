import { readDate } from './content-item.ts'
import { isJsonObject, type JsonObject, keysFor } from './json-fields.ts'

/** A key of a time, in the tongues of newsrooms; */
const OF_TIME = /dat[aeu]|datum|fecha|time|zeit|publi|pubbl|veroeff|veröff|erschien|creat|stamp|heure|hora/i
/** but not when a thing begins, ends or holds. */
const OF_ANOTHER = /start|end|begin|until|expir|valid|due|birth|event|from|updated|modif|zone|duration|reading|status/i
/** What systems keep beside the fields of a row. */
const BESIDE = ['dates', 'date', 'sys', 'meta', 'metadata', 'attributes', 'properties', 'timestamps']

/** When a row was published, in epoch milliseconds: by the names of dates, else by a field that is named after a time and holds one. */
export const dateOf = (row: JsonObject, depth = 0): number | undefined => {
  for (const key of keysFor('date', row)) {
    const instant = instantOf(row[key])
    if (instant !== undefined) return instant
  }
  for (const [key, value] of Object.entries(row).slice(0, 60)) {
    const instant = OF_TIME.test(key) && !OF_ANOTHER.test(key) ? instantOf(value) : undefined
    if (instant !== undefined) return instant
  }
  const inner = depth > 0 ? [] : BESIDE.map((name) => row[name]).filter(isJsonObject)
  return inner.map((one) => dateOf(one, depth + 1)).find((instant) => instant !== undefined)
}

/** As text, or as seconds or milliseconds since 1970. */
const instantOf = (value: unknown): number | undefined => {
  if (typeof value === 'string' && !EPOCH.test(value)) return readDate(value)
  const count = Number(value)
  if ((typeof value !== 'string' && typeof value !== 'number') || !(count >= 631_152_000)) return undefined
  return readDate(new Date(Math.min(count > 100_000_000_000 ? count : count * 1000, 8e15)).toISOString())
}

const EPOCH = /^\d{10}(?:\d{3})?(?:\.\d+)?$/
