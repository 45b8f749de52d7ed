import { Readable } from 'node:stream'
import { CHIME_VERSIONS, chimeId, makeChime } from '@hourcast/audio/chime'
import type { LoudnessPreset, Rendering } from '@hourcast/audio/studio-types'
import { LOUDNESS_PRESETS } from '@hourcast/domain/stations/station-settings'
import type { AudioStore } from './audio-store.ts'

type Maker = () => Promise<Rendering>
const MAKERS: ReadonlyMap<string, Maker> = new Map(
  LOUDNESS_PRESETS.flatMap((lufs) =>
    CHIME_VERSIONS.map((version): [string, Maker] => [chimeId(lufs, version), () => makeChime(lufs, version)]),
  ),
)
const made = new Map<string, Promise<Rendering>>()

/** Of this id, made once in this process; undefined for the id of another sound. */
const chimeOf = (id: string): Promise<Rendering> | undefined => {
  const chime = made.get(id) ?? MAKERS.get(id)?.()
  if (chime) made.set(id, chime)
  chime?.catch(() => made.delete(id))
  return chime
}

export const chimeAt = (lufs: LoudnessPreset): Promise<Rendering> => chimeOf(chimeId(lufs)) ?? makeChime(lufs)

/** The same store with the chimes always in it: they are made in memory, no matter what has happened to its files. */
export const withChimes = (store: AudioStore): AudioStore => {
  return {
    ...store,
    has: async (audioId) => MAKERS.has(audioId) || store.has(audioId),
    isWhole: async (audio) => {
      const chime = await chimeOf(audio.id)
      return chime ? chime.sha256 === audio.sha256 : store.isWhole(audio)
    },
    read: async (audio) => (await chimeOf(audio.id))?.mp3 ?? store.read(audio),
    stream: async (audio, slice) => {
      const chime = await chimeOf(audio.id)
      return chime ? Readable.from([chime.mp3.subarray(slice.start, slice.end + 1)]) : store.stream(audio, slice)
    },
  }
}
