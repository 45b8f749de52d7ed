import { parseDeliveryAddress } from '@hourcast/domain/accounts/email-address'
import type { DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import type { DeliveryTarget } from '@hourcast/domain/delivery/delivery-target'
import { maskFtpAddress, parseFtpAddress } from '@hourcast/domain/delivery/ftp-address'
import { joinSftpSecret, maskSftpAddress, parseSftpAddress } from '@hourcast/domain/delivery/sftp-address'
import { ok, type Result } from '@hourcast/domain/problem'
import type { Sealer } from '../secrets/seal.ts'
import { sealedFieldOf } from '../secrets/sealed-fields.ts'
import type { Services } from '../services.ts'

/** A target as its row holds it. */
export type StoredTarget = {
  kind: DeliveryKind
  address: string
  sealed: string | null
  /** Null: as it was. */
  allowPlain: boolean | null
  /** Of a target that is kept, null: as it was. */
  hostKey: string | null
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

const PLAIN = { address: '', sealed: null, allowPlain: false, hostKey: null }
const LINK: StoredTarget = { ...PLAIN, kind: 'link' }

const readTarget = (sealer: Sealer, stationId: string, target: DeliveryTarget): Result<StoredTarget> => {
  switch (target.kind) {
    case 'link':
      return ok(LINK)
    case 'email': {
      const address = parseDeliveryAddress(target.address)
      return address.ok ? ok({ ...PLAIN, kind: 'email', address: address.value }) : address
    }
    case 'ftp': {
      if ('keep' in target)
        return ok({ ...PLAIN, kind: 'ftp', address: target.keep, allowPlain: target.allowPlain ?? null, keep: true })
      const parsed = parseFtpAddress(target.connectionString)
      if (!parsed.ok) return parsed
      const sealed = sealer.seal(target.connectionString, { stationId, field: sealedFieldOf('ftp') })
      return ok({ ...PLAIN, kind: 'ftp', address: maskFtpAddress(parsed.value), sealed, allowPlain: target.allowPlain })
    }
    case 'sftp': {
      const hostKey = target.hostKey ?? null
      if ('keep' in target) return ok({ ...PLAIN, kind: 'sftp', address: target.keep, hostKey, keep: true })
      const secret = joinSftpSecret(target.connectionString, target.privateKey)
      const parsed = parseSftpAddress(secret)
      if (!parsed.ok) return parsed
      const sealed = sealer.seal(secret, { stationId, field: sealedFieldOf('sftp') })
      return ok({ ...PLAIN, kind: 'sftp', address: maskSftpAddress(parsed.value), sealed, hostKey })
    }
  }
}
