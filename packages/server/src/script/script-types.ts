import type { ContentItem, Length, Script } from '@hourcast/domain/sources/content'
import type { ItemMemory } from '@hourcast/domain/sources/item-memory'
import type { StationWord } from '@hourcast/domain/words/word-kinds'

export type WriteInput = {
  items: ContentItem[]
  /** What earlier bulletins told: new items come first, nothing is read twice in a row. */
  toldAt: ItemMemory
  language: number
  tone: number
  presentationType: number
  length: Length
  customTask: string
  hostName: string
  stationName: string
  location: string
  musicFormat: string
  /** Music plays under it: what that takes before and after the words is not the words'. */
  musicBed?: boolean
  includeDateTime: boolean
  /** Speak the notice that this is machine-made. */
  aiNotice: boolean
  /** The words speak for this instant, in this zone. */
  airAt: number
  timeZone: string
  /** Openings and sign-offs of the last bulletins of this host: another one is taken where there is one. */
  recentlySaid?: ReadonlySet<string>
  /** Since its last new story this host has said already that nothing is new. */
  saidNothingNew?: boolean
  /** The station's own lists: what is never said, how a source is called, how a word is said. */
  words?: readonly StationWord[] | undefined
  /** How long a language model may be waited for, in milliseconds, where the air time leaves less than the operator. */
  modelMs?: number
  signal?: AbortSignal
}

/** Writes the bulletin. `kind`: 'bulletin' from items, 'evergreen' without news, 'ident' the station's name alone. */
export type Writer = {
  /** What it may take, in milliseconds, where that is long: it waits for a server. */
  longestMs?: number
  write(kind: 'bulletin' | 'evergreen' | 'ident', input: WriteInput): Promise<Script>
}
