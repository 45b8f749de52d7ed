import { CATCH_UP_MS } from '../broadcasts/broadcast.ts'
import { deliverUntil } from '../broadcasts/deadlines.ts'
import { MINUTE_MS } from '../time-units.ts'

// Times that must fit each other. The longest first: a receipt, a delivery, a try, a claim, a send.

/** A receipt that the database does not take is held for longer than any delivery is tried. */
export const KEEP_RECEIPT_MS = deliverUntil(0, CATCH_UP_MS) + 2 * MINUTE_MS

/** One try at a release: a claim is waited out and the mail is sent, or a server takes its whole time for a file. */
export const RELEASE_TRY_MS = 190_000

/** A mail server that has not taken a mail by then is asked again. */
export const SEND_MS = MINUTE_MS

/** By then a process that sends a mail has sent it, or has given it up. */
export const CLAIM_MS = SEND_MS + 15_000

/** From here on a mail is sent although nobody knows whether it was sent before: there is time for one more, and then for none. */
export const lastCallOf = (until: number): number => until - CLAIM_MS
