import { type InstalledVoice, readInstalledVoices } from '@hourcast/audio/natural/installed-voices'
import { sayNaturally, type VoicePrograms } from '@hourcast/audio/natural/say'
import { LANGUAGES } from '@hourcast/domain/hosts/languages'
import type { KnownVoice } from '@hourcast/domain/voices/voice-choices'
import type { Config } from '../config.ts'
import { naturalVoicesFolder } from '../studio-config.ts'
import type { AddVoice } from './add-voice.ts'

const OFFICIAL = 'https://huggingface.co/rhasspy/piper-voices/resolve/main'
const SHORT_TEXT = 'One, two, three.'

/** Where this instance's natural voices lie and come from, and how one is tried. */
export const addingOf = (config: Config, programs: VoicePrograms): AddVoice => ({
  voices: naturalVoicesFolder(config),
  baseUrl: (config.VOICES_BASE_URL ?? OFFICIAL).replace(/\/+$/, ''),
  tryVoice: async (folder, { id, name, locale, gender, attribution, sha256 }) => {
    const voice: InstalledVoice = { id, name, locales: [locale], gender, attribution, sha256, folder }
    await sayNaturally(programs, voice, { text: SHORT_TEXT, tone: 0, hostName: name })
  },
})

/** The voices that are there. */
export const installedVoices = (config: Config): InstalledVoice[] => readInstalledVoices(naturalVoicesFolder(config))

/** What may be chosen for a host besides the built-in voice. */
export const knownVoices = (config: Config): KnownVoice[] =>
  installedVoices(config).map(({ id, name, locales, gender }) => ({ kind: 'natural', id, name, locales, gender }))

/** The languages that they speak, by name, in the order of the wizard. */
export const naturalLanguages = (config: Config): string[] => {
  const spoken = new Set(installedVoices(config).flatMap(({ locales }) => locales))
  return LANGUAGES.filter(({ locale }) => spoken.has(locale)).map(({ name }) => name)
}
