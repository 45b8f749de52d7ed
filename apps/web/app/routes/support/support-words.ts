import { ENTRIES_A_DAY } from '@hourcast/domain/board/board-limits'
import type { HelpLinks } from './article.ts'

/** All words of the page but those of its articles and questions. */
export const WORDS = {
  title: 'Support',
  description:
    'How to connect Liquidsoap, RadioDJ, mAirList, RadioBOSS, PlayIt Live, SAM Broadcaster, AzuraCast and LibreTime, and what to do when something is odd.',
  heading: 'Help that you can paste',
  lede: 'How a bulletin gets into your playout, what happens when clocks change, and what to look at when something is odd.',
  contents: 'On this page',
  whose: {
    own: 'The addresses below are those of your own oldest host: what you copy works.',
    example:
      'The addresses below are those of the example station, which is on air here: what you copy works. Sign in, and they are your own.',
    none: 'In the addresses below put the name of your own scheduler, as its card shows it under Schedulers.',
  } satisfies Record<HelpLinks['whose'], string>,
  questions: 'Questions',
  reach: 'Reach us',
  reachLede: 'The people who run this site answer what this page does not.',
  reachChat: 'Write to them here, or send an inquiry.',
  chat: 'Chat with us',
  ask: 'Ask for help',
  board: 'Message board',
  boardLede:
    'Short words from stations. What you write is yours to see at once; everybody sees it after the people who run this site have released it.',
  boardEmpty: 'Nothing is written here yet.',
  waits: 'Waits to be released. Only you see it.',
  signIn: 'Sign in to write something',
  name: 'Name',
  location: 'Location',
  locationHint: 'You may leave it empty.',
  message: 'Message',
  write: 'Write it',
  written: 'It is written. Everybody sees it once it is released.',
  limit: `At most ${ENTRIES_A_DAY} entries a day, kept for a year.`,
  signedOut: 'Your session has ended. Sign in again to write; what you wrote is still here.',
} as const
