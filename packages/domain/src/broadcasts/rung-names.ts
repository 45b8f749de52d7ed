import type { Untold } from '../sources/untold.ts'
import type { Rung } from './broadcast.ts'

/** What went on air, as lists and tables name it. */
export const RUNG_NAMES: Record<Rung, string> = {
  fresh: 'Fresh bulletin',
  'last-good': 'Last good bulletin',
  evergreen: 'Evergreen',
  recording: 'Own recording',
  ident: 'Station ident',
  'stock-ident': 'Announcement',
  chime: 'Chime',
}

/** The same of one broadcast; null where nothing did. */
export const airedName = ({ rung, untold }: { rung: Rung | null; untold: Untold | null }): string | null =>
  untold ? 'Nothing could be told' : rung && RUNG_NAMES[rung]
