import { fileURLToPath } from 'node:url'
import { SealError } from '@hourcast/server/secrets/create-sealer'
import { type PayloadCipher, readPayloadCipher } from '@hourcast/server/secrets/payload-cipher'
import type { DataConverter, Payload, PayloadCodec } from '@temporalio/common'
import { payloadFromJson, payloadToJson } from './payload-json.ts'

const ENCODING = 'binary/encrypted'
const KEY_ID = 'encryption-key-id'

const textOf = (bytes: Uint8Array | null | undefined): string => Buffer.from(bytes ?? []).toString('utf8')

const encrypt = (cipher: PayloadCipher, payload: Payload): Payload => ({
  metadata: { encoding: Buffer.from(ENCODING), [KEY_ID]: Buffer.from(cipher.keyId) },
  data: cipher.seal(Buffer.from(JSON.stringify(payloadToJson(payload)))),
})

const decrypt = (cipher: PayloadCipher, payload: Payload): Payload => {
  // What was written before there was a key stays readable.
  if (textOf(payload.metadata?.encoding) !== ENCODING) return payload
  if (!payload.data) throw new SealError('An encrypted payload holds nothing.')
  return payloadFromJson(JSON.parse(textOf(cipher.open(textOf(payload.metadata?.[KEY_ID]), payload.data))))
}

/** Encrypts whole payloads, what they say of themselves included. Opening throws SealError, so the task waits until the key is back. */
export const createPayloadCodec = (cipher: PayloadCipher): PayloadCodec => ({
  encode: async (payloads) => payloads.map((payload) => encrypt(cipher, payload)),
  decode: async (payloads) => payloads.map((payload) => decrypt(cipher, payload)),
})

// Beside this file in the sources and beside the bundle: the SDK loads it by its path, once more inside the workflow bundle.
export const failureConverterPath = fileURLToPath(new URL('./failure-converter.mjs', import.meta.url))

/** For client, worker and workflow bundle alike. Without a key nothing is encrypted. Throws ConfigError, one line. */
export const createDataConverter = ({ TEMPORAL_CODEC_KEY }: { TEMPORAL_CODEC_KEY?: string | undefined }): DataConverter =>
  TEMPORAL_CODEC_KEY ? { payloadCodecs: [createPayloadCodec(readPayloadCipher(TEMPORAL_CODEC_KEY))], failureConverterPath } : {}
