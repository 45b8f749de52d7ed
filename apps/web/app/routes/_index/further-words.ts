/** The words of the first page below its first screen. */
export const PLANTS = {
  kicker: 'For plant operators',
  title: 'A screen waits to be looked at. A voice does not.',
  lede: 'An alert is a short spoken report: which reading is beyond its limit and by how much, and which are within theirs. Hourcast makes it from what your systems publish already, and has it ready at the minutes that you set.',
  tiles: [
    {
      title: 'What it reads',
      text: 'JSON of a historian, a gateway or a maintenance system, a feed, or a page. Credentials of a source are sealed, and no screen shows them again.',
    },
    {
      title: 'What it says',
      text: 'The readings in whole sentences, in the language of the shift. A number that your source does not hold is not said.',
    },
    {
      title: 'When it speaks',
      text: 'At the minutes that you set, up to 288 times a day. When a source falls silent, the last good report takes its place, and you get a mail.',
    },
  ],
  late: {
    title: 'What it costs to be late',
    text: 'Most damage begins as a reading that nobody was looking at. Take one bearing:',
    steps: [
      { at: 'At two', what: 'It runs warm.', costs: 'A grease gun, and ten minutes.' },
      { at: 'At six', what: 'It runs loud.', costs: 'A new bearing, and a morning.' },
      { at: 'At noon', what: 'It sticks.', costs: 'A shaft, and a line that stands still.' },
    ],
    note: 'An illustration, not a customer’s story. Hourcast reports; it is no safety system and replaces none.',
  },
}

export const PROOF = {
  kicker: 'Measured',
  title: 'Proof that you can run yourself',
  text: 'Each figure comes from a program that lies beside the code, with the command that makes it, its day and its version.',
  loudness:
    'is how loud the bulletin on this page is as a whole. Every bulletin is brought to the level that its station has set, within 1\u00a0LU, or it does not air.',
  loudnessSource: 'measured on its MP3 when it was made',
  hours: '23, 24, 25',
  hoursMean:
    'broadcasts a day come from 24 hourly slots as clocks go forward, stand still and go back: one for every hour that there is.',
  hoursSource: 'npm run hourcast -- slots',
  languages: 'languages speak, with the built-in voice or with yours, each in six tones.',
  languagesSource: 'the list of the program itself',
}

export const VOICES = {
  kicker: 'Voices',
  title: 'What people at your desk might say',
  text: 'Examples that we wrote, and nobody’s quotes: they say what Hourcast is made for.',
  badge: 'Example',
  pause: 'Pause',
  run: 'Run',
  next: 'Next',
  failed: 'The examples could not be loaded. Load the page again in a moment.',
  plain: 'Read the examples',
}

export const CALL = {
  title: 'Ready to Revolutionize Your Industrial Operations?',
  text: 'Say what it shall read and when it shall speak. You hear it before anything airs.',
  start: 'Get Started',
  prices: 'See the plans, from EUR 49 a month',
}
