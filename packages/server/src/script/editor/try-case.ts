import { type ContentItem, type Script, scriptText } from '@hourcast/domain/sources/content'
import { HOUR_MS } from '@hourcast/domain/time-units'
import { withoutSounds } from '@hourcast/domain/words/pronounced'
import { SourceError } from '../../sources/source-error.ts'
import { createBuiltInWriter } from '../built-in/built-in-writer.ts'
import type { WriteInput } from '../script-types.ts'
import { caseItems } from './case-items.ts'
import { CASE_VOICES } from './case-voices.ts'
import { type EditorCase, folded } from './editor-case.ts'

/** No faults: the case holds. */
export type CaseResult = Pick<EditorCase, 'id' | 'kind' | 'tongue'> & { faults: string[]; said: string; spoken: string }

const writer = createBuiltInWriter()

/** Writes what the host would say of a case's feed, and judges it. */
export const tryCase = async (one: EditorCase): Promise<CaseResult> => {
  const { id, kind, tongue } = one
  const items = readItems(one)
  if (items instanceof SourceError) {
    const isWanted = one.refused?.isIn(folded(items.message))
    return { id, kind, tongue, faults: isWanted ? [] : [`the source was refused: ${items.message}`], said: '', spoken: '' }
  }
  const script = await writer.write('bulletin', inputOf(one, items))
  const said = folded(scriptText(script))
  const spoken = folded(script.segments.map((segment) => withoutSounds(segment.spoken)).join('\n\n'))
  const faults = [
    ...(one.refused ? [`the source was not refused: ${one.refused.text}`] : []),
    ...missing('did not say', one.mustSay, said),
    ...there('said', one.mustNotSay, said),
    ...missing('the voice did not get', one.spokenMustSay, spoken),
    ...there('the voice got', one.spokenMustNotSay, spoken),
    ...wronglyKept(one, script),
  ]
  return { id, kind, tongue, faults, said, spoken }
}

export const readItems = (one: EditorCase): ContentItem[] | SourceError => {
  try {
    return caseItems(one)
  } catch (error) {
    if (error instanceof SourceError) return error
    throw error
  }
}

export const inputOf = ({ tongue, settings, aired }: EditorCase, items: ContentItem[]): WriteInput => {
  const voice = CASE_VOICES[tongue]
  const airAt = Date.parse(settings.airAt)
  return {
    items,
    // By the bulletin before this one.
    toldAt: new Map(items.filter(({ title }) => aired.includes(title)).map(({ id }) => [id, airAt - HOUR_MS])),
    language: settings.language ?? voice.language,
    tone: settings.tone,
    presentationType: settings.type,
    length: settings.length,
    customTask: settings.task,
    hostName: settings.host ?? voice.host,
    stationName: settings.station ?? voice.station,
    location: settings.place ?? voice.place,
    musicFormat: settings.music,
    includeDateTime: settings.dateTime,
    aiNotice: settings.notice,
    airAt,
    timeZone: settings.zone ?? voice.zone,
  }
}

type Patterns = EditorCase['mustSay']

const missing = (words: string, patterns: Patterns, said: string): string[] =>
  patterns.filter(({ isIn }) => !isIn(said)).map(({ text }) => `${words}: ${text}`)

const there = (words: string, patterns: Patterns, said: string): string[] =>
  patterns.filter(({ isIn }) => isIn(said)).map(({ text }) => `${words}: ${text}`)

const wronglyKept = ({ leftOut }: EditorCase, script: Script): string[] =>
  Object.entries(leftOut).flatMap(([name, wanted]) => {
    const reasons = script.leftOut
      .filter(({ title, itemId }) => title === name || itemId === name)
      .map(({ reason }) => reason as string)
    if (reasons.includes(wanted)) return []
    return [`“${name}” should be left out (${wanted}), but ${reasons.length > 0 ? `was for ${reasons.join(', ')}` : 'was told'}`]
  })
