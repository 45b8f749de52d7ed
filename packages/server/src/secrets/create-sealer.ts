import { Fault } from '@hourcast/domain/fault'
import type { Sealer } from './seal.ts'
import { openBytes, sealBytes } from './seal-bytes.ts'

export type SealKey = { id: string; key: Buffer }

/** Says what is wrong without a word of what was sealed. Another try may do: the key may be back by then. */
export class SealError extends Fault {
  static override readonly sharedName = 'SealError'
  override readonly name = 'SealError'
  constructor(message: string) {
    super('sealed', message)
  }
}

const VERSION = 's1'

const associatedData = ({ stationId, field }: { stationId: string; field: string }): Buffer => {
  // The bar separates the two: a station id that held one could stand for another pair.
  if (stationId === '' || field === '' || stationId.includes('|')) throw new SealError('A seal needs a station and a field.')
  return Buffer.from(`${stationId}|${field}`, 'utf8')
}

/** The first key seals, all of them open. A sealed text reads `s1.KEYID.BASE64URL(nonce, ciphertext, tag)`. */
export const createSealer = (keys: readonly SealKey[]): Sealer => {
  const [sealing] = keys
  if (!sealing) throw new SealError('No key to seal with.')
  const byId = new Map(keys.map(({ id, key }) => [id, key]))
  return {
    seal(plain, context) {
      const bytes = sealBytes(sealing.key, Buffer.from(plain, 'utf8'), associatedData(context))
      return `${VERSION}.${sealing.id}.${bytes.toString('base64url')}`
    },
    open(sealed, context) {
      const [version, keyId = '', text = '', ...rest] = sealed.split('.')
      if (version !== VERSION || rest.length > 0) throw new SealError('Not a sealed text of ours.')
      const key = byId.get(keyId)
      if (!key) throw new SealError(`The key "${keyId}" that sealed this is not among SEAL_KEYS.`)
      const opened = openBytes(key, Buffer.from(text, 'base64url'), associatedData(context))
      if (!opened) throw new SealError('A sealed text was changed, or belongs to another station or field.')
      return opened.toString('utf8')
    },
  }
}
