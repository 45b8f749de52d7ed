import { unmaskSources } from '@hourcast/domain/sources/masked-sources'
import { stripScheme } from '@hourcast/domain/sources/source-urls'
import type { Sealer } from '../secrets/seal.ts'
import { openSources } from '../sources/sealed-sources.ts'

/** The scheme does not tell two apart, as in the wizard. */
export const isSameSource = (one: string, other: string): boolean => stripScheme(one) === stripScheme(other)

/** Sources with what their headers hold; undefined where its key is not there any more. */
export const wholeSources = (
  sealer: Sealer,
  stationId: string,
  { sources, sealed }: { sources: readonly string[]; sealed: string | null },
): string[] | undefined => {
  const whole = unmaskSources(sources, openSources(sealer, stationId, sealed))
  return whole.ok ? whole.value : undefined
}

/** The same of a feed's one source. */
export const wholeSource = (
  sealer: Sealer,
  feed: { stationId: string; url: string; sealed: string | null },
): string | undefined => wholeSources(sealer, feed.stationId, { sources: [feed.url], sealed: feed.sealed })?.[0]
