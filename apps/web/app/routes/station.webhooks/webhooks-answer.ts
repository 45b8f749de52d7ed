import { type KeptForm, keptForm } from '../../components/form/kept-form.ts'

export const WEBHOOK_INTENTS = ['add', 'test', 'renew', 'off', 'on', 'delete'] as const
export type WebhookIntent = (typeof WEBHOOK_INTENTS)[number]

/** What was done. `secret` is in this answer alone; `isAsked`: it is deleted once the owner says so again, for without scripts nothing else asks. */
export type WebhookDone = { said?: string; secret?: string; isAsked?: true }

/** What the action says to the page, and of which webhook. */
export type WebhooksAnswer = KeptForm<WebhookIntent> & {
  webhookId: string
  done: WebhookDone | null
}

/** An answer that has done nothing yet, and keeps what was entered. */
export const keptWebhooks = ({ webhookId = '', ...fields }: Record<string, string>): WebhooksAnswer => ({
  ...keptForm(WEBHOOK_INTENTS, fields),
  webhookId,
  done: null,
})

/** The name of an event's switch in the form. */
export const eventField = (type: string): string => `event.${type}`
