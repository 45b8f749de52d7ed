/** The words of the first page's first screen; those further down are in further-words.ts, which comes with them. */
export const PAGE = {
  title: 'Hourcast: AI radio hosting and AI alerts for industry',
  description:
    'Hourcast turns feeds and sensor readings into spoken bulletins and delivers each one on time, exactly once, and never empty.',
}

export const HERO = {
  eyebrow: 'AI radio hosting and AI alerts for industry',
  /** The headline as it is read aloud: one sentence that stands still. */
  sentence: 'Hourcast: AI radio hosting and reliable AI alerts for industry.',
  middle: 'AI alerts for',
  pause: 'Pause the changing words',
  run: 'Let the words change',
  lede: 'Hourcast turns your feeds and sensor readings into spoken bulletins, in 14 languages, and delivers each one to your radio playout or control room: on time, exactly once, and never empty.',
  create: 'Create Schedule',
  learn: 'Learn more',
  learnHeard: ' about how a broadcast is made',
  hear: 'Hear it now',
  prices: 'Plans from EUR 49 a month',
  film: 'Watch the film',
}

export const CLOCK = {
  next: 'Next on air',
  none: 'Nothing planned',
  caption: 'Station time. Around it, the bulletin that is on air.',
  captionWithoutWave: 'Station time.',
}

export const LIVE = {
  kicker: 'Live, from this installation',
  title: 'Hear what it makes',
  text: 'Nobody touched this bulletin. The program read an example feed, wrote the script, spoke it, brought it to broadcast loudness and put it on its link.',
  samples: 'Hear it in all 14 languages',
}
