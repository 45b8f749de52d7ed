import { isCalendarDay } from '../slots/day-bounds.ts'

/** What history may be asked for alone, and what each is called. Delivered late and not fresh counts as both. */
export const OUTCOMES = {
  'on-time': 'On time and fresh',
  'fell-back': 'Fell back',
  late: 'Late',
  failed: 'Failed',
  missed: 'Missed',
  open: 'Under way',
} as const
export type Outcome = keyof typeof OUTCOMES

export const isOutcome = (text: string): text is Outcome => Object.hasOwn(OUTCOMES, text)

/** Where a page begins: below the broadcast that ended the one before. `airAt` in epoch milliseconds. */
export type HistoryPlace = { airAt: number; broadcastId: string }

export type HistoryFilter = {
  schedulerId: string | null
  outcome: Outcome | null
  /** A day of the station's calendar, 2026-11-22. */
  day: string | null
  /** Beginnings of words that a script holds, all of them. */
  words: string | null
}

export type AskedHistory = {
  filter: HistoryFilter
  before: HistoryPlace | null
  /** What was asked for and cannot be meant, as sentences. */
  ignored: string[]
}

const LONGEST_WORDS = 200
const ID = /^[\w-]{1,64}$/
const PLACE = /^(\d{1,15})_([\w-]{1,64})$/

export const placeInWords = ({ airAt, broadcastId }: HistoryPlace): string => `${airAt}_${broadcastId}`

const placeOf = (text: string): HistoryPlace | null => {
  const [, airAt, broadcastId] = PLACE.exec(text) ?? []
  return airAt === undefined || broadcastId === undefined ? null : { airAt: Number(airAt), broadcastId }
}

const shown = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

/** What an address asks for. An address is typed, kept and passed on: what in it cannot be meant is left out and said. */
export const askedHistory = (query: URLSearchParams): AskedHistory => {
  const ignored: string[] = []
  const one = (name: string, mayBe: (text: string) => boolean, words: (text: string) => string): string | null => {
    const text = (query.get(name) ?? '').replaceAll('\0', '').trim()
    if (text === '' || mayBe(text)) return text || null
    ignored.push(words(shown(text)))
    return null
  }
  const schedulerId = one(
    'scheduler',
    (text) => ID.test(text),
    (text) => `“${text}” is no scheduler: all are shown.`,
  )
  const state = one('state', isOutcome, (text) => `“${text}” is no state: all are shown.`)
  const day = one('day', isCalendarDay, (text) => `“${text}” is no day: write it as 2026-11-22.`)
  const words = one(
    'words',
    (text) => text.length <= LONGEST_WORDS,
    () => `At most ${LONGEST_WORDS} letters can be searched for.`,
  )
  return {
    filter: { schedulerId, outcome: state as Outcome | null, day, words },
    before: placeOf(query.get('before') ?? ''),
    ignored,
  }
}

/** The same as an address, without what is not asked for; '' or '?…'. */
export const historyQuery = ({ schedulerId, outcome, day, words }: HistoryFilter, before?: HistoryPlace): string => {
  const query = new URLSearchParams()
  const asked = { scheduler: schedulerId, state: outcome, day, words, before: before ? placeInWords(before) : null }
  for (const [name, value] of Object.entries(asked)) if (value) query.set(name, value)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
