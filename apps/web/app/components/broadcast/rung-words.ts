import type { Rung } from '@hourcast/domain/broadcasts/broadcast'

/** What airs where no fresh bulletin could be made, as a sentence part for people. */
export const RUNG_WORDS: Record<Rung, string> = {
  fresh: '',
  'last-good': 'the last good bulletin again',
  evergreen: 'an evergreen',
  recording: 'your own recording',
  ident: 'the station ident',
  'stock-ident': 'an announcement without the station’s name',
  chime: 'a chime',
}
