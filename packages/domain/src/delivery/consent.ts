import { DAY_MS } from '../time-units.ts'
/**
 * Whether the reader at a delivery address agrees to its mails. Their consent is given, still waited for, out of reach because a mail server
 * takes nothing for the address, ended by them for this scheduler, or refused to the station for good.
 */
export const CONSENTS = ['given', 'waiting', 'bounced', 'ended', 'refused'] as const
export type Consent = (typeof CONSENTS)[number]
/** Why a mail is not sent. */
export type Withheld = Exclude<Consent, 'given'>

/** As it stands in a delivery's row, for history. */
export const WITHHELD_WORDS: Record<Withheld, string> = {
  waiting: 'E-mail: not sent, it waits until the recipient has confirmed the address.',
  bounced: 'E-mail: not sent, a mail server refused the address. Check it.',
  ended: 'E-mail: not sent, the recipient has ended these mails.',
  refused: 'E-mail: not sent, the recipient wants no mails of this station.',
}

export const isWithheldCode = (code: string | null): code is Withheld => code !== null && Object.hasOwn(WITHHELD_WORDS, code)

/** A link in a mail that asks works so long. */
export const CONSENT_LINK_MS = 7 * DAY_MS

type Said = Record<'confirmedAt' | 'endedAt' | 'refusedAt' | 'bouncedAt', number | null>

/**
 * What holds for an address that is entered now, by what its reader has said to this station (epoch milliseconds). The owner's own address,
 * which a code has confirmed, needs no other word.
 */
export const consentOf = ({ confirmedAt, endedAt, refusedAt, bouncedAt }: Said, isOwn: boolean): Consent => {
  if (refusedAt !== null) return 'refused'
  if (bouncedAt !== null && bouncedAt >= (confirmedAt ?? 0)) return 'bounced'
  if (endedAt !== null && endedAt >= (confirmedAt ?? 0)) return 'waiting'
  return confirmedAt !== null || isOwn ? 'given' : 'waiting'
}

export type ConsentLimit = 'station' | 'address' | 'pair'

/**
 * How many mails that ask may go out: of one station, to one address by whichever stations, and of one station to one address. Nobody can
 * use us to flood a stranger.
 */
export const CONSENT_MAILS: Record<ConsentLimit, { most: number; withinMs: number }> = {
  station: { most: 20, withinMs: DAY_MS },
  address: { most: 3, withinMs: DAY_MS },
  pair: { most: 3, withinMs: 7 * DAY_MS },
}

/** The limit that is reached, by how many mails went out within its time; undefined when one more may go out. */
export const reachedLimit = (sent: Record<ConsentLimit, number>): ConsentLimit | undefined =>
  (Object.keys(CONSENT_MAILS) as ConsentLimit[]).find((limit) => sent[limit] >= CONSENT_MAILS[limit].most)

export const CONSENT_LIMIT_WORDS: Record<ConsentLimit, string> = {
  station: 'Your station has asked for 20 confirmations within a day. Try again tomorrow.',
  address: 'This address was asked three times within a day. Try again tomorrow.',
  pair: 'This address was asked three times within a week and has not answered. Reach its owner in another way first.',
}

/** What is taken for a dot, as browsers do in the name of a host, and what turns a line round or is not seen. */
const DOTS = /[\u2024\u3002\ufe52\uff0e\uff61]/g
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** A name or a text that somebody chose, in a mail to a stranger: one line, and nothing in it that a mail program makes a link of. */
export const nameForStrangers = (name: string, longest = 60): string =>
  name
    .replace(UNSEEN, '')
    .replace(DOTS, '.')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[<>@:/\\\uff20\uff1a\uff0f\u2044\u2215\ufe55\ufe6b]+/g, ' ')
    .replace(/\.(?=\p{L})/gu, '. ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, longest)
