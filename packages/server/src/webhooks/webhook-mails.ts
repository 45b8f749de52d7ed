import { DAY_MS } from '@hourcast/domain/time-units'
import type { TurnedOff } from '@hourcast/domain/webhooks/next-try'
import type { AccountMail } from '../accounts/post-mail.ts'
import type { Services } from '../services.ts'

const BECAUSE: Record<TurnedOff, string> = {
  gone: 'it answered 410 Gone, which means that nobody wants to hear from us there any more',
  failing: 'it has done nothing but fail for five days',
}

type Facts = { to: string; url: string; turnedOff: TurnedOff; webhookId: string }

/** Its path and query may hold a key of the receiver: the mail names the host alone. */
export const turnedOffMail = ({ config }: Pick<Services, 'config'>, { to, url, turnedOff, webhookId }: Facts): AccountMail => ({
  to,
  subject: `Your webhook to ${new URL(url).host} is turned off`,
  text: `Hello,

your webhook to ${new URL(url).host} is turned off: ${BECAUSE[turnedOff]}. Nothing is sent there until you turn it on again. Your broadcasts go on as they are.

What was sent, and what came back: ${config.PUBLIC_URL}/station/webhooks/${webhookId}

Hourcast
`,
  validMs: 7 * DAY_MS,
})
