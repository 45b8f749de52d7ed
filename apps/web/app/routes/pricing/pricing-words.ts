import type { Question } from '../../components/page/question.ts'

/** What the answers depend on: how this instance is set. */
export type Facts = {
  slotsADay: number
  hasRemoteVoice: boolean
  /** Names of the languages that natural voices of this machine speak. */
  naturalLanguages: readonly string[]
  takesPayment: boolean
}

export const WORDS = {
  title: 'Pricing',
  description: 'Three plans for AI radio hosting and alerts: EUR 49, 299 or 599 a month, with up to 2, 4 or 10 AI hosts.',
  heading: 'Pay for hosts, not for hours.',
  lede: 'Every plan airs around the clock, on time and exactly once. What differs is how many AI hosts you run, and how closely we look after them.',
  table: 'What each plan holds',
  feature: 'In the plan',
  hosts: 'AI hosts',
  questions: 'Questions and answers',
  callTitle: 'Hear it before you decide.',
  callText: 'Build a host in the wizard, let it read your own source, and listen. Nothing is saved or paid for until you say so.',
  callAction: 'Create Schedule',
  callSecond: 'Learn more',
  callSecondHeard: ' about how a broadcast is made',
} as const

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

const voicesOf = ({ hasRemoteVoice, naturalLanguages }: Pick<Facts, 'hasRemoteVoice' | 'naturalLanguages'>): string => {
  if (hasRemoteVoice)
    return 'This instance speaks with a voice service that its operator has connected. The built-in voice, which is robotic, stands in for languages that the service does not speak.'
  if (naturalLanguages.length > 0)
    return `This instance has natural voices for hosts in ${listed.format(naturalLanguages)}. The built-in voice, which is robotic, speaks for the others, and stands in when time is short.`
  return 'This instance speaks with the built-in voice: all 14 languages, robotic, and hard to follow in some. Its operator can add natural voices, or connect a voice service.'
}

export const questionsOf = ({ slotsADay, hasRemoteVoice, naturalLanguages, takesPayment }: Facts): readonly Question[] => [
  {
    question: 'What counts as a host?',
    answer: `One AI host is one scheduler: its sources, its language and tone, up to 24 schedules of days and hours, and where its bulletins go. Bulletins are not counted; here a host airs up to ${slotsADay} times a day.`,
  },
  {
    question: 'What airs when a source is silent?',
    answer:
      'The last good bulletin once more, as long as it is young enough: three hours, unless you set it otherwise. Else an evergreen read without news, else a recording of yours if you have chosen one, else your station’s ident. You get an e-mail that says why, and another one when it works again.',
  },
  {
    question: 'How do bulletins reach my playout?',
    answer:
      'By a direct link that is the same for good and switches on the hour, as a file by FTP or SFTP before it, or by e-mail. The link also comes as a podcast feed and as a calendar.',
  },
  {
    question: 'What do the voices sound like?',
    answer: `${voicesOf({ hasRemoteVoice, naturalLanguages })} You hear it in the wizard before anything is saved.`,
  },
  {
    question: 'How do I pay?',
    answer: takesPayment
      ? 'Subscribe opens the page of the payment provider in a new tab, by the month. You may end a plan to the end of a month that is paid.'
      : 'Subscribe opens an inquiry with the plan filled in: no payment page is set up on this instance. You may end a plan to the end of a month that is paid.',
  },
  {
    question: 'Is what I enter kept to myself?',
    answer:
      'Passwords of file servers and headers of sources are sealed and never shown again. What a host reads and says is another matter: treat all that you feed to the AI as public.',
  },
  {
    question: 'Can I run Hourcast on my own machine?',
    answer:
      'Yes. Its source is open under Apache-2.0, with the built-in voice as a program of its own under GPL-3.0. One command starts all of it on Linux with Node.js; no plan is needed for that.',
  },
  {
    question: 'Is it made for alarms that lives depend on?',
    answer:
      'No. It reads the state of a plant aloud, on time, from the data you point it at. Warnings, safety instructions and control that life or health depend on belong to systems made for them.',
  },
]
