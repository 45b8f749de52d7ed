import { Readable } from 'node:stream'
import { chimeId, makeChime } from '@hourcast/audio/chime'
import type { LoudnessPreset, Rendering } from '@hourcast/audio/studio-types'
import { LOUDNESS_PRESETS } from '@hourcast/domain/stations/station-settings'
import type { AudioStore } from './audio-store.ts'

const PRESET_OF_ID: ReadonlyMap<string, LoudnessPreset> = new Map(LOUDNESS_PRESETS.map((lufs) => [chimeId(lufs), lufs]))
const made = new Map<LoudnessPreset, Promise<Rendering>>()

/** The chime, made once in this process. */
export const chimeAt = (lufs: LoudnessPreset): Promise<Rendering> => {
  const chime = made.get(lufs) ?? makeChime(lufs)
  made.set(lufs, chime)
  chime.catch(() => made.delete(lufs))
  return chime
}

/** The same store with the chimes always in it: they are made in memory, no matter what has happened to its files. */
export const withChimes = (store: AudioStore): AudioStore => {
  const find = async (audioId: string): Promise<Rendering | undefined> => {
    const lufs = PRESET_OF_ID.get(audioId)
    return lufs === undefined ? undefined : chimeAt(lufs)
  }
  return {
    ...store,
    has: async (audioId) => PRESET_OF_ID.has(audioId) || store.has(audioId),
    isWhole: async (audio) => {
      const chime = await find(audio.id)
      return chime ? chime.sha256 === audio.sha256 : store.isWhole(audio)
    },
    read: async (audio) => (await find(audio.id))?.mp3 ?? store.read(audio),
    stream: async (audio, slice) => {
      const chime = await find(audio.id)
      return chime ? Readable.from([chime.mp3.subarray(slice.start, slice.end + 1)]) : store.stream(audio, slice)
    },
  }
}
