import { type InstalledVoice, readInstalledVoices } from '@hourcast/audio/natural/installed-voices'
import { tryModel, type VoicePrograms } from '@hourcast/audio/natural/say'
import { DEFAULT_REMOTE_VOICES } from '@hourcast/audio/voice/remote-voice'
import { LANGUAGES } from '@hourcast/domain/hosts/languages'
import { remoteVoicesOf } from '@hourcast/domain/voices/remote-voices'
import type { KnownVoice } from '@hourcast/domain/voices/voice-choices'
import type { Config } from '../config.ts'
import { naturalVoicesFolder } from '../studio-config.ts'
import { voiceServersOf } from '../voice-server-lines.ts'
import type { AddVoice } from './add-voice.ts'

const OFFICIAL = 'https://huggingface.co/rhasspy/piper-voices/resolve/main'

/** Where this instance's natural voices lie and come from, and how one is tried. */
export const addingOf = (config: Config, programs: VoicePrograms): AddVoice => ({
  voices: naturalVoicesFolder(config),
  baseUrl: (config.VOICES_BASE_URL ?? OFFICIAL).replace(/\/+$/, ''),
  tryVoice: async (folder, { id, name, locale, gender, attribution, sha256 }) => {
    const voice: InstalledVoice = { id, name, locales: [locale], gender, attribution, sha256, folder, rates: null }
    return tryModel(programs, voice)
  },
})

/** The voices that are there. */
export const installedVoices = (config: Config): InstalledVoice[] => readInstalledVoices(naturalVoicesFolder(config))

/** What may be chosen for a host besides the built-in voice. */
export const knownVoices = (config: Config): KnownVoice[] => [
  ...installedVoices(config).map(({ id, name, locales, gender }) => ({ kind: 'natural' as const, id, name, locales, gender })),
  ...remoteVoices(config),
]

/** Of the servers that TTS_BASE_URL names, each voice once, with every language in which one of them has it. */
const remoteVoices = (config: Config): KnownVoice[] => {
  const found = new Map<string, { gender: 'f' | 'm'; locales: string[] }>()
  for (const { voices = DEFAULT_REMOTE_VOICES, languages } of voiceServersOf(config))
    for (const { value, locale } of LANGUAGES) {
      if (languages && !languages.includes(value)) continue
      const lists = remoteVoicesOf(voices, locale)
      for (const gender of ['f', 'm'] as const)
        for (const name of lists[gender]) {
          const known = found.get(name) ?? { gender, locales: [] }
          found.set(name, { ...known, locales: [...new Set([...known.locales, locale])] })
        }
    }
  return [...found].map(([name, about]) => ({ kind: 'remote', id: `remote:${name}`, name, ...about }))
}

/** The languages that they speak, by name, in the order of the wizard. */
export const naturalLanguages = (config: Config): string[] => {
  const spoken = new Set(installedVoices(config).flatMap(({ locales }) => locales))
  return LANGUAGES.filter(({ locale }) => spoken.has(locale)).map(({ name }) => name)
}
