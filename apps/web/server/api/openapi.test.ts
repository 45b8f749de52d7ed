import { PROBLEM_STATUS } from '@hourcast/domain/calls/problem-document'
import { describe, expect, test } from 'vitest'
import { CALLS } from './call-table.ts'
import { curlExample } from './curl-example.ts'
import { docsPage } from './docs-page.ts'
import { jsonSchema } from './json-schema.ts'
import { openApiDocument } from './openapi.ts'
import { problemsOf } from './problems-of.ts'

type Json = { [name: string]: Json } & Json[]

const document = JSON.parse(JSON.stringify(openApiDocument(CALLS, 'https://air.hourcast.example'))) as Json
const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods as Json).map(([method, operation]) => ({ path, method, operation: operation as Json })),
)

/** Every object in the document, with where it stands. */
const walk = (value: unknown, at = ''): [string, Record<string, unknown>][] => {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([name, part]) => walk(part, `${at}/${name}`))
  return [[at, value as Record<string, unknown>], ...inner]
}

describe('the OpenAPI document', () => {
  test('is of version 3.1 and has every call of the table once', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/)
    expect(document.info).toMatchObject({ title: 'Hourcast', version: expect.any(String) })
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(CALLS.map(({ id }) => id).sort())
    expect(new Set(CALLS.map(({ id }) => id)).size).toBe(CALLS.length)
  })

  test.each(operations)(
    '$method $path names the parameters of its path, its answers and its scheme',
    ({ path, method, operation }) => {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const parameters = operation.parameters ?? []
      expect(parameters.filter((parameter) => String(parameter.in) === 'path').map(({ name }) => name)).toEqual(inPath)
      for (const parameter of parameters)
        expect(parameter).toMatchObject({
          name: expect.any(String),
          in: expect.stringMatching(/^(path|query|header)$/),
          schema: {},
        })
      const names = parameters.map(({ name, in: place }) => `${place} ${name}`)
      expect(new Set(names).size).toBe(names.length)
      const statuses = Object.keys(operation.responses ?? {})
      expect(statuses).toEqual(expect.arrayContaining(['429', '500']))
      for (const [status, response] of Object.entries(operation.responses ?? {})) {
        expect(status).toMatch(/^[2-5]\d\d$/)
        expect(response).toMatchObject({ description: expect.stringMatching(/.\.$/) })
      }
      const schemes = Object.keys(document.components?.securitySchemes ?? {})
      for (const requirement of operation.security ?? [])
        expect(schemes).toEqual(expect.arrayContaining(Object.keys(requirement)))
      expect(method).toMatch(/^(get|post|delete)$/)
    },
  )

  test('refers to nothing that is not there, and its schemas are of JSON Schema', () => {
    const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']
    let schemas = 0
    for (const [at, part] of walk(document)) {
      if (typeof part.$ref === 'string') {
        const found = part.$ref
          .slice(2)
          .split('/')
          .reduce<Json | undefined>((inner, name) => inner?.[name], document)
        expect(found, `${at} ${part.$ref}`).toBeDefined()
      }
      if (/\/(properties|examples?|securitySchemes\/\w+)$|\/example\//.test(at)) continue
      if (typeof part.type === 'string' && at.includes('/schema')) {
        schemas += 1
        expect(TYPES, at).toContain(part.type)
        if (part.required)
          expect(Object.keys(part.properties ?? {}), at).toEqual(expect.arrayContaining(part.required as string[]))
        if (typeof part.pattern === 'string') expect(() => new RegExp(String(part.pattern), 'u'), at).not.toThrow()
      }
      expect(part, at).not.toHaveProperty('nullable')
    }
    expect(schemas).toBeGreaterThan(100)
  })
})

describe('the examples', () => {
  test.each(CALLS.map((call) => ({ id: call.id, call })))('of $id fit what the call takes', ({ call }) => {
    const { example, params, query, body } = call
    for (const [schema, input] of [
      [params, example.params],
      [query, example.query],
      [body?.schema, example.body],
    ] as const)
      if (input !== undefined) expect(schema?.safeParse(input).error).toBeUndefined()
    if (params) expect(example.params).toBeDefined()
    if (body) expect(example.body).toBeDefined()
  })

  test('as lines for the shell quote what they hold', () => {
    const save = CALLS.find(({ id }) => id === 'saveScheduler')
    if (!save) throw new Error('no such call')
    const call = { ...save, example: { body: { hostName: "O'Neil" } } }
    expect(curlExample(call, 'http://localhost:3000')).toBe(
      [
        "curl -X POST 'http://localhost:3000/schedulers'",
        "  -u 'anna@radio.example:API_KEY'",
        "  -H 'Content-Type: application/json'",
        `  -d '{"hostName":"O'\\''Neil"}'`,
      ].join(' \\\n'),
    )
  })
})

describe('the page to read', () => {
  const look = { publicUrl: 'https://air.hourcast.example', stylesheets: ['/docs.css'], isSignedIn: false }
  const page = docsPage(CALLS, look)

  test('has every call, every code and no script; every link within it leads somewhere', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(
      expect.arrayContaining([...CALLS.map(({ id }) => id), ...Object.keys(PROBLEM_STATUS).map((code) => `problem-${code}`)]),
    )
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target)
    expect(page).not.toMatch(/<script|style=|src=/)
    const absolute = [...page.matchAll(/<(\w+ \w+="\w+") href="(https?:[^"]+)"/g)].map(([, what, address]) => [what, address])
    expect(absolute).toEqual([['link rel="canonical"', 'https://air.hourcast.example/docs']])
    expect([...page.matchAll(/href="https?:/g)]).toHaveLength(1)
    expect(page).not.toMatch(/undefined|\[object/)
  })

  test('has a head like every public page, and the menu of who is there', () => {
    for (const part of [
      '<title>The calls for programs – Hourcast</title>',
      '<meta property="og:image"',
      '<footer class="site-footer">',
    ])
      expect(page).toContain(part)
    expect(page).toMatch(/<meta name="description" content="[^"]{50,160}">/)
    expect(page).toContain('<a href="/login">')
    const known = docsPage(CALLS, { ...look, isSignedIn: true })
    expect(known).toContain('<a href="/station">')
    expect(known).not.toContain('<a href="/login">')
  })

  test('shows markup as text', () => {
    const [call] = CALLS
    if (!call) throw new Error('no calls')
    const odd = docsPage([{ ...call, summary: '<img src=x onerror="alert(1)">' }], {
      publicUrl: '"><b>',
      stylesheets: [],
      isSignedIn: false,
    })
    expect(odd).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
    expect(odd).not.toMatch(/<img|<b>/)
  })
})

test('every code of a problem has one status, and every call can say that it failed', () => {
  for (const call of CALLS) expect(problemsOf(call)).toEqual(expect.arrayContaining(['failed', 'too-many']))
  const statuses = Object.values(PROBLEM_STATUS).map(({ status }) => status)
  expect(new Set(statuses).size).toBe(statuses.length)
})

test('schemas keep sizes: no text of a request is without end', () => {
  const endless = CALLS.flatMap((call) => {
    const parts = [call.params, call.query, call.headers, call.body?.schema].filter((schema) => schema !== undefined)
    return parts.flatMap((schema) =>
      walk(jsonSchema(schema, 'input'))
        .filter(([, part]) => part.type === 'string' && !part.enum && part.const === undefined)
        .filter(([, { maxLength, pattern }]) => maxLength === undefined && !/\{1,\d+\}\$$|^\^\(/.test(String(pattern)))
        .map(([at]) => `${call.id}${at}`),
    )
  })
  expect(endless).toEqual([])
})
