import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Gender } from '../voice/voice-types.ts'
import { type RateTable, readRateTable } from './rate-table.ts'

/** A natural voice in the data folder: `voice.json` beside the model `voice.onnx` and its settings `voice.onnx.json`. */
export type InstalledVoice = {
  /** As `hourcast voices` names it, e.g. en-US:kristin. */
  id: string
  /** BCP 47 tags of the languages that it speaks. */
  locales: readonly string[]
  name: string
  /** Null where nobody has said: such a voice speaks for every host. */
  gender: Gender | null
  /** How long it speaks when it is asked to be longer; null where that was not measured. */
  rates: RateTable | null
  /** Named in each MP3 that it has spoken. */
  attribution: string | null
  /** Of the model, hex. */
  sha256: string
  folder: string
}

/** The voices that are there, by id. A folder without a readable `voice.json` is one that is half added or half removed: it is passed by. */
export const readInstalledVoices = (naturalVoices: string): InstalledVoice[] => {
  const folders = namesIn(naturalVoices).filter((name) => !name.startsWith('.'))
  const found = folders.flatMap((name) => readVoice(join(naturalVoices, name)) ?? [])
  return found.sort((a, b) => (a.id < b.id ? -1 : 1))
}

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

const readVoice = (folder: string): InstalledVoice | undefined => {
  try {
    const read = JSON.parse(readFileSync(join(folder, 'voice.json'), 'utf8')) as Record<string, unknown>
    const { id, name, locale, serves, gender, sha256, attribution, rates } = read
    if (typeof id !== 'string' || typeof name !== 'string' || typeof locale !== 'string' || typeof sha256 !== 'string')
      return undefined
    const others = Array.isArray(serves) ? serves.filter((tag) => typeof tag === 'string') : []
    return {
      ...{ id, name, sha256, folder },
      locales: [locale, ...others],
      gender: gender === 'f' || gender === 'm' ? gender : null,
      rates: readRateTable(rates),
      attribution: typeof attribution === 'string' && attribution !== '' ? attribution : null,
    }
  } catch {
    return undefined
  }
}
