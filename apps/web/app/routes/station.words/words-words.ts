import type { WordKind } from '@hourcast/domain/words/word-kinds'
import { MAX_WORDS } from '@hourcast/domain/words/word-limits'

/** All words of the page. */
export const WORDS_WORDS = {
  title: 'Words',
  lede: 'How your hosts speak. It counts in every preview, and on air from the next bulletin that is prepared.',
  lists: {
    said: {
      title: 'Pronunciation',
      lede: 'A name that the voice says wrong, written the way it sounds. What is shown and printed stays as it is.',
      written: 'Written',
      writtenHint:
        'A whole word or name. With a capital it counts only where it is written with one. Other forms of it are entries of their own.',
      said: 'Said',
      saidHint:
        'In letters, as the host would read it: “gent” for Ghent. Or in IPA between slashes: “/ɡɛnt/”. A remote voice (TTS_BASE_URL) knows no IPA: it reads the letters, so “gent /ɡɛnt/” serves every voice.',
      none: 'No entry yet. Names that are known are said right, each other word by the voice’s own rules.',
      add: 'Add pronunciation',
    },
    never: {
      title: 'Never said',
      lede: 'A sentence with one of these words is left out, and history says so. Capitals and accents do not matter.',
      written: 'Word',
      writtenHint:
        'A whole word or phrase. Other forms of it are entries of their own. The names of host and station are always said.',
      said: '',
      saidHint: '',
      none: 'No word is left out.',
      add: 'Add word',
    },
    source: {
      title: 'Names of sources',
      lede: 'What a host calls a source: “as … reports”.',
      written: 'Source',
      writtenHint: 'The host of its address, as bbc.co.uk, or its name as previews show it.',
      said: 'The host says',
      saidHint: '',
      none: 'Each source is called as it names itself.',
      add: 'Add name',
    },
  } satisfies Record<WordKind, Record<string, string>>,
  names: {
    title: 'Names that are known',
    lede: 'Names in the news that a voice would say wrong by its own rules. They are said right in every bulletin; an entry of your own under Pronunciation counts before them. A remote voice (TTS_BASE_URL) reads them its own way.',
    show: 'Show',
    otherwise: 'Say it otherwise',
  },
  language: 'Language',
  hear: 'Hear it',
  delete: 'Delete',
  saved: 'Saved.',
  deleted: 'Deleted.',
  heard: 'As the host says it',
} as const

export const countInWords = (count: number): string => `${count} of ${MAX_WORDS} entries`
