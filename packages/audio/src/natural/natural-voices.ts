import { createFairPlaces } from '@hourcast/domain/broadcasts/fair-places'
import { genderOfName } from '@hourcast/domain/hosts/gender-of-name'
import { LANGUAGES } from '@hourcast/domain/hosts/languages'
import { naturalForHost } from '@hourcast/domain/voices/natural-for-host'
import { isSameVoice } from '@hourcast/domain/voices/voice-id'
import type { BuiltInVoice } from '../voice/built-in-voice.ts'
import { type InstalledVoice, readInstalledVoices } from './installed-voices.ts'
import { createNaturalVoice, type NaturalVoice } from './natural-voice.ts'

export type NaturalVoicesConfig = {
  /** Where `hourcast voices add` puts them. */
  folder: string
  /** Path of natural-voice-program's bundle. */
  program: string
  phonemes: BuiltInVoice['phonemes']
  now?: () => number
}

export type NaturalVoices = {
  /** Who may speak for this host, the host's own voice first: always the same one while the same voices are there. */
  voicesFor(language: number, hostName: string): NaturalVoice[]
  /** By its id, for every host. */
  find(id: string): NaturalVoice | undefined
  close(): Promise<void>
}

/** A voice that was added or removed is known after this, in every program that reads the folder. */
const LOOK_EVERY_MS = 5_000
/** Each holds up to half a gigabyte. */
const MAX_AWAKE = 2

/** The natural voices of the data folder. At most two of them are in memory; a third puts the one to sleep that has been silent longest. */
export const createNaturalVoices = (config: NaturalVoicesConfig): NaturalVoices => {
  const { now = Date.now } = config
  const places = createFairPlaces({ places: MAX_AWAKE, now })
  const voices = new Map<string, NaturalVoice>()
  const speaking = new Set<string>()
  const lastSpoke = new Map<string, number>()
  let lookedAt = Number.NEGATIVE_INFINITY

  const makeRoomFor = (key: string): void => {
    // One that speaks may be about to wake.
    const others = [...voices].filter(([each, voice]) => each !== key && (speaking.has(each) || voice.isAwake()))
    if (others.length < MAX_AWAKE) return
    const silent = others.filter(([each]) => !speaking.has(each))
    const [longest] = silent.sort(([a], [b]) => (lastSpoke.get(a) ?? 0) - (lastSpoke.get(b) ?? 0))
    longest?.[1].sleep()
  }
  const inTurn = (key: string, voice: NaturalVoice): NaturalVoice => ({
    ...voice,
    speak: (request) =>
      places.run(
        async () => {
          makeRoomFor(key)
          speaking.add(key)
          try {
            return await voice.speak(request)
          } finally {
            speaking.delete(key)
            lastSpoke.set(key, now())
          }
        },
        { signal: request.signal },
      ),
  })
  const look = (): void => {
    if (now() - lookedAt < LOOK_EVERY_MS) return
    lookedAt = now()
    const installed = new Map(readInstalledVoices(config.folder).map((voice) => [keyOf(voice), voice]))
    for (const [key, voice] of voices) {
      if (installed.has(key) || speaking.has(key)) continue
      voices.delete(key)
      voice.sleep()
    }
    for (const [key, voice] of installed)
      if (!voices.has(key)) voices.set(key, inTurn(key, createNaturalVoice({ ...config, voice, languages: languagesOf(voice) })))
  }
  return {
    voicesFor: (language, hostName) => {
      look()
      const known = [...voices.values()].map((each) => ({ ...each.voice, each }))
      const gender = genderOfName({ language, hostName })
      return naturalForHost(known, { language, hostName, gender }).map(({ each }) => each)
    },
    find: (id) => {
      look()
      return [...voices.values()].find((each) => isSameVoice(each.voice.id, id))
    },
    close: async () => {
      await Promise.all([...voices.values()].map((voice) => voice.close()))
    },
  }
}

/** A voice whose model was changed is another one: its folder is read again. */
const keyOf = ({ id, sha256 }: InstalledVoice): string => `${id} ${sha256}`

const languagesOf = ({ locales }: InstalledVoice): number[] =>
  LANGUAGES.filter(({ locale }) => locales.includes(locale)).map(({ value }) => value)
