import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const KEY = `k1:${Buffer.alloc(32, 7).toString('base64')}`

const S3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'radio',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'hush',
}

describe('the bucket', () => {
  test('is selected by its address', () => {
    expect(readConfig({}).s3).toBeUndefined()
    expect(readConfig({ ...S3, S3_ENDPOINT: '' }).s3).toBeUndefined()
    const credentials = { accessKeyId: 'id', secretAccessKey: 'hush' }
    const named = { endpoint: 'https://s3.example', bucket: 'radio', region: 'us-east-1' }
    expect(readConfig(S3).s3).toEqual({ ...credentials, ...named, cacheBytes: 1_000_000_000 })
    expect(readConfig({ ...S3, S3_REGION: 'eu-1', S3_CACHE_MB: '5' }).s3).toMatchObject({ region: 'eu-1', cacheBytes: 5_000_000 })
  })

  test.each(['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])('wants %s beside it', (name) => {
    expect(() => readConfig({ ...S3, [name]: '' })).toThrow(`${name}: must be set beside S3_ENDPOINT`)
  })

  test.each([
    ['S3_BUCKET', 'Radio/one', 'must be the name of a bucket'],
    ['S3_ENDPOINT', 's3.example', 'must be an address'],
    ['S3_ENDPOINT', 'https://id:hush@s3.example', 'holds no user name'],
    ['S3_CACHE_MB', '0', ''],
  ])('refuses %s=%s, and repeats no secret', (name, value, words) => {
    const read = () => readConfig({ ...S3, [name]: value })
    expect(read).toThrow(`${name}: ${words}`)
    expect(read).not.toThrow('hush')
  })
})

test.each(['4', '241', 'soon'])('refuses LLM_TIMEOUT=%s: the step that writes would end before it', (seconds) => {
  expect(readConfig({}).LLM_TIMEOUT).toBe(40)
  expect(() => readConfig({ LLM_TIMEOUT: seconds })).toThrow('LLM_TIMEOUT')
})

test.each([
  ['ALLOW_PRIVATE_HOSTS', 'http://localhost:3190/', "'http://localhost:3190/' is not host:port, like localhost:8080"],
  ['SOURCE_PORTS', '8080,abc', "'abc' is not a port"],
  ['LLM_TIMEOUT', 'soon', "must be a whole number from 5 to 240, not 'soon'"],
  ['STATION_SCHEDULERS', '0', "must be a whole number, at least 1, not '0'"],
  ['STATION_AUDIO_GB', '0', "must be a number above 0, not '0'"],
  ['TTS_PRICE_2', '-1', "must be a number from 0 to 1000000, not '-1'"],
  ['HOURCAST_DEMO', 'no', "must be 'on' or 'off', not 'no'"],
  ['LOG_LEVEL', 'loud', "must be 'fatal', 'error', 'warn', 'info', 'debug', 'trace' or 'silent', not 'loud'"],
  ['PUBLIC_URL', 'radio.example', 'must be an address starting with http:// or https://'],
  ['OPS_PASSWORD', 'hush', 'must have at least 12 letters'],
  ['SEAL_KEYS', 'k1:hush', `each entry must read id:base64 with 32 bytes; \`npm run hourcast -- secrets\` makes one`],
  ['SEAL_KEYS', `${KEY},${KEY}`, 'two keys share an id'],
  ['TEMPORAL_CODEC_KEY', ',', 'names no key'],
  [
    'TEMPORAL_CODEC_KEY',
    'hush',
    'each entry must read id:base64 with 32 bytes; `npm run hourcast -- secrets --temporal` makes one',
  ],
  ['HOURCAST_WEB', 'http://web:3000', "'http://web:3000' is not host:port, like localhost:8080"],
  ['HOURCAST_WEB', 'web', "'web' is not host:port, like localhost:8080"],
])('says in plain words what is wrong with %s=%s', (name, value, words) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(new ConfigError(`${name}: ${words}`))
})

test('takes keys and the address of the web app as they are written', () => {
  const lines = { SEAL_KEYS: `${KEY}, ${KEY.replace('k1', 'k2')}`, TEMPORAL_CODEC_KEY: KEY, HOURCAST_WEB: '[::1]:3000' }
  expect(readConfig(lines)).toMatchObject(lines)
})
