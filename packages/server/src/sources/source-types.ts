import type { ContentItem, InputMode } from '@hourcast/domain/sources/content'
import type { SourceReading } from './source-reading.ts'

export type ReadSourcesInput = {
  /** Whose sources they are: those of one station wait behind each other. None on the command line. */
  stationId?: string
  mode: InputMode
  /** As saved by the wizard: without scheme unless the owner wrote http://; for `curl` a URL or a pasted curl line. */
  urls: string[]
  signal?: AbortSignal
}

/** What could not be read and why, in words for the owner. `code` is stable: 'timeout', 'private-address', 'too-large', 'not-a-feed', … */
export type SourceFault = { url: string; code: string; message: string }

export type ReadSourcesResult = {
  items: ContentItem[]
  faults: SourceFault[]
  /** Of each source in the order of `distinctSources`, for those who keep account: no source stands here, it may hold a secret. */
  readings?: SourceReading[]
}

/** Reads all sources side by side. Never throws for a bad source: what failed is in `faults`, what worked in `items`. */
export type ReadSources = (input: ReadSourcesInput) => Promise<ReadSourcesResult>
