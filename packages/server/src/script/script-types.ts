import type { ContentItem, Length, Script } from '@hourcast/domain/sources/content'

export type WriteInput = {
  items: ContentItem[]
  /** Ids of items already aired: new ones come first, nothing is read twice in a row. */
  airedItemIds: ReadonlySet<string>
  language: number
  tone: number
  presentationType: number
  length: Length
  customTask: string
  hostName: string
  stationName: string
  location: string
  musicFormat: string
  includeDateTime: boolean
  /** Speak the notice that this is machine-made. */
  aiNotice: boolean
  /** The words speak for this instant, in this zone. */
  airAt: number
  timeZone: string
  /** Openings and sign-offs of the last bulletins of this host: another one is taken where there is one. */
  recentlySaid?: ReadonlySet<string>
  signal?: AbortSignal
}

/** Writes the bulletin. `kind`: 'bulletin' from items, 'evergreen' without news, 'ident' the station's name alone. */
export type Writer = {
  write(kind: 'bulletin' | 'evergreen' | 'ident', input: WriteInput): Promise<Script>
}
