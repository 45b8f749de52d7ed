import { describe, expect, it } from 'vitest'
import { readModelSettings } from './read-model-settings.ts'

const SETTINGS = {
  audio: { sample_rate: 22_050 },
  espeak: { voice: 'en-us' },
  inference: { length_scale: 1.2 },
  num_speakers: 1,
  phoneme_id_map: { _: [0], '^': [1], $: [2], ' ': [3] },
}

describe('the settings of a Piper model', () => {
  it('say how it speaks', () => {
    expect(readModelSettings(JSON.stringify(SETTINGS))).toEqual({
      ...{ sampleRate: 22_050, espeakVoice: 'en-us', lengthScale: 1.2, speakers: 1 },
      phonemeIds: SETTINGS.phoneme_id_map,
    })
  })

  it.each([
    ['<!doctype html>', 'not JSON'],
    ['null', 'not a JSON object'],
    [JSON.stringify({ ...SETTINGS, audio: { sample_rate: '22050' } }), 'audio.sample_rate'],
    [JSON.stringify({ ...SETTINGS, audio: { sample_rate: 1e9 } }), 'audio.sample_rate'],
    [JSON.stringify({ ...SETTINGS, espeak: { voice: '../x' } }), 'espeak.voice'],
    [JSON.stringify({ ...SETTINGS, inference: { length_scale: 0 } }), 'inference.length_scale'],
    [JSON.stringify({ ...SETTINGS, num_speakers: 0 }), 'num_speakers'],
    [JSON.stringify({ ...SETTINGS, phoneme_id_map: { a: [1] } }), 'phoneme_id_map'],
    [JSON.stringify({ ...SETTINGS, phoneme_id_map: { ...SETTINGS.phoneme_id_map, a: 'x' } }), 'phoneme_id_map'],
  ])('of %s are refused, with the field named', (json, named) => {
    expect(() => readModelSettings(json)).toThrow(named)
  })
})
