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
