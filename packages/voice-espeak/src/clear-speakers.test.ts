import { describe, expect, it } from 'vitest'
import { toClearSpeaker } from './clear-speakers.mjs'

describe('the clear double of a speaker', () => {
  it('is the same speaker with lower formants and stronger consonants', () => {
    const file = 'name female1\npitch 140 200\nformant 0 115  80 150\nformant 2 100  70 150  150\nconsonants 80\n'
    const clear = toClearSpeaker('f1', file)
    expect(clear).toContain('pitch 140 200\nformant 0 109  80 150\nformant 2 95  70 150  150\n')
    expect(clear.lastIndexOf('consonants 160 200')).toBeGreaterThan(clear.indexOf('consonants 80'))
    expect(clear).not.toContain('tone')
  })

  it('of a man has formants of one shape and a brighter tone, also where the engine has no file', () => {
    expect(toClearSpeaker('m3', 'formant 1  96  97 100\nformant 4  95 103 100\n')).toMatch(
      /^formant 1 91 128 128\nformant 4 90 100 171\n[\s\S]*\ntone /,
    )
    expect(toClearSpeaker('', '').match(/^formant \d 95 \d+ \d+$/gm)).toHaveLength(9)
  })
})
