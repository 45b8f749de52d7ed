import { LANGUAGES, type Language } from '@hourcast/domain/hosts/languages'
import { MUSIC_FORMATS, type MusicFormat } from '@hourcast/domain/hosts/music-formats'
import { CUSTOM_ACTION, PRESENTATION_TYPES, type PresentationType } from '@hourcast/domain/hosts/presentation-types'
import { VOICE_TONES, type VoiceTone } from '@hourcast/domain/hosts/voice-tones'
import { SAMPLE_PLANS, type SamplePlan } from '@hourcast/domain/samples/sample-plans'

/** One bulletin to hear: a sample's station and feed, in another type or tone. */
export type Piece = SamplePlan & { musicBed: boolean }

export type Choice = {
  languages: readonly Language[]
  types: readonly PresentationType[]
  tones: readonly VoiceTone[]
  genres: readonly MusicFormat[]
}

/** The feed that the samples read in a language. What has to do with one type alone (sensors, roads, music) stays with it. */
const stationOf = (language: number): SamplePlan => {
  const found = SAMPLE_PLANS.find((plan) => plan.language === language && plan.presentationType !== CUSTOM_ACTION)
  if (!found) throw new RangeError(`there is no sample in language ${language}`)
  return found
}

const inType = (station: SamplePlan, type: number): SamplePlan =>
  SAMPLE_PLANS.find((plan) => plan.language === station.language && plan.presentationType === type && plan.inputMode === 'rss') ??
  station

const FRIENDLY = 2

/**
 * Each language in each type and tone without music, then each genre under one bulletin of news, the languages by turns. The number of pieces is
 * languages × types × tones + genres.
 */
export const planGallery = ({ languages, types, tones, genres }: Choice): Piece[] => {
  const dry = languages.flatMap(({ value: language }) =>
    types.flatMap(({ value: presentationType }) => {
      const plan = inType(stationOf(language), presentationType)
      return tones.map(({ value: voiceTone }) => ({
        ...plan,
        ...{ presentationType, voiceTone, musicBed: false },
        customTask: presentationType === CUSTOM_ACTION ? plan.customTask || 'the first two stories' : '',
        id: ['dry', language, presentationType, voiceTone].join('-'),
      }))
    }),
  )
  const withMusic = genres.map(({ name, trackId }, number) => {
    const { value: language } = languages[number % languages.length] as Language
    const station = { ...stationOf(language), presentationType: 1, voiceTone: tones[number % tones.length]?.value ?? FRIENDLY }
    return { ...station, musicFormat: name, musicBed: true, customTask: '', id: `genre-${trackId}` }
  })
  return [...dry, ...withMusic]
}

export const EVERYTHING: Choice = { languages: LANGUAGES, types: PRESENTATION_TYPES, tones: VOICE_TONES, genres: MUSIC_FORMATS }
