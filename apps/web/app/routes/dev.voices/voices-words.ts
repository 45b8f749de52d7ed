import { withUnit } from '@hourcast/domain/with-unit'

export const VOICES_WORDS = {
  title: 'Natural voices',
  lede: 'They sound like people, run on this machine, and speak for every station of it: for hosts of their language and gender, from the next bulletin on. Nothing is fetched before you press.',
  there: 'Here',
  none: 'None yet: the built-in voice speaks every language.',
  offered: 'To be added',
  source:
    'Models of the Piper project, fetched from its public index. A model of your own is added by hourcast voices add FOLDER.',
  add: 'Add',
  again: 'Try again',
  remove: 'Remove',
  card: 'its card',
  unclear: 'Licence unclear',
  read: 'I have read its licence',
  ownModel: 'from a folder',
  adding: 'Being added',
} as const

const GENDERS = { f: 'a woman', m: 'a man' } as const

export const genderWords = (gender: 'f' | 'm' | null): string => (gender ? GENDERS[gender] : 'for every host')

export const megabytes = (bytes: number): string => withUnit(Math.round(bytes / 1_000_000), 'MB')

/** '12 of 64 MB'; the last part of it is its trial. */
export const progressWords = (come: number, bytes: number): string =>
  come >= bytes ? 'All there; it says a sentence before it counts.' : `${Math.floor(come / 1_000_000)} of ${megabytes(bytes)}`
