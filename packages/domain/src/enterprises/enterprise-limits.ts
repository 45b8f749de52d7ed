import { DAY_MS, SECOND_MS } from '../time-units.ts'

/** The link in the mail confirms for so long; what is not confirmed by then goes. */
export const UNCONFIRMED_MS = 7 * DAY_MS

/** The newest of those that are confirmed: more would hide the map, and each is a marker of its own. */
export const SHOWN_ON_MAP = 200

/** How often a minute the form is taken from one visitor, filled in well or not. */
export const ENTERPRISE_FORMS_A_MINUTE = 6

/** Nobody fills six fields in quicker than this. */
export const LEAST_FILLING_MS = 3 * SECOND_MS
/** A page that is open for longer is loaded again first. */
export const MOST_FILLING_MS = DAY_MS

export type EnterpriseLimit = 'address' | 'visitor' | 'everybody'

/** How many entries a day: with one e-mail address, which gets a mail for each, of one visitor, and of all together. */
export const ENTERPRISES_A_DAY: Record<EnterpriseLimit, number> = { address: 3, visitor: 10, everybody: 500 }
export const ENTERPRISES_WITHIN_MS = DAY_MS

export const ENTERPRISE_LIMIT_WORDS: Record<EnterpriseLimit, string> = {
  address: 'Three enterprises were added with this e-mail address within a day. Try again tomorrow.',
  visitor: 'Ten enterprises were added from your network within a day. Try again tomorrow.',
  everybody: 'Too many enterprises were added today. Try again tomorrow.',
}

/** The limit that is reached, by how many were added within a day; undefined when one more may be. */
export const reachedEnterpriseLimit = (added: Record<EnterpriseLimit, number>): EnterpriseLimit | undefined =>
  (Object.keys(ENTERPRISES_A_DAY) as EnterpriseLimit[]).find((limit) => added[limit] >= ENTERPRISES_A_DAY[limit])

/** What a program does and nobody else: it fills in a field that nobody sees, or answers before anybody could have read the form. */
export const faultOfFilling = ({
  trap,
  filledInMs,
}: {
  trap: string /** null: not a form of ours. */
  filledInMs: number | null
}): string | null => {
  if (trap !== '') return 'A field was filled in that people do not see. Empty it, or load this page again.'
  if (filledInMs === null || filledInMs > MOST_FILLING_MS)
    return 'This page was open for too long. Load it again, and add your enterprise then.'
  return filledInMs < LEAST_FILLING_MS ? 'That was quicker than anybody types. Press the button once more.' : null
}
