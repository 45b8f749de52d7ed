import type { InputMode, Length } from '../sources/content.ts'

/** An example feed of the program's own: made up, and marked as such. */
export type SampleFeed =
  | 'australian'
  | 'dutch'
  | 'english'
  | 'english-music'
  | 'english-traffic'
  | 'french'
  | 'german'
  | 'hindi'
  | 'indian'
  | 'italian'
  | 'mexican'
  | 'polish'
  | 'portuguese'
  | 'romanian'
  | 'sensors'
  | 'spanish'

/** A ready-made demo, as the program makes it: the settings of a host, and the feed that the host reads. */
export type SamplePlan = {
  /** Stable: the address of its audio, and its row. */
  id: string
  feed: SampleFeed
  inputMode: Extract<InputMode, 'rss' | 'json'>
  language: number
  presentationType: number
  voiceTone: number
  musicFormat: string
  hostName: string
  stationName: string
  location: string
  customTask: string
  length: Length
  /** Of the day on which the host greets. */
  hour: number
}

type Line = readonly [
  id: string,
  feed: SampleFeed,
  language: number,
  presentationType: number,
  voiceTone: number,
  musicFormat: string,
  host: readonly [name: string, station: string, location: string],
  more?: Partial<SamplePlan>,
]

/** The alert comes first: it is the one that the first page lets visitors hear. */
export const HEARD_ALERT = 'industrial-alert'

// Language, type and tone by their numbers on the wire. Each of the 14 languages and each of the eight types is there.
const LINES: readonly Line[] = [
  [
    HEARD_ALERT,
    'sensors',
    0,
    7,
    4,
    'Electronic',
    ['Daniel', 'Halden Works Radio', 'Halden'],
    { inputMode: 'json', length: 'long', customTask: 'the readings of Halden pumping station' },
  ],
  ['english-news', 'english', 0, 1, 2, 'Jazz', ['Clara', 'Harbour Example Radio', 'Port Ellery']],
  ['german-news', 'german', 1, 1, 4, 'Pop', ['Klara', 'Radio Ellerhafen', 'Ellerhafen']],
  ['french-news', 'french', 5, 1, 2, 'Electronic', ['Hugo', 'Radio Grand Large', 'Port-Élan']],
  ['hindi-news', 'hindi', 7, 1, 0, 'Classical', ['Priya', 'रेडियो संगम', 'Nandpuri']],
  ['australian-weather', 'australian', 8, 2, 2, 'Country', ['Olivia', 'Kellaroo Bay Radio', 'Kellaroo Bay']],
  ['polish-weather', 'polish', 2, 2, 2, 'Alternative Rock', ['Agnieszka', 'Radio Fala', 'Jasnobrzeg']],
  ['portuguese-weather', 'portuguese', 6, 2, 1, 'New Age', ['Beatriz', 'Rádio Maré Alta', 'Vila das Gaivotas']],
  ['british-traffic', 'english-traffic', 9, 3, 0, 'Classic Rock', ['Oscar', 'Radio Tamber Valley', 'Port Ellery']],
  ['spanish-traffic', 'spanish', 3, 3, 0, 'Latino', ['Lucía', 'Radio Bahía Clara', 'Puerto Alerce']],
  ['dutch-traffic', 'dutch', 10, 3, 4, 'Reggae', ['Sander', 'Radio Havenzicht', 'Meerdijk']],
  ['indian-today', 'indian', 12, 4, 2, 'Soul', ['Arjun', 'Radio Sundarpet', 'Sundarpet']],
  ['mexican-today', 'mexican', 13, 4, 3, 'Latino', ['Mateo', 'Radio Sol de Agua', 'Villa Jacarandas']],
  ['romanian-today', 'romanian', 11, 4, 2, 'Pop', ['Ioana', 'Radio Lumina', 'Valea Luminii']],
  ['italian-playlist', 'italian', 4, 5, 5, 'Jazz', ['Giulia', 'Radio Molo Uno', 'Porto Sereno'], { hour: 19 }],
  ['english-playlist', 'english-music', 0, 5, 3, 'Soul', ['Zoe', 'Rope Walk Radio', 'Port Ellery'], { hour: 15 }],
  ['english-intro', 'english', 0, 0, 3, 'Hip Hop', ['Noah', 'Lantern Hill FM', 'Port Ellery'], { hour: 13 }],
  ['german-intro', 'german', 1, 0, 5, 'Heavy Metal', ['Jonas', 'Radio Ellerhafen', 'Ellerhafen'], { hour: 13 }],
  ['english-outro', 'english-music', 0, 6, 1, 'New Age', ['Esther', 'Night Ferry Radio', 'Port Ellery'], { hour: 22 }],
  ['french-outro', 'french', 5, 6, 1, 'Gospel', ['Mireille', 'Radio Grand Large', 'Port-Élan'], { hour: 22 }],
  [
    'english-custom',
    'english',
    0,
    7,
    5,
    'R&B',
    ['Freya', 'Harbour Example Radio', 'Port Ellery'],
    { customTask: 'stories from the sea: the ferry, the lighthouse, the seals', hour: 19 },
  ],
]

const MORNING = 8

/** In the order in which they are made. */
export const SAMPLE_PLANS: readonly SamplePlan[] = LINES.map(
  ([id, feed, language, presentationType, voiceTone, musicFormat, [hostName, stationName, location], more]) => ({
    ...{ id, feed, language, presentationType, voiceTone, musicFormat, hostName, stationName, location },
    inputMode: 'rss',
    customTask: '',
    length: 'short',
    hour: MORNING,
    ...more,
  }),
)
