import type { Gender } from '../hosts/gender.ts'
import { hashName } from '../hosts/hash-name.ts'
import { findLanguage } from '../hosts/languages.ts'

/** What has to be known of a natural voice to say for whom it speaks. */
export type NaturalSpeaker = {
  id: string
  /** BCP 47 tags of the languages that it speaks. */
  locales: readonly string[]
  /** Null: it speaks for every host. */
  gender: Gender | null
}

/** A host as far as its voice goes by its name; the gender is null where nobody can tell. The lists that tell it are too heavy for a page. */
export type NamedHost = { language: number; hostName: string; gender: Gender | null }

/**
 * The natural voices that may speak for a host, the host's own first: of its language and gender, always in the same order while the same ones
 * are there. A host of whose name nobody can tell may have any.
 */
export const naturalForHost = <Voice extends NaturalSpeaker>(
  voices: readonly Voice[],
  { language, hostName, gender: wanted }: NamedHost,
): Voice[] => {
  const locale = findLanguage(language)?.locale
  const able = voices
    .filter(({ locales }) => locale !== undefined && locales.includes(locale))
    .filter(({ gender }) => wanted === null || gender === null || gender === wanted)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  const first = able.length === 0 ? 0 : hashName(hostName) % able.length
  return [...able.slice(first), ...able.slice(0, first)]
}
