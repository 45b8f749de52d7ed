import type { Payload } from '@temporalio/common'

/** A payload as Temporal writes it in JSON: bytes in base64. */
export type PayloadJson = { metadata?: Record<string, string>; data?: string }

/** What was given is no payload; says which part. */
export class PayloadFormError extends Error {}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')

export const payloadToJson = ({ metadata, data }: Payload): PayloadJson => ({
  ...(metadata ? { metadata: Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, base64(value)])) } : {}),
  ...(data ? { data: base64(data) } : {}),
})

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const bytesOf = (value: unknown, where: string): Uint8Array => {
  if (typeof value !== 'string') throw new PayloadFormError(`${where} must be a text in base64`)
  return Buffer.from(value, 'base64')
}

/** Throws PayloadFormError. Absent and null are the same, as in Temporal's JSON. */
export const payloadFromJson = (value: unknown): Payload => {
  if (!isRecord(value)) throw new PayloadFormError('a payload must be an object')
  const { metadata, data } = value
  if (metadata !== undefined && metadata !== null && !isRecord(metadata)) throw new PayloadFormError('metadata must be an object')
  const entries = metadata ? Object.entries(metadata) : null
  return {
    ...(entries
      ? { metadata: Object.fromEntries(entries.map(([name, text]) => [name, bytesOf(text, `metadata.${name.slice(0, 64)}`)])) }
      : {}),
    ...(data === undefined || data === null ? {} : { data: bytesOf(data, 'data') }),
  }
}
