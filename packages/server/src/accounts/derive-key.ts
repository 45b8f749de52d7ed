import { createHmac, hkdfSync } from 'node:crypto'
import type { Services } from '../services.ts'

export type KeyPurpose =
  | 'address'
  | 'sign-in-code'
  | 'account-mail'
  | 'return-url'
  | 'anti-forgery'
  | 'known-browser'
  | 'sign-in-link'
  | 'log-account'
  | 'log-visitor'
  | 'unsubscribe'
  | 'enterprise-visitor'
  | 'form-time'
  | 'registering-network'
  | 'link-client'

/** A key for one purpose alone, 32 bytes: what is made with it means nothing where another is asked for. */
export const deriveKey = ({ sessionSecret }: Pick<Services, 'sessionSecret'>, purpose: KeyPurpose): Buffer =>
  Buffer.from(hkdfSync('sha256', sessionSecret, '', `hourcast ${purpose}`, 32))

export const hmacOf = (services: Pick<Services, 'sessionSecret'>, purpose: KeyPurpose, text: string): Buffer =>
  createHmac('sha256', deriveKey(services, purpose)).update(text).digest()

/** How an address stands in rows that are written whether or not somebody has registered it. */
export const addressHash = (services: Pick<Services, 'sessionSecret'>, email: string): string =>
  hmacOf(services, 'address', email).toString('hex')
