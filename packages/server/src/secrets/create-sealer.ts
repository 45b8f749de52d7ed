import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Sealer } from './seal.ts'

export type SealKey = { id: string; key: Buffer }

/** Says what is wrong without a word of what was sealed. */
export class SealError extends Error {}

const VERSION = 's1'
const NONCE_BYTES = 12
const TAG_BYTES = 16

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
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', sealing.key, nonce, { authTagLength: TAG_BYTES })
      cipher.setAAD(associatedData(context))
      const bytes = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${VERSION}.${sealing.id}.${bytes.toString('base64url')}`
    },
    open(sealed, context) {
      const [version, keyId = '', text = '', ...rest] = sealed.split('.')
      const bytes = Buffer.from(text, 'base64url')
      if (version !== VERSION || rest.length > 0 || bytes.length < NONCE_BYTES + TAG_BYTES) {
        throw new SealError('Not a sealed text of ours.')
      }
      const key = byId.get(keyId)
      if (!key) throw new SealError(`The key "${keyId}" that sealed this is not among SEAL_KEYS.`)
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAAD(associatedData(context))
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
      const opened = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
      try {
        return Buffer.concat([opened, decipher.final()]).toString('utf8')
      } catch {
        throw new SealError('A sealed text was changed, or belongs to another station or field.')
      }
    },
  }
}
