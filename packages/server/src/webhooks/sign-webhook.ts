import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

/** A fresh secret as its owner gets it: 'whsec_' and base64. */
export const newWebhookSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`

export type Signed = { id: string; atSeconds: number; body: string }

const signatureBy = (secret: string, { id, atSeconds, body }: Signed): string => {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${atSeconds}.${body}`).digest('base64')}`
}

/** The headers of Standard Webhooks, with a signature for each secret that is valid now. */
export const signatureHeaders = (signed: Signed, secrets: readonly string[]): Record<string, string> => ({
  'webhook-id': signed.id,
  'webhook-timestamp': String(signed.atSeconds),
  'webhook-signature': secrets.map((secret) => signatureBy(secret, signed)).join(' '),
})
