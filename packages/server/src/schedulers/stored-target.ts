import { parseDeliveryAddress } from '@hourcast/domain/accounts/email-address'
import type { DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import type { DeliveryTarget } from '@hourcast/domain/delivery/delivery-target'
import { maskFtpAddress, parseFtpAddress } from '@hourcast/domain/delivery/ftp-address'
import { ok, type Result } from '@hourcast/domain/problem'
import type { Sealer } from '../secrets/seal.ts'
import { SEALED_FTP_FIELD } from '../secrets/sealed-fields.ts'
import type { Services } from '../services.ts'

/** A target as its row holds it. */
export type StoredTarget = {
  kind: DeliveryKind
  address: string
  sealed: string | null
  /** Null: as it was. */
  allowPlain: boolean | null
  keep?: boolean
}

/** Checks what the owner gave, and seals what is secret of it. */
export const readTargets = (
  { sealer }: Pick<Services, 'sealer'>,
  { stationId, targets }: { stationId: string; targets: readonly DeliveryTarget[] },
): Result<StoredTarget[]> => {
  // The link is always there; the others come on top.
  const stored: StoredTarget[] = [LINK]
  for (const target of targets) {
    const read = readTarget(sealer, stationId, target)
    if (!read.ok) return read
    if (read.value !== LINK) stored.push(read.value)
  }
  return ok(stored)
}

const LINK: StoredTarget = { kind: 'link', address: '', sealed: null, allowPlain: false }

const readTarget = (sealer: Sealer, stationId: string, target: DeliveryTarget): Result<StoredTarget> => {
  switch (target.kind) {
    case 'link':
      return ok(LINK)
    case 'email': {
      const address = parseDeliveryAddress(target.address)
      return address.ok ? ok({ kind: 'email', address: address.value, sealed: null, allowPlain: false }) : address
    }
    case 'ftp': {
      if ('keep' in target)
        return ok({ kind: 'ftp', address: target.keep, sealed: null, allowPlain: target.allowPlain ?? null, keep: true })
      const parsed = parseFtpAddress(target.connectionString)
      if (!parsed.ok) return parsed
      const sealed = sealer.seal(target.connectionString, { stationId, field: SEALED_FTP_FIELD })
      return ok({ kind: 'ftp', address: maskFtpAddress(parsed.value), sealed, allowPlain: target.allowPlain })
    }
  }
}
