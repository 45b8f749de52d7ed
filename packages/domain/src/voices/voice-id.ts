import { LANGUAGES } from '../hosts/languages.ts'

/** A voice as it is named everywhere: by the commands, on the wire, and in what is stored of a host. */
export type VoiceId =
  /** Without a gender, the man or the woman whom the host's name asks for. */
  | { kind: 'built-in'; language: number; gender: 'f' | 'm' | null }
  /** en-US:kristin */
  | { kind: 'natural'; id: string }
  /** remote:nova, of the first speech server that has it. */
  | { kind: 'remote'; name: string }

const BUILT_IN = /^built-in:([a-z-]+)(?::([fm]))?$/i
const REMOTE = /^remote:\s*(\S.*)$/i
const NATURAL = /^[a-z]{2}-[a-z]{2}:\S.*$/i

const tongueOf = (locale: string): string => locale.slice(0, 2)

/** By its tag, or by its tongue alone: of several that share it, the first one of the wizard. */
const languageOfTag = (tag: string): number | undefined => {
  const wanted = tag.toLowerCase()
  const exact = LANGUAGES.find(({ locale }) => locale.toLowerCase() === wanted)
  return (exact ?? LANGUAGES.find(({ locale }) => tongueOf(locale) === wanted))?.value
}

/** Null for what names no voice. Whether it is there is another question. */
export const readVoiceId = (text: string): VoiceId | null => {
  const [, tag = '', letter] = BUILT_IN.exec(text.trim()) ?? []
  const language = languageOfTag(tag)
  if (language !== undefined) {
    const gender = letter?.toLowerCase()
    return { kind: 'built-in', language, gender: gender === 'f' || gender === 'm' ? gender : null }
  }
  const name = REMOTE.exec(text.trim())?.[1]
  if (name) return { kind: 'remote', name }
  return NATURAL.test(text.trim()) ? { kind: 'natural', id: text.trim() } : null
}

/** built-in:fr:f, and built-in:en-GB:f where a tongue has several languages; without a gender built-in:fr. */
export const builtInVoiceId = (language: number, gender?: 'f' | 'm'): string => {
  const locale = LANGUAGES.find(({ value }) => value === language)?.locale ?? 'en-US'
  const sharing = LANGUAGES.filter((other) => tongueOf(other.locale) === tongueOf(locale))
  return `built-in:${sharing.length > 1 ? locale : tongueOf(locale)}${gender ? `:${gender}` : ''}`
}

/** Whether two ids name the same voice, however they are written. */
export const isSameVoice = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()
