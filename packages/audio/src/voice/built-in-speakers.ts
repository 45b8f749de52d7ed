import { requireAudioLanguage } from '../audio-languages.ts'
import { requireTone } from '../tones.ts'
import { chooseHostVoice } from './choose-host-voice.ts'
import type { SpeakRequest } from './voice-types.ts'

/** Speakers of the built-in voice, in every language; '' is the language's own. */
export const BUILT_IN_SPEAKERS = { f: ['f1', 'f2', 'f3', 'f5'], m: ['', 'm1', 'm3', 'm7'] } as const

/**
 * Voices of languages that are better understood from the clear doubles of the speakers: docs/SOUND.md has the figures, also of those where it
 * made no difference.
 */
const CLEAR: readonly string[] = ['fr', 'es', 'es-419', 'it']

/** Clear men speak at half a tone's pitch: high, their overtones lie too far apart to tell vowels by. */
const CLEAR_MENS_PITCH = 0.5

/** How a host sounds: the program's voice id, and rate, pitch and range. */
export const chooseBuiltInSound = ({ language, tone, hostName, gender }: Omit<SpeakRequest, 'text' | 'signal'>) => {
  const { rate, pitch, range } = requireTone(tone)
  const { espeakVoice } = requireAudioLanguage(language)
  const speaker = chooseHostVoice(BUILT_IN_SPEAKERS, hostName, gender)
  if (!CLEAR.includes(espeakVoice)) return { voice: speaker ? `${espeakVoice}+${speaker}` : espeakVoice, rate, pitch, range }
  const isWoman = speaker.startsWith('f')
  return { voice: `${espeakVoice}+clear${speaker}`, rate, pitch: isWoman ? pitch : pitch * CLEAR_MENS_PITCH, range }
}
