import { LANGUAGES } from '@hourcast/domain/hosts/languages'
import { trialSentence } from '@hourcast/domain/voices/trial-sentence'
import { isInaudible, isSteady } from '../voice/audible.ts'
import { createBuiltInVoice } from '../voice/built-in-voice.ts'
import { createRemoteVoiceServer, type RemoteVoiceConfig } from '../voice/remote-voice.ts'
import type { Speech } from '../voice/voice-types.ts'
import type { InstalledVoice } from './installed-voices.ts'
import { createNaturalVoice, type NaturalVoice } from './natural-voice.ts'
import { MEASURED_STRETCHES, type RateTable, toRateTable } from './rate-table.ts'

export type VoicePrograms = { voiceProgram: string; naturalVoiceProgram: string }

type Said = { text: string; tone: number; hostName: string; gender?: 'f' | 'm' }

/** One piece of text by a natural voice, as the model gives it: neither mastered nor kept. */
export const sayNaturally = (programs: VoicePrograms, voice: InstalledVoice, said: Said): Promise<Speech> =>
  withNatural(programs, voice, (natural, language) => natural.speak({ ...said, language }))

const withNatural = async <T>(
  programs: VoicePrograms,
  voice: InstalledVoice,
  work: (natural: NaturalVoice, language: number) => Promise<T>,
): Promise<T> => {
  const builtIn = createBuiltInVoice({ program: programs.voiceProgram })
  const language = LANGUAGES.find(({ locale }) => voice.locales.includes(locale))?.value ?? 0
  const program = programs.naturalVoiceProgram
  const natural = createNaturalVoice({ voice, program, languages: [language], phonemes: builtIn.phonemes })
  try {
    return await work(natural, language)
  } finally {
    await Promise.all([natural.close(), builtIn.close()])
  }
}

/**
 * Has a model say something, and measures its rates. Throws where it cannot, or where what comes is nothing that a person could have said. Null where it
 * does not speak longer when it is asked to.
 */
export const tryModel = (programs: VoicePrograms, voice: InstalledVoice): Promise<RateTable | null> =>
  withNatural(programs, voice, async (natural, language) => {
    const text = trialSentence(language)
    const speech = await natural.speak({ text, language, tone: 0, hostName: voice.name })
    if (isInaudible(speech)) throw new Error('it is silent')
    if (isSteady(speech)) throw new Error('it gives a steady noise')
    const lengths: number[] = []
    for (const stretch of MEASURED_STRETCHES) lengths.push(await natural.measure(text, stretch))
    return toRateTable(lengths)
  })

/** The same by the built-in voice of a language, by its number. */
export const sayBuiltIn = async (programs: VoicePrograms, language: number, said: Said): Promise<Speech> => {
  const builtIn = createBuiltInVoice({ program: programs.voiceProgram })
  return builtIn.speak({ ...said, language }).finally(builtIn.close)
}

/** The same by a voice of a speech server, in the first language in which one of them has it; undefined where none has. */
export const sayRemotely = async (
  servers: readonly RemoteVoiceConfig[],
  name: string,
  said: Said,
): Promise<Speech | undefined> => {
  for (const server of servers.map(createRemoteVoiceServer))
    for (const { value: language } of LANGUAGES) {
      const voice = server.find(name, language)
      if (voice) return voice.speak({ ...said, language })
    }
  return undefined
}
