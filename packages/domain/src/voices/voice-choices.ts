import { findLanguage } from '../hosts/languages.ts'
import { type NaturalSpeaker, naturalForHost } from './natural-for-host.ts'
import { builtInVoiceId, isSameVoice, readVoiceId } from './voice-id.ts'

/** A voice that this instance has besides the built-in one. */
export type KnownVoice = NaturalSpeaker & { kind: 'natural' | 'remote'; name: string }

/** What may be chosen for a host, in the words of its list. */
export type VoiceChoice = { id: string; label: string }

const GENDERS = { f: 'a woman', m: 'a man' } as const
const BUILT_IN = [
  { gender: 'f', label: 'Built-in, a woman' },
  { gender: 'm', label: 'Built-in, a man' },
] as const

/** The voices that speak a language, by name and gender; the built-in woman and man last. */
export const voiceChoices = (known: readonly KnownVoice[], language: number): VoiceChoice[] => {
  const locale = findLanguage(language)?.locale ?? ''
  const others = known
    .filter(({ locales }) => locales.includes(locale))
    .map(({ id, name, gender, kind }) => ({
      id,
      label: [name, ...(gender ? [GENDERS[gender]] : []), ...(kind === 'remote' ? ['voice service'] : [])].join(', '),
    }))
  return [...others, ...BUILT_IN.map(({ gender, label }) => ({ id: builtInVoiceId(language, gender), label }))]
}

/** Whether a host's choice can speak for it as things stand; nothing chosen is always fine. */
export const isVoiceThere = (known: readonly KnownVoice[], { language, voice }: { language: number; voice: string }): boolean => {
  if (voice === '') return true
  const named = readVoiceId(voice)
  if (named?.kind === 'built-in') return named.language === language
  return voiceChoices(known, language).some(({ id }) => isSameVoice(id, voice))
}

/** Who speaks for a host, chosen or by its name: 'Ana, a woman', 'by the host’s name: built-in'. */
export const voiceInWords = (
  known: readonly KnownVoice[],
  host: { language: number; hostName: string; voice: string },
): string => {
  const chosen = voiceChoices(known, host.language).find(({ id }) => isSameVoice(id, host.voice))
  if (chosen) return chosen.label
  const byName = `by the host’s name: ${voiceByName(known, host)}`
  return host.voice === '' ? byName : `${host.voice} is not here; ${byName}`
}

/** Who speaks for a host when nobody has chosen, as a list says it. */
export const voiceByName = (known: readonly KnownVoice[], host: { language: number; hostName: string }): string => {
  // Which of its voices, a service's own order decides.
  const able = naturalForHost(known, host)
  if (able.some(({ kind }) => kind === 'remote')) return 'the voice service'
  return (
    naturalForHost(
      known.filter(({ kind }) => kind === 'natural'),
      host,
    )[0]?.name ?? 'built-in'
  )
}
