import { z } from 'zod'

export type Json = Record<string, unknown>

// Not every reader of patterns knows classes of Unicode.
const NO_CONTROLS = '^[^\\u0000-\\u001f\\u007f-\\u009f]*$'

/** What goes in, or what comes out, as JSON Schema. */
export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: made }) => {
      if (made.pattern === '^\\P{Cc}*$') made.pattern = NO_CONTROLS
    },
  })
  return json
}
