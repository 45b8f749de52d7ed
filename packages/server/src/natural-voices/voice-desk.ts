import { readInstalledVoices } from '@hourcast/audio/natural/installed-voices'
import { LANGUAGES } from '@hourcast/domain/hosts/languages'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { type CatalogueVoice, findCatalogueVoice, NATURAL_CATALOGUE } from '@hourcast/domain/voices/natural-catalogue'
import type { Logger } from 'pino'
import { type AddVoice, addFromCatalogue } from './add-voice.ts'
import { modelCardUrl, modelUrlOf } from './keep-model-card.ts'
import { takeAway } from './place-voice.ts'
import { VoiceProblem } from './voice-problem.ts'

/** How it stands with a voice of this machine, or of the catalogue. */
export type VoiceLine = {
  id: string
  name: string
  /** Names of the languages that it speaks. */
  languages: string[]
  gender: 'f' | 'm' | null
  /** Of its model; null for one that came from a folder. */
  bytes: number | null
  /** Null where it does not plainly allow commercial use; its card says more. */
  licence: string | null
  /** Where its licence stands; null for one that came from a folder. */
  card: string | null
  state: 'there' | 'offered' | 'adding'
  /** While it is being added: bytes that have come. */
  come: number
  /** Why the last try failed, or has to be made again. */
  trouble: string | null
}

/** What the operator's page of natural voices does. Adding goes on when the page is closed; what a process that died has fetched is not fetched again. */
export type VoiceDesk = {
  list(): VoiceLine[]
  add(asked: { id: string; acceptLicence: boolean }): Result<null>
  remove(id: string): Promise<Result<null>>
  /** Calls off what is being added. */
  close(): Promise<void>
}

type Adding = { come: number; trouble: string | null; isOver: boolean; done: Promise<void> }

const namesOf = (locales: readonly string[]): string[] =>
  LANGUAGES.filter(({ locale }) => locales.includes(locale)).map(({ name }) => name)

const NO_VOICE = 'There is no such voice.'
const LICENCE_FIRST = 'Read its licence first, and say that you have.'

export const createVoiceDesk = (adding: AddVoice, log: Pick<Logger, 'warn'>): VoiceDesk => {
  const begun = new Map<string, Adding>()
  const ending = new AbortController()
  const cardOf = (voice: CatalogueVoice): string => modelCardUrl(modelUrlOf(adding.baseUrl, voice))

  const offered = (voice: CatalogueVoice): VoiceLine => {
    const { id, name, locale, serves, gender, bytes, licence } = voice
    const { come = 0, trouble = null, isOver = true } = begun.get(id) ?? {}
    const line = {
      id,
      name,
      languages: namesOf([locale, ...serves]),
      gender,
      bytes,
      licence,
      card: cardOf(voice),
    }
    return { ...line, state: isOver ? 'offered' : 'adding', come, trouble }
  }
  const begin = (id: string): Adding => {
    const each: Adding = { come: 0, trouble: null, isOver: false, done: Promise.resolve() }
    const fetching = {
      ...adding.fetching,
      signal: ending.signal,
      onProgress: (bytes: number) => Object.assign(each, { come: bytes, trouble: null }),
      onTryAgain: (why: string) => Object.assign(each, { trouble: `It is being tried again: ${why}.` }),
    }
    each.done = addFromCatalogue({ ...adding, fetching }, { id, acceptLicence: true }).then(
      () => void begun.delete(id),
      (error: Error) => {
        if (!ending.signal.aborted) log.warn({ voice: id, reason: error.message }, 'a natural voice could not be added')
        const trouble = error instanceof VoiceProblem ? error.message : 'It could not be added: the log says why.'
        Object.assign(each, { isOver: true, trouble })
      },
    )
    return each
  }
  return {
    list: () => {
      const there = readInstalledVoices(adding.voices)
      const lines = there.map(({ id, name, locales, gender }): VoiceLine => {
        const known = findCatalogueVoice(id)
        const facts = known
          ? { bytes: known.bytes, licence: known.licence, card: cardOf(known) }
          : { bytes: null, licence: null, card: null }
        return { ...{ id, name, languages: namesOf(locales), gender }, ...facts, state: 'there', come: 0, trouble: null }
      })
      const ids = new Set(there.map(({ id }) => id))
      return [...lines, ...NATURAL_CATALOGUE.filter(({ id }) => !ids.has(id)).map(offered)]
    },
    add: ({ id, acceptLicence }) => {
      const voice = findCatalogueVoice(id)
      if (!voice) return fail('not-found', NO_VOICE)
      if (voice.licence === null && !acceptLicence) return fail('invalid', LICENCE_FIRST, voice.id)
      // Pressed twice it is added once.
      if (begun.get(voice.id)?.isOver !== false) begun.set(voice.id, begin(voice.id))
      return ok(null)
    },
    remove: async (id) => {
      const there = readInstalledVoices(adding.voices).find((voice) => voice.id === id)
      if (!there || !(await takeAway(adding.voices, there.id))) return fail('not-found', NO_VOICE)
      return ok(null)
    },
    close: async () => {
      ending.abort(new Error('the program ends'))
      await Promise.all([...begun.values()].map(({ done }) => done))
    },
  }
}
