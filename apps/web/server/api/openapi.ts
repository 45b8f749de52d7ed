import { problemDocumentSchema } from '@hourcast/domain/calls/problem-document'
import type { z } from 'zod'
import { XSRF_HEADER } from '../xsrf-cookie.ts'
import type { Call } from './call.ts'
import { type Json, jsonSchema } from './json-schema.ts'
import { answersOf } from './openapi-answers.ts'

type Place = 'path' | 'query' | 'header'

const parametersOf = (place: Place, fields: z.ZodObject | undefined, example: Json = {}): Json[] => {
  const { properties = {}, required = [] } = fields ? jsonSchema(fields, 'input') : {}
  return Object.entries(properties as Record<string, Json>).map(([name, { description, ...schema }]) => ({
    name: place === 'header' ? name.replace(/(^|-)\w/g, (start) => start.toUpperCase()) : name,
    in: place,
    required: (required as string[]).includes(name),
    ...(description === undefined ? {} : { description }),
    schema,
    ...(example[name] === undefined ? {} : { example: example[name] }),
  }))
}

const bodyOf = ({ body, example }: Call): Json => {
  if (!body) return {}
  const schema = jsonSchema(body.schema, 'input')
  const form = { ...schema, properties: { ...(schema.properties as Json), file: { type: 'string', format: 'binary' } } }
  const media = {
    schema: body.type === 'multipart/form-data' ? form : schema,
    ...(example.body ? { example: example.body } : {}),
  }
  return { requestBody: { required: !body.isOptional, content: { [body.type]: media } } }
}

/** By key, or as a browser does: the session, and with what changes something its anti-forgery token. */
const securityOf = ({ who, method }: Call): Json[] =>
  who === 'anyone' ? [] : [{ basic: [] }, method === 'get' ? { session: [] } : { session: [], antiForgery: [] }]

const operationOf = (call: Call, calls: readonly Call[]): Json => ({
  operationId: call.id,
  tags: [call.tag],
  summary: call.summary,
  description: [call.description, `At most ${call.limit} a minute.`].filter(Boolean).join(' '),
  parameters: [
    ...parametersOf('path', call.params, call.example.params),
    ...parametersOf('query', call.query, call.example.query),
    ...parametersOf('header', call.headers),
  ],
  ...bodyOf(call),
  responses: answersOf(call, calls),
  security: securityOf(call),
})

const SECURITY_SCHEMES = {
  basic: {
    type: 'http',
    scheme: 'basic',
    description: "The owner's e-mail and an API key, which Settings makes and shows once.",
  },
  session: { type: 'apiKey', in: 'cookie', name: 'hourcast_session', description: 'What signing in begins.' },
  antiForgery: {
    type: 'apiKey',
    in: 'header',
    name: XSRF_HEADER,
    description: 'The value of the cookie XSRF-TOKEN, with a session and everything that changes something.',
  },
}

/** The table as an OpenAPI 3.1 document; whose address is `publicUrl`. */
export const openApiDocument = (calls: readonly Call[], publicUrl: string): Json => {
  const paths: Record<string, Json> = {}
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method]: operationOf(call, calls) }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Hourcast',
      version: '1',
      description: 'AI radio hosting: schedulers, previews, delivery. Errors are problem documents (RFC 9457).',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(calls.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemDocumentSchema, 'output') },
      securitySchemes: SECURITY_SCHEMES,
    },
  }
}
