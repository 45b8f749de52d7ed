import { HOST_NAMES } from '@hourcast/domain/hosts/host-names'
import { describe, expect, it } from 'vitest'
import { BUILT_IN_SPEAKERS } from './built-in-speakers.ts'
import { chooseHostVoice } from './choose-host-voice.ts'

const voices = { f: ['f1', 'f2', 'f3'], m: ['m1', 'm2'] }

describe('the voice of a host', () => {
  it('is always the same for the same name, however it is written', () => {
    expect(chooseHostVoice(voices, ' CLARA ', 'f')).toBe(chooseHostVoice(voices, 'clara', 'f'))
    expect(chooseHostVoice(voices, 'Zoe\u0308')).toBe(chooseHostVoice(voices, 'Zoë'))
  })

  it('does not change from one version to the next', () => {
    expect(['Clara', 'Marek', 'Ananya', 'Bob'].map((name) => chooseHostVoice(voices, name))).toMatchInlineSnapshot(`
      [
        "m2",
        "m2",
        "f2",
        "m2",
      ]
    `)
  })

  it('goes with the gender when that is known', () => {
    for (const { name, gender } of HOST_NAMES) expect(chooseHostVoice(voices, name, gender)).toMatch(gender)
  })

  it('is spread over all speakers', () => {
    for (const gender of ['f', 'm'] as const) {
      const names = HOST_NAMES.filter((host) => host.gender === gender)
      const chosen = new Set(names.map(({ name }) => chooseHostVoice(BUILT_IN_SPEAKERS, name, gender)))
      expect(chosen).toEqual(new Set(BUILT_IN_SPEAKERS[gender]))
    }
  })
})
