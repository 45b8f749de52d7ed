import { fileURLToPath } from 'node:url'
import { starterWords } from '@hourcast/domain/words/starter-words'
import { TONGUE_CHOICES } from '@hourcast/domain/words/tongues'
import { afterAll, describe, expect, test } from 'vitest'
import { requireAudioLanguage } from '../audio-languages.ts'
import { createBuiltInVoice } from './built-in-voice.ts'

const program = fileURLToPath(new URL('../../../voice-espeak/src/main.mjs', import.meta.url))
const voice = createBuiltInVoice({ program })
afterAll(() => voice.close())

const AT_ONCE = 50

/** How each of these is read, alone. */
const phonemesOf = async (espeakVoice: string, names: string[]): Promise<string[]> => {
  const read: string[] = []
  for (let at = 0; at < names.length; at += AT_ONCE) {
    const text = names.slice(at, at + AT_ONCE).join('. ')
    read.push(...(await voice.phonemes({ text, espeakVoice })).split('. '))
  }
  return read
}

/** Without what is heard by nobody: stress of the second order, length, and how far open an i or a u is. */
const heard = (phonemes: string | undefined) =>
  (phonemes ?? '')
    .replace(/[ ˌː.]|\u032a/gu, '')
    .replace(/ɪ/g, 'i')
    .replace(/ʊ/g, 'u')
    .replace(/ŋ/g, 'n')

describe.each(TONGUE_CHOICES)('the starter list of $name', ({ tongue, language }) => {
  test('holds names alone that the engine says otherwise by itself, and each is said with all of its vowels', async () => {
    const { espeakVoice } = requireAudioLanguage(language)
    const words = starterWords(tongue)
    const names = words.map(({ written }) => written)
    const plain = await phonemesOf(espeakVoice, names)
    const said = await phonemesOf(
      espeakVoice,
      words.map(({ written, ipa }) => `[${written}](/${ipa}/)`),
    )
    expect(said).toHaveLength(names.length)
    expect(names.filter((_, at) => heard(plain[at]) === heard(said[at]))).toEqual([])
    // Never by the engine's names of letters, nor by a stand-in.
    for (const [at, { ipa }] of words.entries())
      expect(heard(said[at]).length, `${names[at]}: ${said[at]}`).toBeLessThanOrEqual(heard(ipa).length + 3)
  })
})
