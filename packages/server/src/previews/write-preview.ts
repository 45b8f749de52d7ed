import { NO_CONTENT } from '@hourcast/domain/messages'
import type { Result } from '@hourcast/domain/problem'
import type { ContentItem, Script } from '@hourcast/domain/sources/content'
import type { ItemMemory } from '@hourcast/domain/sources/item-memory'
import { unmaskSources } from '@hourcast/domain/sources/masked-sources'
import { writeInputOf } from '../broadcasts/prepare.ts'
import { keptSources } from '../feeds/kept-sources.ts'
import type { SourceFault } from '../sources/source-types.ts'
import { type PreviewRow, previewRow } from './preview-row.ts'
import type { PreviewInput, PreviewResult, PreviewServices, PreviewStage } from './preview-types.ts'

export type WrittenPreview = { row: PreviewRow; script: Script; items: ContentItem[]; faults: SourceFault[] }

type WriteServices = Pick<PreviewServices, 'db' | 'clock' | 'sealer' | 'readSources' | 'writer'>

// Through the station: the aired items of somebody else's scheduler are nobody's business.
const AIRED = `
  SELECT item_id, aired_at FROM aired_item JOIN scheduler ON scheduler.id = aired_item.scheduler_id
  WHERE scheduler.id = $1 AND scheduler.station_id = $2 AND scheduler.deleted_at IS NULL AND item_id = ANY ($3)`

const findToldAt = async (
  { db }: Pick<PreviewServices, 'db'>,
  { schedulerId, stationId }: Pick<PreviewInput, 'schedulerId' | 'stationId'>,
  items: readonly ContentItem[],
): Promise<ItemMemory> => {
  if (schedulerId === undefined) return new Map()
  const ids = items.map(({ id }) => id)
  const { rows } = await db.pool.query<{ item_id: string; aired_at: Date }>(AIRED, [schedulerId, stationId, ids])
  return new Map(rows.map(({ item_id, aired_at }) => [item_id, aired_at.getTime()]))
}

const SEALED = 'SELECT sealed_sources FROM scheduler WHERE id = $1 AND station_id = $2 AND deleted_at IS NULL'

/** Where a header shows dots, what the scheduler or a feed of the station keeps for it; one of another station keeps nothing for anybody here. */
const wholeSources = async (
  { db, sealer }: Pick<PreviewServices, 'db' | 'sealer'>,
  { schedulerId, stationId }: Pick<PreviewInput, 'schedulerId' | 'stationId'>,
  sources: readonly string[],
): Promise<Result<string[]>> => {
  const { rows } = await db.pool.query<{ sealed_sources: string | null }>(SEALED, [schedulerId ?? '', stationId])
  const stored = rows[0]?.sealed_sources
  return unmaskSources(sources, await keptSources(db.prisma, sealer, { stationId, sources, stored }))
}

/** Nothing to read: the specification's words, and source by source what was wrong. */
export const noContent = (
  faults: SourceFault[],
): { ok: false; problem: { code: 'invalid'; message: string; field: string; faults: SourceFault[] } } => ({
  ok: false,
  problem: { code: 'invalid', message: NO_CONTENT, field: 'source', faults },
})

/** The first half of a preview: sources to script, by the ports that air uses. Throws the signal's reason when it fires. */
export const writePreview = async (
  services: WriteServices,
  input: PreviewInput & { signal: AbortSignal; onStage?: ((stage: PreviewStage) => void) | undefined },
): Promise<PreviewResult<WrittenPreview>> => {
  const { signal, onStage } = input
  onStage?.('reading')
  const row = await previewRow(services, input)
  if (!row.ok) return row
  const { inputMode: mode, sources } = row.value.settings
  const urls = await wholeSources(services, input, sources)
  if (!urls.ok) return urls
  const { items, faults } = await services.readSources({ stationId: input.stationId, mode, urls: urls.value, signal })
  signal.throwIfAborted()
  if (items.length === 0) return noContent(faults)
  onStage?.('writing')
  const toldAt = await findToldAt(services, input, items)
  const script = await services.writer.write('bulletin', { ...writeInputOf(row.value), items, toldAt, signal })
  signal.throwIfAborted()
  return { ok: true, value: { row: row.value, script, items, faults } }
}
