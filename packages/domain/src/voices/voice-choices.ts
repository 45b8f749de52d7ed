import { type Gender, genderByChance } from '../hosts/gender.ts'
import { findLanguage } from '../hosts/languages.ts'
import { type NamedHost, type NaturalSpeaker, naturalForHost } from './natural-for-host.ts'
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
export const voiceInWords = (known: readonly KnownVoice[], host: NamedHost & { voice: string }): string => {
  const chosen = voiceChoices(known, host.language).find(({ id }) => isSameVoice(id, host.voice))
  if (chosen) return chosen.label
  const byName = `by the host’s name: ${voiceByName(known, host)}`
  return host.voice === '' ? byName : `${host.voice} is not here; ${byName}`
}

const withGender = (name: string, gender: Gender | null): string => (gender ? `${name}, ${GENDERS[gender]}` : name)

/** Who speaks for a host when nobody has chosen, as a list says it. */
export const voiceByName = (known: readonly KnownVoice[], host: NamedHost): string => {
  const { name, gender } = speakerByName(known, host)
  return withGender(name, gender)
}

/** Where nobody can tell a woman's name from a man's: whom it gets, and that this can be chosen. */
export const unknownNameNote = (known: readonly KnownVoice[], host: NamedHost): string | undefined => {
  if (host.gender !== null || host.hostName.trim() === '') return undefined
  const { gender } = speakerByName(known, host)
  const whose = gender ? `this voice is ${GENDERS[gender]}’s` : 'this voice speaks for either'
  return `Whether ${host.hostName.trim()} is a woman or a man is not known: ${whose}. Choose another one here.`
}

/** Where a language has the built-in voice alone: that it can sound better, and by whom. */
export const builtInNote = (known: readonly KnownVoice[], language: number): string | undefined =>
  voiceChoices(known, language).length > BUILT_IN.length
    ? undefined
    : 'The built-in voice sounds like a machine, and is hard to follow in some languages. The person who runs this Hourcast can add a natural one.'

const speakerByName = (known: readonly KnownVoice[], host: NamedHost): { name: string; gender: Gender | null } => {
  const able = naturalForHost(known, host)
  const remote = able.filter(({ kind }) => kind === 'remote').map(({ gender }) => gender)
  const byChance = host.gender ?? genderByChance(host.hostName)
  // Which of its voices, a service's own order decides.
  if (remote.length > 0) return { name: 'the voice service', gender: remote.includes(byChance) ? byChance : (remote[0] ?? null) }
  const natural = naturalForHost(
    known.filter(({ kind }) => kind === 'natural'),
    host,
  )[0]
  return natural ? { name: natural.name, gender: natural.gender } : { name: 'built-in', gender: byChance }
}
