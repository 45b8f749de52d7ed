import { LANGUAGES } from '@hourcast/domain/hosts/languages'
import { PRESENTATION_TYPES } from '@hourcast/domain/hosts/presentation-types'
import type { Services } from '../services.ts'

export type Sample = { Language: string; Style: string; Category: string; HostName: string; Location: string; Path: string }

// What is on air at the example station: made here, and public already.
const ON_AIR = `
  SELECT scheduler.id, scheduler.language, scheduler.music_format, scheduler.presentation_type, scheduler.host_name, scheduler.location
  FROM scheduler JOIN station ON station.id = scheduler.station_id
  WHERE station.is_example AND scheduler.deleted_at IS NULL AND EXISTS (
    SELECT FROM broadcast WHERE broadcast.scheduler_id = scheduler.id AND broadcast.release_at <= $1
      AND broadcast.state IN ('staged', 'delivered') AND broadcast.audio_id IS NOT NULL)`

type Row = {
  id: string
  language: number
  music_format: string
  presentation_type: number
  host_name: string
  location: string
}

const nameOf = (list: readonly { value: number; name: string }[], wanted: number): string =>
  list.find(({ value }) => value === wanted)?.name ?? ''

const compare = (a: Sample, b: Sample): number =>
  a.Language.localeCompare(b.Language, 'en') || a.Style.localeCompare(b.Style, 'en') || a.Path.localeCompare(b.Path, 'en')

/** Ready-made demos: what the example station has on air now, sorted by Language, then Style. */
export const listSamples = async ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<Sample[]> => {
  const { rows } = await db.pool.query<Row>(ON_AIR, [new Date(clock.now())])
  return rows
    .map((row) => ({
      Language: nameOf(LANGUAGES, row.language),
      Style: row.music_format,
      Category: nameOf(PRESENTATION_TYPES, row.presentation_type),
      HostName: row.host_name,
      Location: row.location,
      Path: `/station/${row.id}.mp3`,
    }))
    .sort(compare)
}
