import { z } from 'zod'
import { deriveKey } from '../accounts/derive-key.ts'
import type { Config } from '../config.ts'
import { createSealer, SealError } from '../secrets/create-sealer.ts'
import type { Sealer } from '../secrets/seal.ts'
import type { Services } from '../services.ts'

/** Whose mails a link ends: those of a scheduler, or without a scheduler those of the station. */
export type Subscription = { stationId: string; schedulerId: string | null; address: string }

export const UNKNOWN_LINK = 'This link is not complete. Open it as it stands in the mail, or copy the whole of it.'

type Secret = Pick<Services, 'sessionSecret'>

// The link names its station itself: it is followed by readers who are nobody's.
const CONTEXT = { stationId: 'any', field: 'unsubscribe' }
/** More than the longest address seals to. */
const MAX_LENGTH = 1_000

const inside = z.tuple([z.string(), z.string().nullable(), z.string()])
const sealer = (services: Secret): Sealer => createSealer([{ id: 'u', key: deriveKey(services, 'unsubscribe') }])

/** Good for as long as the instance has its secret: nothing of it is stored, so that it works for years, and nobody can guess one. */
export const unsubscribeToken = (services: Secret, { stationId, schedulerId, address }: Subscription): string =>
  sealer(services).seal(JSON.stringify([stationId, schedulerId, address.toLowerCase()]), CONTEXT)

/** Null for what is no token of ours. */
export const readUnsubscribeToken = (services: Secret, token: string): Subscription | null => {
  if (token.length > MAX_LENGTH) return null
  try {
    const [stationId, schedulerId, address] = inside.parse(JSON.parse(sealer(services).open(token, CONTEXT)))
    return { stationId, schedulerId, address }
  } catch (error) {
    if (error instanceof SealError) return null
    throw error
  }
}

export const unsubscribeAddress = (
  { config, ...services }: Secret & { config: Pick<Config, 'PUBLIC_URL'> },
  subscription: Subscription,
): string => `${config.PUBLIC_URL}/unsubscribe/${unsubscribeToken(services, subscription)}`
