import { join } from 'node:path'
import type { StudioConfig } from '@hourcast/audio/studio-types'
import { LANGUAGES } from '@hourcast/domain/hosts/languages'
import type { Config } from './config.ts'

type Programs = Pick<StudioConfig, 'voiceProgram' | 'audioThread' | 'speechFolder' | 'onTakenOver'> & {
  naturalVoiceProgram: string
}

/** Where the natural voices of this machine are. */
export const naturalVoicesFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'natural-voices')

/** What the environment says of the voice. TTS_LANGUAGES names tongues (en, de) or whole tags (en-GB). */
export const studioConfigOf = (config: Config, { naturalVoiceProgram, ...programs }: Programs): StudioConfig => {
  const spoken = config.TTS_LANGUAGES?.split(',').map((tag) => tag.trim().toLowerCase())
  const isSpoken = (locale: string) =>
    spoken?.some((tag) => locale.toLowerCase() === tag || locale.toLowerCase().startsWith(`${tag}-`))
  return {
    ...programs,
    naturalVoices: { folder: naturalVoicesFolder(config), program: naturalVoiceProgram },
    ttsBaseUrl: config.TTS_BASE_URL,
    ttsApiKey: config.TTS_API_KEY,
    ttsModel: config.TTS_MODEL,
    ...(spoken ? { ttsLanguages: LANGUAGES.filter(({ locale }) => isSpoken(locale)).map(({ value }) => value) } : {}),
  }
}
