import { describe, expect, it } from 'vitest'
import { checkRequest } from './check-request.ts'
import type { LoudnessPreset } from './studio-types.ts'
import { sampleRequest } from './testing/sample-request.ts'

describe('a request to render', () => {
  it('may have any of the 14 languages, six tones and four loudness presets', () => {
    for (let language = 0; language < 14; language++) {
      for (let tone = 0; tone < 6; tone++) {
        for (const loudnessLufs of [-16, -18, -23, -24] as const)
          checkRequest({ ...sampleRequest({ language, tone }), loudnessLufs })
      }
    }
  })

  it.each([
    ['language', { language: 14 }],
    ['language', { language: 1.5 }],
    ['tone', { tone: 6 }],
    ['tone', { tone: -1 }],
    ['loudnessLufs', { loudnessLufs: -3 as LoudnessPreset }],
    ['targetMs', { targetMs: 0 }],
    ['segments[0].pauseAfterMs', { segments: [{ spoken: 'x', pauseAfterMs: -1 }] }],
    ['segments[0].pauseAfterMs', { segments: [{ spoken: 'x', pauseAfterMs: Number.NaN }] }],
    ['tags.date', { tags: { ...sampleRequest().tags, date: 'yesterday' } }],
  ])('is refused by the name of its field %s: %o', (field, change) => {
    expect(() => checkRequest({ ...sampleRequest(), ...change })).toThrow(`${field}: `)
  })
})
