import { findLanguage, LANGUAGES } from '@hourcast/domain/hosts/languages'
import type { ContentItem, InputMode } from '@hourcast/domain/sources/content'
import { LEFT_OUT_REASONS } from '@hourcast/domain/sources/left-out'
import { storable } from '../broadcasts/storable.ts'
import type { PreviewResult } from '../previews/preview-types.ts'
import { withinPreviewTime } from '../previews/within-preview-time.ts'
import { createBuiltInWriter } from '../script/built-in/built-in-writer.ts'
import { isOtherLanguage } from '../script/fit-for-air/other-language.ts'
import { tongueOf } from '../script/tongue.ts'
import type { Services } from '../services.ts'
import { readingOf, type SourceReading } from '../sources/source-reading.ts'

export type TestFeedInput = {
  stationId: string
  inputMode: InputMode
  /** With what its headers hold. */
  source: string
  signal?: AbortSignal | undefined
}

/** What a host of this language would read now, as a short news bulletin; where it does not, why. */
export type FeedTest = { language: number; items: { title: string; isRead: boolean; reason?: string }[] }

export type TestedFeed = {
  reading: SourceReading
  test: FeedTest
  /** As the source names itself. */
  title: string
}

type TestServices = Pick<Services, 'db' | 'clock' | 'readSources'>

/** So many are shown. */
const SHOWN = 12
/** So many tell the language of a source. */
const TELLING = 5

const writer = createBuiltInWriter()

/** Reads a source as a broadcast does, and chooses as the built-in writer does. What fails of the source is in the reading. */
export const testFeed = (services: TestServices, input: TestFeedInput): Promise<PreviewResult<TestedFeed>> =>
  withinPreviewTime(input.signal, async (signal) => {
    const { stationId, inputMode: mode, source } = input
    const { items, faults, readings } = await services.readSources({ stationId, mode, urls: [source], signal })
    signal.throwIfAborted()
    const now = services.clock.now()
    const reading = readings?.[0] ?? readingOf(items, now, faults[0])
    const test = await chooseNow(services, { stationId, items, now, signal })
    return { ok: true, value: storable({ reading, test, title: items[0]?.source ?? '' }) }
  })

type Choice = { stationId: string; items: ContentItem[]; now: number; signal: AbortSignal }

const chooseNow = async ({ db }: TestServices, { stationId, items, now, signal }: Choice): Promise<FeedTest> => {
  const { name, timeZone, schedulers } = await db.prisma.station.findUniqueOrThrow({
    where: { id: stationId },
    select: {
      name: true,
      timeZone: true,
      schedulers: { where: { deletedAt: null }, orderBy: { createdAt: 'desc' }, select: { language: true } },
    },
  })
  const spoken = schedulers.map((scheduler) => scheduler.language)
  const language = languageOf(items, spoken)
  const script = await writer.write('bulletin', {
    ...{ items, language, tone: 0, presentationType: 1, length: 'short', customTask: '', hostName: '', stationName: name },
    ...{ location: '', musicFormat: '', includeDateTime: false, aiNotice: false, airAt: now, timeZone, signal },
    toldAt: new Map(),
  })
  const read = new Set(script.itemIds)
  const reasons = new Map(script.leftOut.filter(({ sentence }) => !sentence).map(({ itemId, reason }) => [itemId, reason]))
  const shown = [...items.filter(({ id }) => read.has(id)), ...items.filter(({ id }) => !read.has(id))].slice(0, SHOWN)
  return {
    language,
    items: shown.map(({ id, title }) => {
      const reason = reasons.get(id)
      return { title, isRead: read.has(id), ...(reason ? { reason: LEFT_OUT_REASONS[reason] } : {}) }
    }),
  }
}

/** In which most of the first items can be said; of equals the one that the station's own hosts speak. */
const languageOf = (items: readonly ContentItem[], spoken: readonly number[]): number => {
  const texts = items.slice(0, TELLING).map(({ title, text }) => `${title} ${text}`)
  const fits = (language: number): number => {
    const tongue = tongueOf(findLanguage(language)?.locale ?? '')
    return texts.filter((text) => !isOtherLanguage(text, tongue)).length
  }
  const languages = [...new Set([...spoken, ...LANGUAGES.map(({ value }) => value)])]
  const judged = languages.map((language) => ({ language, fit: fits(language) }))
  return judged.reduce((best, one) => (one.fit > best.fit ? one : best)).language
}
