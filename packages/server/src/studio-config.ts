import { join } from 'node:path'
import type { StudioConfig } from '@hourcast/audio/studio-types'
import type { Config } from './config.ts'
import { voiceServersOf } from './voice-server-lines.ts'

type Programs = Pick<StudioConfig, 'voiceProgram' | 'audioThread' | 'speechFolder' | 'onTakenOver'> & {
  naturalVoiceProgram: string
}

/** Where the natural voices of this machine are. */
export const naturalVoicesFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'natural-voices')

/** What the environment says of the voices. */
export const studioConfigOf = (config: Config, { naturalVoiceProgram, ...programs }: Programs): StudioConfig => ({
  ...programs,
  naturalVoices: { folder: naturalVoicesFolder(config), program: naturalVoiceProgram },
  speechServers: voiceServersOf(config),
})
