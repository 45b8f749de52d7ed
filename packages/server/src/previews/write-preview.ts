import type { ContentItem, Script } from '@hourcast/domain/content'
import { NO_CONTENT } from '@hourcast/domain/messages'
import { writeInputOf } from '../broadcasts/prepare.ts'
import type { SourceFault } from '../sources/source-types.ts'
import { type PreviewRow, previewRow } from './preview-row.ts'
import type { PreviewInput, PreviewResult, PreviewServices, PreviewStage } from './preview-types.ts'

export type WrittenPreview = { row: PreviewRow; script: Script; items: ContentItem[]; faults: SourceFault[] }

type WriteServices = Pick<PreviewServices, 'db' | 'clock' | 'readSources' | 'writer'>

// Through the station: the aired items of somebody else's scheduler are nobody's business.
const AIRED = `
  SELECT item_id FROM aired_item JOIN scheduler ON scheduler.id = aired_item.scheduler_id
  WHERE scheduler.id = $1 AND scheduler.station_id = $2 AND scheduler.deleted_at IS NULL AND item_id = ANY ($3)`

const findAired = async (
  { db }: Pick<PreviewServices, 'db'>,
  { schedulerId, stationId }: Pick<PreviewInput, 'schedulerId' | 'stationId'>,
  items: readonly ContentItem[],
): Promise<Set<string>> => {
  if (schedulerId === undefined) return new Set()
  const { rows } = await db.pool.query<{ item_id: string }>(AIRED, [schedulerId, stationId, items.map(({ id }) => id)])
  return new Set(rows.map(({ item_id }) => item_id))
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
  const { inputMode, sources } = row.value.settings
  const { items, faults } = await services.readSources({ stationId: input.stationId, mode: inputMode, urls: sources, signal })
  signal.throwIfAborted()
  if (items.length === 0) return noContent(faults)
  onStage?.('writing')
  const airedItemIds = await findAired(services, input, items)
  const script = await services.writer.write('bulletin', { ...writeInputOf(row.value), items, airedItemIds, signal })
  signal.throwIfAborted()
  return { ok: true, value: { row: row.value, script, items, faults } }
}
