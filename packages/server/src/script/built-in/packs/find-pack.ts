import type { LanguagePack } from '../language-pack.ts'
import { brazilian } from './brazilian.ts'
import { dutch } from './dutch.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { hindi } from './hindi.ts'
import { italian } from './italian.ts'
import { polish } from './polish.ts'
import { portuguese } from './portuguese.ts'
import { romanian } from './romanian.ts'
import { spanish } from './spanish.ts'

/** By language tag without region: the 14 languages of the product are ten tongues, Portuguese in two ways. */
const PACKS: Readonly<Record<string, LanguagePack>> = {
  en: english,
  de: german,
  pl: polish,
  es: spanish,
  it: italian,
  fr: french,
  pt: portuguese,
  hi: hindi,
  nl: dutch,
  ro: romanian,
}

export const findPack = (locale: string): LanguagePack =>
  locale === 'pt-BR' ? brazilian : (PACKS[locale.slice(0, 2)] ?? english)
