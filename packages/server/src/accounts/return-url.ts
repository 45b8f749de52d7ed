import { returnPath } from '@hourcast/domain/accounts/return-path'
import { createSealer, SealError } from '../secrets/create-sealer.ts'
import type { Sealer } from '../secrets/seal.ts'
import type { Services } from '../services.ts'
import { deriveKey } from './derive-key.ts'

type Secret = Pick<Services, 'sessionSecret'>

// A path is of no station: anybody who signs in may follow it.
const CONTEXT = { stationId: 'any', field: 'return-url' }
// More than the longest path seals to.
const MAX_SEALED_LENGTH = 4_000

const sealer = (services: Secret): Sealer => createSealer([{ id: 'url', key: deriveKey(services, 'return-url') }])

/** The query parameter `returnUrl` of the login for a path of ours, fit for a URL as it is; any other path is sealed as '/'. */
export const sealReturnUrl = (services: Secret, path: string): string => sealer(services).seal(returnPath(path), CONTEXT)

/** The path that was sealed, checked again; '/' for what is missing, tampered with, too long or from elsewhere. */
export const openReturnUrl = (services: Secret, sealed: string | null | undefined): string => {
  if (!sealed || sealed.length > MAX_SEALED_LENGTH) return '/'
  try {
    return returnPath(sealer(services).open(sealed, CONTEXT))
  } catch (error) {
    if (error instanceof SealError) return '/'
    throw error
  }
}
