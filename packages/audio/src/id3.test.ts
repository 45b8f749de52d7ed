import { describe, expect, it } from 'vitest'
import { tagMp3 } from './id3.ts'
import { readId3 } from './testing/read-id3.ts'
import { sampleRequest } from './testing/sample-request.ts'

const audio = Uint8Array.of(0xff, 0xfb, 0x90, 0x64, 1, 2, 3)
const { tags } = sampleRequest()

describe('the tag of a broadcast', () => {
  it('says title, host, station, date, language, and that a machine made it', () => {
    expect(readId3(tagMp3(audio, tags))).toMatchObject({
      TIT2: 'Wiadomości o 9:00 – नमस्कार',
      TPE1: 'Clara',
      TPE2: 'Hörfunk Süd',
      TALB: 'Hörfunk Süd',
      TYER: '2026',
      TDAT: '2510',
      TLAN: 'eng',
      'TXXX:AI_GENERATED': '1',
    })
  })

  it.each([
    ['de-DE', 'deu'],
    ['hi-IN', 'hin'],
    ['pt', 'por'],
    ['xx', 'und'],
  ])('names the language %s as %s', (language, code) => {
    expect(readId3(tagMp3(audio, { ...tags, language })).TLAN).toBe(code)
  })

  it('leaves the audio as it was, after the tag, and is the same each time', () => {
    const tagged = tagMp3(audio, tags)
    expect(tagged.subarray(-audio.length)).toEqual(audio)
    expect(tagMp3(audio, tags)).toEqual(tagged)
  })

  it('names whose voice it is where its licence asks for that', () => {
    expect(readId3(tagMp3(audio, { ...tags, credit: 'Siwis, CC BY 4.0' }))['TXXX:VOICE_CREDIT']).toBe('Siwis, CC BY 4.0')
    expect(readId3(tagMp3(audio, tags))).not.toHaveProperty('TXXX:VOICE_CREDIT')
  })

  it('says no date where it is missing', () => {
    const { date: _, ...undated } = tags
    expect(readId3(tagMp3(audio, undated))).not.toHaveProperty('TYER')
  })

  it('refuses an invalid date', () => {
    expect(() => tagMp3(audio, { ...tags, date: '25.10.2026' })).toThrow('tags.date')
  })
})
