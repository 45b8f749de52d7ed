import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

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
