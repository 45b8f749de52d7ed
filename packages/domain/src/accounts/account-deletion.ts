import { z } from 'zod'
import { DAY_MS } from '../time-units.ts'
import { accountEmailSchema } from './account-input.ts'

/** How long an owner may change their mind. */
export const DELETION_GRACE_DAYS = 7
export const DELETION_GRACE_MS = DELETION_GRACE_DAYS * DAY_MS
/** How long before the end they are told once more. */
export const DELETION_REMINDER_MS = DAY_MS

const PROOF_MISSING = 'Enter your password, or a code that we mail you.'

/** `email` is typed once more, `proof` is the password or a mailed code. */
export const deletionSchema = z.object({
  email: accountEmailSchema,
  proof: z.string({ error: PROOF_MISSING }).max(1_000, PROOF_MISSING).min(1, PROOF_MISSING),
})

export type Deletion = { eraseAt: number; remindedAt: number | null }

/** Whether it is time to say that tomorrow is the day: once, and not when the day has come. */
export const isReminderDue = ({ eraseAt, remindedAt }: Deletion, now: number): boolean =>
  remindedAt === null && now >= eraseAt - DELETION_REMINDER_MS && now < eraseAt
