import type { Consent, Withheld } from '@hourcast/domain/delivery/consent'

/** What holds for the mails of a scheduler, and what its owner can do about it. */
export const CONSENT_WORDS: Record<Withheld, { state: string; detail: string; button: string | null }> = {
  waiting: {
    state: 'Waiting for confirmation',
    detail: 'Nothing is mailed there until the recipient has opened the link in our mail and said yes.',
    button: 'Send again',
  },
  bounced: {
    state: 'The mail server refused this address',
    detail: 'Nothing is mailed there. Check it: enter another one, or send the link again once it is right.',
    button: 'Send again',
  },
  ended: {
    state: 'Ended by the recipient',
    detail: 'Nothing is mailed there any more. They can be asked again.',
    button: 'Ask again',
  },
  refused: {
    state: 'Refused by the recipient',
    detail: 'They want no mails of your station. Enter another address.',
    button: null,
  },
}

export const consentWords = (consent: Consent | undefined) =>
  consent === undefined || consent === 'given' ? null : CONSENT_WORDS[consent]
