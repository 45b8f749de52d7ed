import { randomId } from '@hourcast/db/random-id'
import { DAY_MS } from '@hourcast/domain/time-units'
import { createSealer, SealError } from '../secrets/create-sealer.ts'
import type { Sealer } from '../secrets/seal.ts'
import type { Services } from '../services.ts'
import type { BrowserInput } from './browser.ts'
import { deriveKey } from './derive-key.ts'
import { hashToken } from './token.ts'

type Secret = Pick<Services, 'sessionSecret'>

/** So long after an owner's last sign-in a browser counts as theirs. */
export const KNOWN_BROWSER_MS = 365 * DAY_MS
/** A studio's computer may have several owners; the one who was there last longest ago makes room. */
const MAX_OWNERS = 5
const MAX_COOKIE_LENGTH = 2_000

/** `owners`: whose browser it is, by the hash of their address, and when each signed in last (epoch ms). */
type Known = { id: string; owners: [addressHash: string, at: number][] }

// It belongs to no station: what it says is about addresses.
const CONTEXT = { stationId: 'any', field: 'known-browser' }
const sealer = (services: Secret): Sealer => createSealer([{ id: 'known', key: deriveKey(services, 'known-browser') }])

const openCookie = (services: Secret, sealed: string | undefined): Known | null => {
  if (!sealed || sealed.length > MAX_COOKIE_LENGTH) return null
  try {
    return JSON.parse(sealer(services).open(sealed, CONTEXT))
  } catch (error) {
    if (error instanceof SealError) return null
    throw error
  }
}

/**
 * Under which name this browser's tries for an address are counted: its own when that owner signed in here within a year, '' for
 * strangers. So a stranger's failures are counted apart, and nobody can lock an owner out of a browser that they use.
 */
export const knownBrowserOf = (
  services: Secret & Pick<Services, 'clock'>,
  { knownBrowser }: BrowserInput,
  addressHash: string,
): string => {
  const known = openCookie(services, knownBrowser)
  const since = known?.owners.find(([hash]) => hash === addressHash)?.[1]
  if (!known || since === undefined || since + KNOWN_BROWSER_MS <= services.clock.now()) return ''
  return `known:${hashToken(`${known.id}|${addressHash}`)}`
}

/** The cookie after a sign-in: the browser keeps its name, and the owner stands first in its list. */
export const rememberBrowser = (
  services: Secret,
  { browser, addressHash, now }: { browser: BrowserInput; addressHash: string; now: number },
): string => {
  const { id, owners } = openCookie(services, browser.knownBrowser) ?? { id: randomId(), owners: [] }
  const others = owners.filter(([hash]) => hash !== addressHash)
  const known: Known = { id, owners: [[addressHash, now], ...others].slice(0, MAX_OWNERS) as Known['owners'] }
  return sealer(services).seal(JSON.stringify(known), CONTEXT)
}
