import { createSealer } from '../secrets/create-sealer.ts'
import type { Sealer } from '../secrets/seal.ts'
import type { Services } from '../services.ts'
import { deriveKey } from './derive-key.ts'

type Secret = Pick<Services, 'sessionSecret'>

const sealer = (services: Secret): Sealer => createSealer([{ id: 'link', key: deriveKey(services, 'sign-in-link') }])
/** It belongs to the row of one code. */
const contextOf = (codeId: string) => ({ stationId: codeId, field: 'sign-in-link' })

/** Whom a mailed link signs in: the row has no address in clear. */
export const sealLinkAddress = (services: Secret, codeId: string, email: string): string =>
  sealer(services).seal(email, contextOf(codeId))

export const openLinkAddress = (services: Secret, codeId: string, sealed: string): string =>
  sealer(services).open(sealed, contextOf(codeId))
