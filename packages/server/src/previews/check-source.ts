import { MAX_SOURCE_LENGTH } from '@hourcast/domain/limits'
import { fail } from '@hourcast/domain/problem'
import type { InputMode } from '@hourcast/domain/sources/content'
import { unmaskSources } from '@hourcast/domain/sources/masked-sources'
import type { Services } from '../services.ts'
import type { PreviewResult } from './preview-types.ts'
import { withinPreviewTime } from './within-preview-time.ts'
import { noContent } from './write-preview.ts'

/** How much a source holds just now. */
export type CheckedSource = { items: number }

type Asked = { stationId: string; source: string; mode: InputMode; signal?: AbortSignal | undefined }

/** Reads one source as for air, when it is added to a host: whether there is anything to read, and if not, why. */
export const checkSource = (
  { readSources }: Pick<Services, 'readSources'>,
  { stationId, source, mode, signal: outer }: Asked,
): Promise<PreviewResult<CheckedSource>> =>
  withinPreviewTime(outer, async (signal) => {
    if (source.trim() === '' || source.length > MAX_SOURCE_LENGTH) return fail('invalid', 'This is no source.', 'source')
    // Nothing is kept for what is asked here: dots have to be typed.
    const whole = unmaskSources([source], [])
    if (!whole.ok) return whole
    const { items, faults } = await readSources({ stationId, mode, urls: whole.value, signal })
    signal.throwIfAborted()
    return items.length === 0 ? noContent(faults) : { ok: true, value: { items: items.length } }
  })
