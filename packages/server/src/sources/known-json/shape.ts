import type { RawEntry, SourceOrigin } from '../content-item.ts'
import { isJsonObject, type JsonObject } from '../json-fields.ts'

/** What a known service answers with: undefined where the JSON is not its own. */
export type Shape = (json: unknown, origin: SourceOrigin) => { name: string; entries: RawEntry[] } | undefined

export const objectAt = (row: JsonObject, key: string): JsonObject => {
  const value = row[key]
  return isJsonObject(value) ? value : {}
}

export const objectsAt = (row: JsonObject, key: string): JsonObject[] => {
  const value = row[key]
  return Array.isArray(value) ? value.filter(isJsonObject) : []
}

export const textAt = (row: JsonObject, key: string): string => {
  const value = row[key]
  return typeof value === 'string' ? value.trim() : ''
}

export const numberAt = (row: JsonObject, key: string): number | undefined => {
  const value = row[key]
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** The number in a list of numbers: forecasts keep one list for each thing, a value for each day. */
export const listedAt = (row: JsonObject, key: string, at: number): number | undefined => {
  const list = row[key]
  const value: unknown = Array.isArray(list) ? list[at] : undefined
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}
