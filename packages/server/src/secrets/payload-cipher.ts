import { SealError, type SealKey } from './create-sealer.ts'
import { openBytes, sealBytes } from './seal-bytes.ts'
import { freshSealKey, parseSealKeys } from './seal-keys.ts'

/** Encrypts what an engine keeps outside our own database. The id of the key travels beside the sealed bytes. */
export type PayloadCipher = {
  /** Of the key that seals. */
  keyId: string
  seal(plain: Uint8Array): Uint8Array
  /** Throws SealError when the key is unknown or the bytes were changed. */
  open(keyId: string, sealed: Uint8Array): Uint8Array
}

// Such a key opens nothing that was sealed for another purpose, should someone use one key for two.
const boundTo = (keyId: string): Buffer => Buffer.from(`payload|${keyId}`, 'utf8')

/** The first key seals, all of them open. */
export const createPayloadCipher = (keys: readonly SealKey[]): PayloadCipher => {
  const [sealing] = keys
  if (!sealing) throw new SealError('No key to seal with.')
  const byId = new Map(keys.map(({ id, key }) => [id, key]))
  return {
    keyId: sealing.id,
    seal: (plain) => sealBytes(sealing.key, plain, boundTo(sealing.id)),
    open(keyId, sealed) {
      const key = byId.get(keyId)
      if (!key) throw new SealError(`The key "${keyId.slice(0, 32)}" that sealed this is not among TEMPORAL_CODEC_KEY.`)
      const opened = openBytes(key, sealed, boundTo(keyId))
      if (!opened) throw new SealError('A sealed payload was changed, or its key is not the one that its id stands for.')
      return opened
    },
  }
}

/** `TEMPORAL_CODEC_KEY='id:base64,id2:base64'`. Throws ConfigError, which never quotes a key. */
export const readPayloadCipher = (text: string): PayloadCipher => createPayloadCipher(parseSealKeys(text, 'TEMPORAL_CODEC_KEY'))

/** What the command `secrets --temporal` adds: one line for an `.env`. */
export const freshCodecKeyLine = (): string => `TEMPORAL_CODEC_KEY=${freshSealKey()}`
