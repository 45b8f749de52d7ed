import type { Rows } from '@hourcast/db/open-database'
import { isCurlLine } from '@hourcast/domain/sources/curl-line'
import type { KeptSource } from '@hourcast/domain/sources/masked-sources'
import type { Sealer } from '../secrets/seal.ts'
import { openSources } from '../sources/sealed-sources.ts'

type Asked = { stationId: string; sources: readonly string[]; stored: string | null | undefined }

/** What is kept for the headers of these sources: by the scheduler itself first, then by the feeds of its station. */
export const keptSources = async (rows: Rows, sealer: Sealer, { stationId, sources, stored }: Asked): Promise<KeptSource[]> => {
  if (!sources.some(isCurlLine)) return []
  const feeds = await rows.feed.findMany({ where: { stationId, sealed: { not: null } }, select: { sealed: true } })
  return [stored, ...feeds.map(({ sealed }) => sealed)].flatMap((one) => openSources(sealer, stationId, one))
}
