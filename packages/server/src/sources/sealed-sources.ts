import { type KeptSource, maskSources } from '@hourcast/domain/sources/masked-sources'
import { SealError } from '../secrets/create-sealer.ts'
import type { Sealer } from '../secrets/seal.ts'
import { SEALED_SOURCES_FIELD } from '../secrets/sealed-fields.ts'

/** Sources as a row has them. */
export type StoredSources = { sources: string[]; sealedSources: string | null }

/** What stands in the open, and what the headers hold, sealed for this station. */
export const sealSources = (sealer: Sealer, stationId: string, sources: readonly string[]): StoredSources => {
  const { shown, kept } = maskSources(sources)
  const sealed = kept.length === 0 ? null : sealer.seal(JSON.stringify(kept), { stationId, field: SEALED_SOURCES_FIELD })
  return { sources: shown, sealedSources: sealed }
}

/** What was sealed; nothing where its key is not there any more, or for another station: then it has to be typed again. */
export const openSources = (sealer: Sealer, stationId: string, sealed: string | null | undefined): KeptSource[] => {
  if (!sealed) return []
  try {
    return JSON.parse(sealer.open(sealed, { stationId, field: SEALED_SOURCES_FIELD }))
  } catch (error) {
    if (error instanceof SealError) return []
    throw error
  }
}
