import { describe, expect, it } from 'vitest'
import { renderingId } from './rendering-id.ts'
import type { RenderRequest } from './studio-types.ts'
import { sampleRequest } from './testing/sample-request.ts'

describe('the id of a rendering', () => {
  it('is a hex SHA-256 that is the same for the same request', () => {
    expect(renderingId(sampleRequest(), 'voice')).toMatch(/^[0-9a-f]{64}$/)
    expect(renderingId(sampleRequest(), 'voice')).toBe(renderingId(structuredClone(sampleRequest()), 'voice'))
  })

  const changes: [string, (request: RenderRequest) => RenderRequest][] = [
    ['the words', (request) => ({ ...request, segments: [{ spoken: 'Other.', pauseAfterMs: 600 }] })],
    ['a pause', (request) => ({ ...request, segments: request.segments.map((segment) => ({ ...segment, pauseAfterMs: 1 })) })],
    ['the language', (request) => ({ ...request, language: 9 })],
    ['the tone', (request) => ({ ...request, tone: 3 })],
    ['the host', (request) => ({ ...request, hostName: 'Marek' })],
    ['the chosen voice', (request) => ({ ...request, voice: 'built-in:en-US:m' })],
    ['the length', (request) => ({ ...request, targetMs: 45_000 })],
    ['the loudness', (request) => ({ ...request, loudnessLufs: -23 })],
    ['the title', (request) => ({ ...request, tags: { ...request.tags, title: 'Other' } })],
    ['the station', (request) => ({ ...request, tags: { ...request.tags, station: 'Other' } })],
    ['the date', (request) => ({ ...request, tags: { ...request.tags, date: '2027-01-01' } })],
  ]
  it.each(changes)('changes with %s', (_, change) => {
    expect(renderingId(change(sampleRequest()), 'voice')).not.toBe(renderingId(sampleRequest(), 'voice'))
  })

  it('changes with the voice', () => {
    expect(renderingId(sampleRequest(), 'another')).not.toBe(renderingId(sampleRequest(), 'voice'))
  })

  it('does not depend on what is no part of it', () => {
    const request = {
      ...sampleRequest(),
      segments: sampleRequest().segments.map((segment) => ({ ...segment, text: 'shown', kind: 'item' })),
    }
    expect(renderingId(request, 'voice')).toBe(renderingId(sampleRequest(), 'voice'))
  })
})
