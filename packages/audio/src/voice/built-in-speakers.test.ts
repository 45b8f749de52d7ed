import { LANGUAGES } from '@hourcast/domain/hosts/languages'
import { describe, expect, it } from 'vitest'
import { TONES } from '../tones.ts'
import { chooseBuiltInSound } from './built-in-speakers.ts'

const soundOf = (language: number, gender: 'f' | 'm', tone = 0) =>
  chooseBuiltInSound({ language, tone, hostName: 'Clara', gender })

describe('how a host of the built-in voice sounds', () => {
  it('is a clear double of the speaker in French, Spanish and Italian, and the speaker elsewhere', () => {
    const clear = LANGUAGES.filter(({ value }) => soundOf(value, 'f').voice.includes('+clear')).map(({ locale }) => locale)
    expect(clear.sort()).toEqual(['es-ES', 'es-MX', 'fr-FR', 'it-IT'])
    const speaker = soundOf(0, 'f').voice.replace('en-us+', '')
    expect(soundOf(5, 'f').voice).toBe(`fr+clear${speaker}`)
  })

  it('is lower for clear men only, and every tone keeps its place', () => {
    expect(soundOf(5, 'm').pitch).toBe(25)
    expect(soundOf(5, 'f').pitch).toBe(50)
    expect(soundOf(0, 'm').pitch).toBe(50)
    const order = (language: number) =>
      TONES.map((_, tone) => tone).sort((one, other) => soundOf(language, 'm', one).pitch - soundOf(language, 'm', other).pitch)
    expect(order(5)).toEqual(order(0))
  })

  it('takes no longer or shorter: rate and range are the tone’s own in every language', () => {
    for (const { value } of LANGUAGES) expect(soundOf(value, 'm', 3)).toMatchObject({ rate: 186, range: 68 })
  })
})
