import type { z } from 'zod'
import { jsonSchema } from './json-schema.ts'

export type FieldLine = { name: string; type: string; isNeeded: boolean; description: string }

type Json = {
  type?: string
  enum?: unknown[]
  const?: unknown
  items?: Json
  anyOf?: Json[]
  properties?: Record<string, Json>
  required?: string[]
  description?: string
  maxLength?: number
  maximum?: number
  minimum?: number
  format?: string
}

const sizeOf = ({ maxLength, minimum, maximum, type }: Json): string => {
  if (maxLength !== undefined) return `, at most ${maxLength} characters`
  const isBounded = type !== 'string' && minimum !== undefined && maximum !== undefined && maximum < 10_000
  return isBounded ? `, ${minimum} to ${maximum}` : ''
}

/** What may also be empty or null is told by its first shape alone. */
const typeOf = (schema: Json): string => {
  if (schema.enum)
    return schema.enum.filter((value, _, all) => typeof value === 'number' || !all.includes(Number(value))).join(', ')
  if (schema.anyOf?.[0]) return typeOf(schema.anyOf[0])
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.items)
    return `list of ${schema.items.properties ? `{${Object.keys(schema.items.properties).join(', ')}}` : typeOf(schema.items)}`
  return `${schema.format ?? schema.type ?? 'anything'}${sizeOf(schema)}`
}

const linesOf = ({ properties = {}, required = [] }: Json): FieldLine[] =>
  Object.entries(properties).map(([name, field]) => ({
    name,
    type: typeOf(field),
    isNeeded: required.includes(name),
    description: field.description ?? field.anyOf?.[0]?.description ?? '',
  }))

/** The fields of a schema for people; of a choice of objects each one's, once. */
export const describeFields = (schema: z.ZodType | undefined): FieldLine[] => {
  if (!schema) return []
  const json: Json = jsonSchema(schema, 'input')
  const lines = (json.anyOf ?? [json]).flatMap(linesOf)
  return lines.filter(({ name }, index) => lines.findIndex((other) => other.name === name) === index)
}
