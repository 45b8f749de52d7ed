import { PROBLEM_STATUS } from '@hourcast/domain/calls/problem-document'
import { schedulerAnswer, schedulerParams } from '@hourcast/domain/calls/scheduler-calls'
import type { Call, CallAnswer } from './call.ts'
import { type Json, jsonSchema } from './json-schema.ts'
import { problemsOf } from './problems-of.ts'

const PROBLEM_CONTENT = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }

const problemAnswers = (call: Call): Json =>
  Object.fromEntries(
    problemsOf(call).map((code) => {
      const { status, title } = PROBLEM_STATUS[code]
      const headers = code === 'too-many' || code === 'unavailable' ? { headers: RETRY_AFTER } : {}
      return [String(status), { description: `${title}.`, ...headers, content: PROBLEM_CONTENT }]
    }),
  )

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait.', required: true, schema: { type: 'string', pattern: '^\\d+$' } },
}

const contentOf = ({ schema, type, example }: CallAnswer): Json => {
  if (type === 'audio/mpeg') return { content: { 'audio/mpeg': {} } }
  if (!schema) return {}
  const media = { schema: jsonSchema(schema, 'output'), ...(example === undefined ? {} : { example }) }
  return { content: { [type ?? 'application/json']: media } }
}

/** From a scheduler that was answered to everything that can be asked about it. */
const linksOf = ({ schema }: CallAnswer, calls: readonly Call[]): Json => {
  if (schema !== schedulerAnswer) return {}
  const parameters = { stationId: '$response.body#/stationId', schedulerId: '$response.body#/schedulerId' }
  const linked = calls.filter(({ params }) => params === schedulerParams)
  return { links: Object.fromEntries(linked.map(({ id }) => [id, { operationId: id, parameters }])) }
}

const goodAnswers = (call: Call, calls: readonly Call[]): Json =>
  Object.fromEntries(
    Object.entries(call.answers).map(([status, reported]) => [
      status,
      { description: reported.description, ...contentOf(reported), ...linksOf(reported, calls) },
    ]),
  )

/** What Node says before anybody reads an address that is longer than it takes. */
const tooLongAddress = ({ query }: Call): Json => (query ? { 431: { description: 'The address is too long.' } } : {})

/** Everything that a call answers, by status. `calls` are those that a scheduler leads on to. */
export const answersOf = (call: Call, calls: readonly Call[]): Json => ({
  ...goodAnswers(call, calls),
  ...problemAnswers(call),
  ...tooLongAddress(call),
})
