import { DELIVERY } from '@hourcast/domain/delivery/delivery-kinds'
import { againInWords } from '@hourcast/domain/delivery/tried-again'
import type { Attention } from '@hourcast/domain/overview/attention'
import type { NextStep } from '@hourcast/domain/overview/next-step'
import type { SlotOutcome } from '@hourcast/domain/overview/slot-outcome'
import { RUNG_WORDS } from '../../components/broadcast/rung-words.ts'

export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

export const ON_AIR = {
  title: 'On air now',
  live: 'On air',
  past: 'Was on air',
  none: 'Nothing has aired yet. The first bulletin stands here as soon as it goes out.',
  fault: 'The audio could not be loaded. Nothing is lost: it is kept here and on the direct link. Try again in a moment.',
  newer: 'A newer bulletin is on air.',
  change: 'Change to it',
} as const

export const LAST_DAY = {
  title: 'The last 24 hours',
  none: 'No slot had its air time in the last 24 hours.',
  table: 'As a table',
  columns: ['Host', 'What became of it', 'Slots'],
} as const

export const OUTCOME_WORDS: Record<SlotOutcome, string> = {
  fresh: 'fresh and on time',
  untold: 'told no story',
  'fell-back': 'fell back',
  late: 'late',
  failed: 'failed',
  missed: 'missed',
  'under-way': 'under way',
}

export const ATTENTION = {
  title: 'Needs your attention',
  none: 'Nothing needs you.',
  settings: 'Check the settings',
  hear: 'Hear what aired',
  broadcast: 'See the broadcast',
  schedulers: 'See the schedulers',
  missed: 'See what was missed',
} as const

/** The heads of the list, by what it is about. */
export const ABOUT_WORDS: Record<Attention['about'], string> = {
  failed: 'Failed',
  missed: 'Missed',
  outage: 'Missed',
  'refused-ahead': 'Not reached yet',
  'given-up': 'Not reached',
  'fell-back': 'Fell back',
  untold: 'Nothing told',
  sources: 'Source',
  mail: 'E-mail',
  paused: 'Paused',
}

const MAIL_WORDS = {
  waiting: (host: string) => `The recipient of ${host}’s mails has not confirmed the address yet. Until then nothing is mailed.`,
  bounced: (host: string) => `The mail server refused the address of ${host}’s mails: check it. Until then nothing is mailed.`,
  ended: (host: string) => `The recipient has ended ${host}’s mails. The other ways are not touched by it.`,
  refused: (host: string) => `The recipient of ${host}’s mails wants none of this station. The other ways are not touched by it.`,
} as const

const fromTo = (first: string, last: string): string => (first === last ? first : `${first} to ${last}`)

const againOf = ({ airAt, triedAgainAt }: { airAt: number; triedAgainAt: number | null }): string =>
  triedAgainAt === null ? '' : ` It is tried there once more ${againInWords(airAt, triedAgainAt)}.`

/** What happened, as a sentence. Its reason, where one is known, stands below it in the words of the row. */
export const sentenceOf = (one: Attention): string => {
  const host = one.hostName
  const slot = 'wall' in one ? `The ${one.wall.slice(11)} broadcast of ${host}` : ''
  switch (one.about) {
    case 'failed':
      return `${slot} did not go out.`
    case 'missed':
      return `${slot} was missed: Hourcast was not running then, and by now it is too late to air it.`
    case 'outage':
      return `The ${fromTo(one.wall.slice(11), one.lastWall.slice(11))} broadcasts of ${one.hosts} hosts were missed: Hourcast was not running then, and by now it is too late to air them.`
    case 'refused-ahead':
      return `${slot} has not aired yet, and has not reached ${DELIVERY[one.kind].words} so far.${againOf(one)}`
    case 'given-up':
      return `${slot} did not reach ${DELIVERY[one.kind].words}.`
    case 'fell-back':
      return `${slot} aired ${RUNG_WORDS[one.rung]}.`
    case 'untold':
      return `${slot} told no story, as those before it: none will be told until something changes.`
    case 'sources':
      return `${counted(one.count, 'source', 'sources')} could not be read for the ${one.wall.slice(11)} broadcast of ${host}.`
    case 'mail':
      return MAIL_WORDS[one.consent](host)
    case 'paused':
      return `${host} is paused: ${counted(one.weekly, 'broadcast a week does', 'broadcasts a week do')} not air.`
  }
}

type Step = { title: string; text: string; to: string; action: string }

const SCHEDULERS = '/station/scheduler'

/** The one thing that brings the station on. */
export const stepOf = (next: Exclude<NextStep, { step: 'create' }>): Step => {
  const host = next.hostName
  switch (next.step) {
    case 'resume':
      return { title: `Resume ${host}`, text: 'Every host is paused: nothing airs.', to: SCHEDULERS, action: 'To the schedulers' }
    case 'confirm-mail':
      return {
        ...{ title: 'Have the recipient confirm', to: SCHEDULERS, action: 'To the schedulers' },
        text: `${host}’s bulletins are mailed as soon as the reader at the address has agreed. You can ask once more.`,
      }
    case 'first-broadcast':
      return {
        ...{ title: `Hear ${host} on air`, to: SCHEDULERS, action: 'To the schedulers' },
        text: 'Nothing has gone out yet. ‘Run now’ makes the first broadcast at once, and the direct link serves it.',
      }
    case 'connect-playout':
      return {
        ...{ title: 'Connect your playout', to: '/support', action: 'How it is done' },
        text: `Nobody has taken ${host}’s bulletins from the direct link in the last seven days. Your playout fetches them by itself once it knows the address.`,
      }
  }
}
