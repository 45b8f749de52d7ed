import type { BroadcastTime } from '@hourcast/server/history/load-broadcast'

/** All words of the page. */
export const BROADCAST_WORDS = {
  back: 'History',
  reason: 'Why',
  script: 'Script',
  noScript: 'No script was written.',
  saidWrong: 'A name said wrong, or a word that should never be said?',
  toWords: 'Teach your hosts',
  nothingSaid: 'Greeting, link or sign-off: no source',
  title: 'Title',
  audioGone: 'The audio is no longer kept. Everything else stays.',
  audioUnserved: 'The audio is not served: it did not go out, or its scheduler is deleted.',
  audioFrom: 'The audio can be heard from',
  audioSoon: 'The audio can be heard as soon as it is handed over.',
  noAudio: 'No audio was made.',
  audioFault: 'The audio could not be loaded. It is kept: try again in a moment.',
  targets: 'Where it went',
  noTargets: 'It came to no target.',
  times: 'When',
  sound: 'Sound',
  length: 'Length',
  loudness: 'Loudness',
  truePeak: 'True peak',
  size: 'Size',
  checksum: 'SHA-256',
  fetches: 'Pick-ups',
  fetchesHelp: 'Clients that took this from the link, each once. Listening here counts too.',
  sources: 'Sources as they were read',
  noSources: 'No source was read for it.',
  told: 'told',
  notTold: 'not told',
  again: 'Deliver again',
  sure: 'Yes, deliver it',
  asked: 'It is on its way once more.',
  underWay: 'Already on its way: you, or somebody else, asked for it before. It is sent once.',
  open: 'Under way once more',
  releasedAgain: 'Delivered once more',
  failedAgain: 'Could not be delivered once more',
  removed: 'The scheduler no longer delivers there.',
} as const

export const TIME_WORDS: Record<BroadcastTime, string> = {
  woken: 'Taken up',
  begun: 'Preparation began',
  prepared: 'Read, written, spoken and mastered',
  staged: 'Handed over, ready for air',
  air: 'Air time',
  delivered: 'Delivered',
  ended: 'Ended',
}

export const DELIVERY_STATES: Record<string, { words: string; tone: 'good' | 'busy' | 'bad' }> = {
  pending: { words: 'Waits', tone: 'busy' },
  staged: { words: 'Ready', tone: 'busy' },
  released: { words: 'Delivered', tone: 'good' },
  failed: { words: 'Not delivered', tone: 'bad' },
  withheld: { words: 'Not to be sent', tone: 'busy' },
}

/** The facts of a receipt that an owner can do something with, in their order; the others stay in the export. */
export const RECEIPT_WORDS: Record<string, string> = {
  path: 'File',
  format: 'Format',
  sizeBytes: 'Bytes',
  encryption: 'Encryption',
  answer: 'Server said',
  response: 'Server said',
  messageId: 'Message-ID',
}
