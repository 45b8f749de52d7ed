import { ok, type Result } from '@hourcast/domain/problem'
import type { Services } from '../services.ts'
import { isNoWebhook, noSuchWebhook, type WebhookRef } from './change-webhook.ts'
import { listWebhooks, type WebhookLine } from './list-webhooks.ts'

const PAGE = 25

export type TryLine = {
  number: number
  at: number
  tookMs: number
  status: number | null
  /** Why nobody answered. */
  fault: string | null
  /** How the answer begins. */
  answer: string
}

/** Instants are epoch milliseconds. */
export type MessageLine = {
  messageId: string
  /** What the receiver gets as webhook-id. */
  eventId: string
  type: string
  state: 'waiting' | 'delivered' | 'given-up'
  createdAt: number
  dueAt: number | null
  /** The slot that it tells of, in station time with its offset; null for a test. */
  slot: string | null
  /** The newest first, ten at most. */
  tries: TryLine[]
}

/** `next`: what to ask with for the older ones; null where there are none. */
export type WebhookPage = { webhook: WebhookLine; messages: MessageLine[]; next: string | null }

type Row = Omit<MessageLine, 'createdAt' | 'dueAt' | 'tries'> & {
  createdAt: Date
  dueAt: Date | null
  tries: (Omit<TryLine, 'at'> & { at: string })[]
}

const MESSAGES = `
  SELECT message.id AS "messageId", message.event_id AS "eventId", message.type, message.state, message.created_at AS "createdAt",
    message.due_at AS "dueAt", message.body::jsonb #>> '{data,slot,station}' AS slot,
    coalesce((SELECT jsonb_agg(jsonb_build_object('number', number, 'at', at, 'tookMs', took_ms, 'status', status, 'fault', fault,
        'answer', answer) ORDER BY number DESC)
      FROM (SELECT * FROM webhook_try WHERE message_id = message.id ORDER BY number DESC LIMIT 10) AS attempt), '[]') AS tries
  FROM webhook_message AS message
  WHERE message.webhook_id = $1 AND ($2::timestamptz IS NULL OR (message.created_at, message.id) < ($2::timestamptz, $3))
  ORDER BY message.created_at DESC, message.id DESC LIMIT ${PAGE + 1}`

const AFTER = /^(\d{1,15})-([a-z2-7]{1,64})$/

const lineOf = ({ createdAt, dueAt, tries, ...message }: Row): MessageLine => ({
  ...message,
  createdAt: createdAt.getTime(),
  dueAt: dueAt?.getTime() ?? null,
  tries: tries.map(({ at, ...one }) => ({ ...one, at: Date.parse(at) })),
})

/** One webhook and what was sent there, the newest first. `after` is the `next` of the page before. */
export const loadMessages = async (
  services: Pick<Services, 'db' | 'clock' | 'log' | 'sessionSecret'>,
  { after = '', ...ref }: WebhookRef & { after?: string },
): Promise<Result<WebhookPage>> => {
  const [webhook] = isNoWebhook(ref) ? [] : await listWebhooks(services, ref)
  if (!webhook) return noSuchWebhook(services, ref)
  const [, at, id] = AFTER.exec(after) ?? []
  const from = at === undefined ? [null, null] : [new Date(Number(at)), id]
  const { rows } = await services.db.pool.query<Row>(MESSAGES, [ref.webhookId, ...from])
  const messages = rows.slice(0, PAGE).map(lineOf)
  const last = messages.at(-1)
  const next = rows.length > PAGE && last ? `${last.createdAt}-${last.messageId}` : null
  return ok({ webhook, messages, next })
}
