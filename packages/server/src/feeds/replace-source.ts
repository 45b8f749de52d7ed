import type { Transaction } from '@hourcast/db/open-database'
import { appendEvents } from '@hourcast/db/outbox'
import type { InputMode } from '@hourcast/domain/sources/content'
import { jointMode } from '@hourcast/domain/sources/joint-mode'
import { uniqueSources } from '@hourcast/domain/sources/source-urls'
import type { Services } from '../services.ts'
import { sealSources } from '../sources/sealed-sources.ts'
import { isSameSource, wholeSources } from './feed-source.ts'

type Row = { id: string; sources: string[]; sealed: string | null; mode: InputMode }

type Replaced = {
  stationId: string
  from: string
  to: string
  /** In which the new one is read. */
  inputMode: InputMode
  now: number
}

// Locks: a save of a scheduler that is under way comes before or after.
const LOCK = `
  SELECT id, sources, sealed_sources AS sealed, input_mode AS mode FROM scheduler
  WHERE station_id = $1 AND deleted_at IS NULL ORDER BY id FOR UPDATE`

/** Every scheduler of the station that reads one source reads another in its place, from its next broadcast on. How many there are. */
export const replaceSource = async (
  { tx, sql }: Transaction,
  { sealer }: Pick<Services, 'sealer'>,
  { stationId, from, to, inputMode, now }: Replaced,
): Promise<number> => {
  let changed = 0
  for (const { id, mode, ...stored } of await sql<Row>(LOCK, [stationId])) {
    const whole = wholeSources(sealer, stationId, stored)
    if (!whole?.some((source) => isSameSource(source, from))) continue
    const sources = uniqueSources(whole.map((source) => (isSameSource(source, from) ? to : source)))
    const modes = sources.length === 1 ? [inputMode] : [mode, inputMode]
    const { revision } = await tx.scheduler.update({
      where: { id },
      data: { ...sealSources(sealer, stationId, sources), inputMode: jointMode(modes), revision: { increment: 1 } },
      select: { revision: true },
    })
    await appendEvents(sql, [{ type: 'scheduler.saved', key: id, payload: { schedulerId: id, revision } }], now)
    changed += 1
  }
  return changed
}
