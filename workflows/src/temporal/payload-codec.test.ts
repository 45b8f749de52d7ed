import { ConfigError } from '@hourcast/server/config'
import { SealError } from '@hourcast/server/secrets/create-sealer'
import { readPayloadCipher } from '@hourcast/server/secrets/payload-cipher'
import { freshSealKey } from '@hourcast/server/secrets/seal-keys'
import { ApplicationFailure, type Payload } from '@temporalio/common'
import {
  decodeOptionalFailureToOptionalError,
  encodeErrorToFailure,
  loadDataConverter,
} from '@temporalio/common/lib/internal-non-workflow'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createDataConverter, createPayloadCodec } from './payload-codec.ts'
import { type PayloadJson, payloadFromJson, payloadToJson } from './payload-json.ts'

const [oldKey, freshKey] = [freshSealKey(), freshSealKey()]
const codecOf = (keys: string) => createPayloadCodec(readPayloadCipher(keys))
const codec = codecOf(oldKey)

// What JSON can carry, and every name that a metadata field may have.
const payloads = fc.array(
  fc.record(
    { metadata: fc.dictionary(fc.string({ unit: 'binary' }), fc.uint8Array()), data: fc.uint8Array() },
    { requiredKeys: [] },
  ),
  { maxLength: 4 },
)
const asText = (list: Payload[]): PayloadJson[] => list.map(payloadToJson)

describe('payloads through the codec', () => {
  test('come back as they went, no matter what they hold', async () => {
    await fc.assert(
      fc.asyncProperty(payloads, async (list) => {
        expect(asText(await codec.decode(await codec.encode(list)))).toEqual(asText(list))
      }),
    )
  })

  test('show on the way that they are encrypted and by which key, and nothing else', async () => {
    const [sent] = await codec.encode([{ metadata: { encoding: Buffer.from('json/plain') }, data: Buffer.from('"a1b2c3"') }])
    expect(Object.entries(sent?.metadata ?? {}).map(([name, value]) => [name, Buffer.from(value).toString()])).toEqual([
      ['encoding', 'binary/encrypted'],
      ['encryption-key-id', oldKey.slice(0, oldKey.indexOf(':'))],
    ])
    for (const hidden of ['a1b2c3', 'json/plain']) expect(Buffer.from(sent?.data ?? []).includes(hidden)).toBe(false)
  })

  test('that were never encrypted pass untouched, among others', async () => {
    await fc.assert(
      fc.asyncProperty(payloads, payloads, async (plain, secret) => {
        const mixed = [...plain, ...(await codec.encode(secret))]
        const opened = await codec.decode(mixed)
        expect(opened.slice(0, plain.length)).toEqual(plain)
        expect(asText(opened.slice(plain.length))).toEqual(asText(secret))
      }),
    )
  })

  test('are refused when one bit was changed on the way', async () => {
    const [sent] = await codec.encode([{ data: Buffer.from('payload') }])
    const data = Buffer.from(sent?.data ?? [])
    await fc.assert(
      fc.asyncProperty(fc.nat(data.length * 8 - 1), async (bit) => {
        const changed = Buffer.from(data)
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        await expect(codec.decode([{ ...sent, data: changed }])).rejects.toThrow(SealError)
      }),
    )
    await expect(codec.decode([{ ...sent, data: null }])).rejects.toThrow(SealError)
    await expect(codec.decode([{ ...sent, metadata: { encoding: Buffer.from('binary/encrypted') } }])).rejects.toThrow(SealError)
  })

  test('of the old key open after a rotation, and those of the new one without the old', async () => {
    const rotated = codecOf(`${freshKey},${oldKey}`)
    await fc.assert(
      fc.asyncProperty(payloads, async (list) => {
        expect(asText(await rotated.decode(await codec.encode(list)))).toEqual(asText(list))
        expect(asText(await codecOf(freshKey).decode(await rotated.encode(list)))).toEqual(asText(list))
      }),
    )
    const sent = await codec.encode([{ data: Buffer.from('payload') }])
    await expect(codecOf(freshKey).decode(sent)).rejects.toThrow('TEMPORAL_CODEC_KEY')
  })
})

describe('the data converter', () => {
  const secret = 'the host of this hour'
  const failure = ApplicationFailure.create({
    message: secret,
    nonRetryable: true,
    details: [secret],
    cause: new Error(`because of ${secret}`),
  })

  test('without a key is the SDK’s own', () => {
    expect(createDataConverter({})).toEqual({})
    expect(createDataConverter({ TEMPORAL_CODEC_KEY: '' })).toEqual({})
  })

  test('with a wrong key stops the start', () => {
    expect(() => createDataConverter({ TEMPORAL_CODEC_KEY: 'k1:short' })).toThrow(ConfigError)
  })

  test('hides what failures say, their causes and stack traces included, and gives it back', async () => {
    const converter = loadDataConverter(createDataConverter({ TEMPORAL_CODEC_KEY: freshKey }))
    const sent = await encodeErrorToFailure(converter, failure)
    expect(sent.message).toBe('Encoded failure')
    const written = JSON.stringify(sent, (_key, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    )
    expect(written).not.toContain(secret)
    expect(written).not.toContain('payload-codec.test')
    const back = await decodeOptionalFailureToOptionalError(converter, sent)
    expect(back).toMatchObject({
      message: secret,
      nonRetryable: true,
      details: [secret],
      cause: { message: `because of ${secret}` },
    })
  })
})

test.each([1, null, [], { metadata: 1 }, { metadata: [] }, { metadata: { encoding: 1 } }, { data: {} }])(
  '%j is no payload',
  (value) => {
    expect(() => payloadFromJson(value)).toThrow(/must be/)
  },
)
