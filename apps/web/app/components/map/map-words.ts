import type { StationMapData } from '../../.server/station-map.ts'

type Station = StationMapData['stations'][number]

/** All that the map, its list, its player and its form say. */
export const WORDS = {
  page: {
    title: 'Stations on the map',
    description:
      'Stations and plants around the world, with what they air: hear an example bulletin in 14 languages, or add your enterprise.',
  },
  title: 'Listen around the world',
  lede: 'Pick a place and listen. The example stations play bulletins that this very instance has written, spoken and mastered.',
  add: 'Add New Enterprise',
  toList: 'All stations as a list',
  list: 'Stations',
  map: 'World map. Arrow keys move it, plus and minus zoom. The list beside it has every station.',
  loading: 'The map is being drawn …',
  failed: 'The stations could not be loaded.',
  again: 'Try again',
  noMap: 'The map could not be loaded. The list has every station.',
  noShapes: 'The shapes of the map could not be loaded. The stations stand where they belong.',
  shapes: 'Shapes: Natural Earth.',
  nearer: 'Zoom in',
  farther: 'Zoom out',
  website: 'Website',
  listen: 'Listen',
  kinds: { example: 'Example', confirmed: 'Listed', waiting: 'Seen by you alone' },
  empty: 'No station is on the map yet. Yours can be the first.',
  nothingSelected: 'No station is selected.',
  silentExample: 'Its first bulletin is being made. Try again in a moment.',
  silentStranger: 'Its stream is played on its own website.',
  dead: (title: string) => `${title} cannot be heard at this moment: its stream gives no sound.`,
  next: (title: string) => `Play ${title} instead`,
  noNext: 'No other station can be heard now.',
  speaks: (language: string) => `A bulletin in ${language}, made here`,
} as const

/** What there is to hear at a station, in a line. */
export const soundInWords = ({ audioUrl, language, kind }: Pick<Station, 'audioUrl' | 'language' | 'kind'>): string => {
  if (language !== null) return WORDS.speaks(language)
  if (audioUrl !== null) return 'Its own stream'
  return kind === 'example' ? WORDS.silentExample : WORDS.silentStranger
}

export const FORM_WORDS = {
  title: 'Add New Enterprise',
  intro:
    'You see it on the map at once. Others see it when you have opened the link that we mail to you. Your e-mail address is shown to nobody.',
  labels: {
    title: 'Name',
    url: 'Stream or website',
    email: 'E-mail',
    description: 'Description',
    lat: 'Latitude',
    lng: 'Longitude',
  },
  urlHint: 'Like https://radio.example/live.mp3',
  latHint: 'North is positive: 52.52',
  lngHint: 'East is positive: 13.40',
  trap: 'Leave this empty',
  submit: 'Add to the map',
  close: 'Close',
  another: 'Add another one',
  onMap: (title: string) => `${title} is on the map, in this browser.`,
  mails: {
    sent: (email: string) => `Open the link in the mail to ${email} within seven days, and others see it too.`,
    kept: (email: string) =>
      `The mail to ${email} is kept here and sent as soon as the mail server takes it. Its link shows your enterprise to everybody.`,
    before: (email: string) =>
      `You had added it before; nothing was added twice. The link in the mail to ${email} shows it to everybody.`,
  },
} as const
