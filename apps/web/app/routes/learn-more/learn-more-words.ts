import { FILE_KINDS, kindsInWords } from '@hourcast/domain/delivery/delivery-kinds'
import { lufsInWords } from '@hourcast/domain/with-unit'

type Part = { title: string; text: string }

export const PAGE = {
  title: 'Learn More',
  description: 'How Hourcast makes a broadcast, how it comes into your station or plant in five steps, and what it gives back.',
  heading: 'From your data to the air, with nobody at the desk.',
  lede: 'You say what a host reads, how it sounds and when it speaks. From then on Hourcast prepares every broadcast before its air time, and has something worth hearing ready when that comes.',
}

export const PICTURE = {
  title: 'One broadcast, from the source to the air',
  description: `Five minutes before the air time Hourcast reads the sources, writes the script, speaks it, masters it and stages the delivery. At the air time the link switches and the mail is sent; a file by ${kindsInWords(FILE_KINDS, 'or')} is in its place two minutes earlier. If a fresh bulletin cannot be made in time, the last good one, an evergreen, your own recording or the station’s ident airs instead.`,
  stages: [
    { name: 'read', detail: 'feeds and pages' },
    { name: 'write', detail: 'fits the air time' },
    { name: 'speak', detail: '14 languages' },
    { name: 'master', detail: `to ${lufsInWords(-16, 0)}` },
    { name: 'stage', detail: 'link, mail, FTP' },
  ],
  air: { lamp: 'ON AIR', time: '07:00:00', details: ['the link switches,', 'exactly once'] },
  late: {
    question: 'Not ready in time?',
    rungs: ['the last good one', 'an evergreen', 'the station’s ident'],
    end: 'Never empty.',
  },
} as const

export const STEPS: { title: string; lede: string; steps: readonly Part[] } = {
  title: 'Five steps into your operation',
  lede: 'Each can stay where it is until you are sure of it.',
  steps: [
    {
      title: 'Accelerated deployment',
      text: 'One command starts database, web app and worker, and about a minute later the first bulletin is on its link, made from an example feed. Your own host takes three steps in the wizard: what it reads and who speaks, when it airs, where it goes.',
    },
    {
      title: 'Flawless integration',
      text: `Your playout stays as it is. A direct link keeps its address for good and serves the next bulletin from its instant on. ${kindsInWords(FILE_KINDS, 'and')} put a file in its place two minutes before, under another name until it is whole; e-mail brings it as an attachment. A test of the connection writes, renames, reads back and deletes a small file, and names the step that failed.`,
    },
    {
      title: 'Custom AI tailoring from historical data',
      text: 'A host is made of your own material: feeds, articles, and what your systems have logged and answer as JSON. It remembers what it has read on air, begins with what is new, and leaves out what is stale. Tone, language, length, music under the voice and a task in your own words do the rest. Nothing is trained on your data.',
    },
    {
      title: 'Precision testing through pilots',
      text: 'What you hear before you save comes out of the same pipeline as what airs. Before a file may air it is measured: its length against its words, silence, true peak, loudness within 1\u00a0LU of your target. So begin with one host on a link beside your programme, and give it the hour when you trust it.',
    },
    {
      title: 'Enterprise-wide expansion',
      text: 'The same code grows from one machine to PostgreSQL, Temporal, Kafka and a bucket of your own: an address in the configuration selects each. More workers prepare more at once, and stations take turns, so that nobody’s ten hosts make another’s bulletin late.',
    },
  ],
}

export const BENEFITS: { title: string; lede: string; benefits: readonly Part[] } = {
  title: 'What it gives back',
  lede: 'Five things that a station and a control room have in common.',
  benefits: [
    {
      title: 'Operational resilience',
      text: 'Each step is kept once it is done. A worker that is killed goes on where it was, and one slot is one delivery. When a fresh bulletin cannot be made, the ladder takes the next rung, down to a chime that needs neither voice nor file.',
    },
    {
      title: 'Economic optimization',
      text: 'Nobody has to sit there at five in the morning. Writer and voice are built in and run on your own processor, so a bulletin costs no fee by the sentence, and a sentence that was spoken today is not spoken again.',
    },
    {
      title: 'Productivity enhancement',
      text: 'Days and hours are set once. Clock changes are taken care of: a host on every hour airs 23, 24 or 25 times on such a day, with no hour empty. A mail comes when something fails, airs from a lower rung, or works again.',
    },
    {
      title: 'Insightful decision-making',
      text: 'Readings and reports become sentences that people hear where they work. A host may say no number and no name that its sources do not hold. Each broadcast is kept with its script, its sources and its receipts, and all of it can be taken along.',
    },
    {
      title: 'Scalable innovation',
      text: 'Writer and voice can be any service that speaks the OpenAI protocol: when a better voice comes, one line changes. Every change is an event that your programs can read, and every call is described as OpenAPI.',
    },
  ],
}

export const PLANTS: { kicker: string; title: string; lede: string; parts: readonly Part[] } = {
  kicker: 'For plant operators',
  title: 'The state of the plant, read aloud on the hour',
  lede: 'The pipeline that reads the news to a city reads the morning’s alarms to a shift.',
  parts: [
    {
      title: 'What an alert is',
      text: 'A short bulletin made of readings, reports and dates, at the times that you set or when you press Run now. The wizard has tasks to begin with: the state of our plant, maintenance ahead, the shift handover, safety on site.',
    },
    {
      title: 'What it reads',
      text: 'The JSON of a historian, a gateway or a maintenance system, over http or https, with the headers that it asks for. Those are sealed when they are stored.',
    },
    {
      title: 'What it is not',
      text: 'No safety system, and no replacement for one. It does not watch a sensor by the second; it tells people in time for the next decision what your systems already know.',
    },
  ],
}

export const CALL = {
  title: 'Hear your own data on air.',
  text: 'Build a host, let it read a source of yours, and listen before anything is saved.',
  create: 'Create Schedule',
  samples: 'Hear samples',
  pricing: 'See the plans',
}
