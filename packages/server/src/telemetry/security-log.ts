import { hmacOf } from '../accounts/derive-key.ts'
import type { Services } from '../services.ts'

type Kind = { level: 'info' | 'warn'; message: string }

/** Every line about security that there is. Names stay as they are: alarms are made of them. docs/OPERATIONS.md has them as a table. */
export const SECURITY_EVENTS = {
  'security.registered': { level: 'info', message: 'an address was registered and waits for its code' },
  'security.address-confirmed': { level: 'info', message: 'an address was confirmed, and its account was made' },
  'security.code-asked': { level: 'info', message: 'a sign-in code was asked for' },
  'security.sign-in': { level: 'info', message: 'an owner signed in' },
  'security.sign-in-failed': { level: 'warn', message: 'a try to sign in failed' },
  'security.sign-in-delayed': { level: 'warn', message: 'a try to sign in was refused: too many had failed before' },
  'security.reset-asked': { level: 'info', message: 'a reset link was asked for' },
  'security.reset-done': { level: 'warn', message: 'a password was reset' },
  'security.sessions-ended': { level: 'info', message: 'sessions were ended' },
  'security.key-created': { level: 'warn', message: 'an API key was created' },
  'security.key-refused': { level: 'warn', message: 'an API key was refused' },
  'security.keys-revoked': { level: 'info', message: 'API keys were revoked' },
  'security.foreign-row': { level: 'warn', message: 'something of another owner was asked for' },
  'security.forged-request': { level: 'warn', message: 'a request without its anti-forgery token was refused' },
  'security.limit-hit': { level: 'warn', message: 'a limit was hit' },
  'security.kept-mail-refused': { level: 'warn', message: 'the kept mails were asked for without their key' },
  'security.delivery-address-asked': { level: 'info', message: 'the confirmation of a delivery address was asked for' },
  'security.delivery-address-confirmed': { level: 'info', message: 'a delivery address was confirmed' },
  'security.delivery-address-ended': { level: 'info', message: 'a recipient ended the mails to their address' },
  'security.delivery-address-allowed': {
    level: 'info',
    message: 'a recipient took a refusal back: their address may be asked again',
  },
  'security.webhook-added': { level: 'info', message: 'a webhook was added' },
  'security.webhook-secret-made': { level: 'info', message: 'a webhook got a new secret' },
  'security.data-exported': { level: 'warn', message: 'an owner exported all data of the station' },
  'security.deletion-asked': { level: 'warn', message: 'an owner asked for the account to be deleted' },
  'security.deletion-cancelled': { level: 'info', message: 'an owner kept the account' },
  'security.account-deleted': { level: 'warn', message: 'an account was deleted' },
} as const satisfies Record<string, Kind>

export type SecurityEvent = keyof typeof SECURITY_EVENTS

/** What a line is about. Addresses come as they are and leave as keyed hashes; everything else is an id, a word of ours or a number. */
export type SecurityFacts = {
  ownerId?: string
  /** An e-mail address: stands in the line as `account`. */
  email?: string
  /** The IP address that asks, or its network: stands in the line as `visitor`. */
  ip?: string
  /** A word of the table in docs/OPERATIONS.md: by which means, of which kind. */
  how?: string
  what?: string
  count?: number
  waitSeconds?: number
  schedulerId?: string
  keyId?: string
  webhookId?: string
  isKnownBrowser?: boolean
}

export type SecurityLog = Pick<Services, 'log' | 'sessionSecret'>

const HASH_LENGTH = 32

/** How an e-mail address stands in a line: always the same for one instance, and nothing without its secret. */
export const accountMark = (services: Pick<Services, 'sessionSecret'>, email: string): string =>
  hmacOf(services, 'log-account', email.trim().toLowerCase()).toString('hex').slice(0, HASH_LENGTH)

export const visitorMark = (services: Pick<Services, 'sessionSecret'>, ip: string): string =>
  hmacOf(services, 'log-visitor', ip).toString('hex').slice(0, HASH_LENGTH)

/** One line about security, after what it is about has been committed. Never an address, a code, a key or a token. */
export const logSecurity = (services: SecurityLog, event: SecurityEvent, { email, ip, ...facts }: SecurityFacts): void => {
  const { level, message } = SECURITY_EVENTS[event]
  const marks = {
    ...(email ? { account: accountMark(services, email) } : {}),
    ...(ip ? { visitor: visitorMark(services, ip) } : {}),
  }
  services.log[level]({ event, ...facts, ...marks }, message)
}
