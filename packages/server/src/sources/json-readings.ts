import type { LimitReading } from '@hourcast/domain/sources/limit-reading'
import { type JsonObject, keyFor, scalarText, spokenName } from './json-fields.ts'

/**
 * Names under which sensors tell these things, most telling first; compared without case, blanks and underscores. A bare `max` or `min` is
 * no limit: it may be the highest and lowest that was measured.
 */
const KEYS = {
  value: ['value', 'reading', 'measuredvalue', 'actual', 'current'],
  upper: ['limit', 'upperlimit', 'highlimit', 'alarmlimit', 'maxlimit'],
  lower: ['lowerlimit', 'lowlimit', 'minlimit'],
  what: ['quantity', 'measurement', 'metric', 'parameter', 'measurand', 'variable', 'signal'],
  unit: ['unit', 'units', 'uom', 'unitofmeasure'],
} as const
/** Names of a machine and of nothing else: a `title` or an `event` is a story, however many numbers stand beside it. */
const MACHINES = ['machine', 'devicename', 'device', 'sensor', 'asset', 'equipment', 'line', 'name', 'station', 'plant']

type Found = { key: string; value: unknown } | undefined

const finder = (row: JsonObject) => {
  const keys = new Map(Object.keys(row).map((key) => [key.toLowerCase().replace(/[^a-z0-9]/g, ''), key]))
  return (names: readonly string[]): Found => {
    const key = names.map((name) => keys.get(name)).find((known) => known !== undefined && scalarText(row[known]) !== '')
    return key === undefined ? undefined : { key, value: row[key] }
  }
}

const numberOf = (found: Found): number => (found === undefined ? Number.NaN : Number(found.value))

/**
 * A row of a sensor that tells a value and its limit; undefined for every other row. With two limits the one that is passed or missed counts,
 * else the upper one. `told` are the keys that its sentence has told.
 */
export const readingOf = (row: JsonObject): { reading: LimitReading; told: string[] } | undefined => {
  if (keyFor('text', row) !== undefined) return undefined
  const find = finder(row)
  const [value, upper, lower] = [find(KEYS.value), find(KEYS.upper), find(KEYS.lower)]
  const isLow = numberOf(value) < numberOf(lower)
  const [bound, limit] = isLow || Number.isNaN(numberOf(upper)) ? (['lower', lower] as const) : (['upper', upper] as const)
  if (!Number.isFinite(numberOf(value)) || !Number.isFinite(numberOf(limit))) return undefined
  const [machine, what, unit] = [find(MACHINES), find(KEYS.what), find(KEYS.unit)]
  if (machine === undefined && what === undefined) return undefined
  return {
    reading: {
      what: what === undefined ? '' : spokenName(scalarText(what.value)),
      of: machine === undefined ? '' : scalarText(machine.value),
      value: numberOf(value),
      unit: unit === undefined ? '' : scalarText(unit.value),
      limit: numberOf(limit),
      bound,
    },
    told: [value, upper, lower, machine, what, unit].flatMap((found) => found?.key ?? []),
  }
}
