import type { LeftOut } from './left-out.ts'
import type { LastingUntold } from './untold.ts'
import type { WeatherReport } from './weather-report.ts'

/** One thing a source says: a feed entry, a JSON row, an article, or a whole response body. Plain text, no markup. */
export type ContentItem = {
  /** Stable across fetches: a hash of the entry's own id, else its link, else its title. Item memory remembers this. */
  id: string
  title: string
  text: string
  link?: string
  /** Epoch milliseconds, when the source says so. */
  publishedAt?: number
  /** Minutes ahead of UTC of the zone in which its source dates it, 330 for '+0530', where that is not UTC; its 'yesterday' is of that zone. */
  publishedZone?: number
  /** The source's name as it may be said on air: feed title, site name or host name. */
  source: string
  /** The host of the address that it was read from; absent in what older programs stored. */
  from?: string
  /** A measured value beside its limit: two of them differ by a number or a name, and both are told. */
  isReading?: true
  /** Of a weather service's data: its headline and text are worded in the tongue of the host. */
  weather?: WeatherReport
  /** The service tells of nothing else: no word of it need show that. */
  about?: 'weather' | 'traffic'
  /** Where the source tells the same in several tongues: this one's, 'de'. */
  language?: string
}

export type InputMode = 'curl' | 'https' | 'json' | 'rss'

export type Length = 'short' | 'long'

/** Seconds of speech aimed at. */
export const TARGET_SECONDS: Record<Length, number> = { short: 45, long: 120 }

/** One breath of the script. `text` is shown and printed; `spoken` is what the voice gets, after normalisation. */
export type ScriptSegment = {
  kind: 'greeting' | 'notice' | 'item' | 'link' | 'body' | 'sign-off'
  text: string
  spoken: string
  pauseAfterMs: number
  /** The items that it tells; absent where it tells none, and in what older programs stored. */
  itemIds?: string[]
}

export type Script = {
  title: string
  segments: ScriptSegment[]
  /** Which of the fetched items are read, by id: what item memory records once the broadcast has aired. */
  itemIds: string[]
  /** Every fetched item that no segment tells, and each sentence that was left out of a told one. */
  leftOut: LeftOut[]
  /** On air, where none of them could be told. */
  untold?: LastingUntold
  writer: 'built-in' | 'llm'
  /** Why the built-in writer wrote what a language model was asked for. */
  fallbackReason?: string
  /** What asking a language model took, also where its answer was not said. */
  model?: ModelUse
}

/** `cost` in the operator's currency, where the prices of tokens are set. Tokens are absent where the server does not count them. */
export type ModelUse = {
  name: string
  asked: number
  ms: number
  promptTokens?: number
  completionTokens?: number
  cost?: number
}

/** As a row holds it: older programs stored no word of what they left out. */
export type StoredScript = Omit<Script, 'leftOut'> & Partial<Pick<Script, 'leftOut'>>

/** The script as one text: what previews show and `--text` prints. */
export const scriptText = (script: Pick<Script, 'segments'>): string => script.segments.map((s) => s.text).join('\n\n')
