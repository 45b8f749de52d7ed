import { parseDeliveryAddress } from '@hourcast/domain/accounts/email-address'
import { CONNECTION } from '@hourcast/domain/delivery/connection-kinds'
import type { DeliveryKind, FileKind } from '@hourcast/domain/delivery/delivery-kinds'
import type { DeliveryTarget } from '@hourcast/domain/delivery/delivery-target'
import { joinSftpSecret } from '@hourcast/domain/delivery/sftp-address'
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

type FileServer = Extract<DeliveryTarget, { kind: FileKind }>

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
    default:
      return readFileServer(sealer, stationId, target)
  }
}

const readFileServer = (sealer: Sealer, stationId: string, target: FileServer): Result<StoredTarget> => {
  const { kind, allowPlain, hostKey = null } = target
  if ('keep' in target) return ok({ ...PLAIN, kind, address: target.keep, allowPlain: allowPlain ?? null, hostKey, keep: true })
  const secret = joinSftpSecret(target.connectionString, target.privateKey ?? '')
  const { parse, mask } = CONNECTION[kind]
  const parsed = parse(secret)
  if (!parsed.ok) return parsed
  const sealed = sealer.seal(secret, { stationId, field: sealedFieldOf(kind) })
  return ok({ kind, address: mask(parsed.value), sealed, allowPlain: allowPlain ?? false, hostKey })
}
