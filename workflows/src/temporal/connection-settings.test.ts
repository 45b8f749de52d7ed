import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigError } from '@hourcast/server/config'
import { expect, onTestFinished, test } from 'vitest'
import { openTemporal } from './connect.ts'
import { readConnectionSettings } from './connection-settings.ts'

const TEMPORAL_ADDRESS = 'temporal.example:7233'

const givenFile = async (text: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'hourcast-temporal-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'file.pem')
  await writeFile(path, text)
  return path
}

test('an address is enough: the namespace is default, and nothing is encrypted on the way', () => {
  expect(readConnectionSettings({ TEMPORAL_ADDRESS })).toMatchObject({
    address: TEMPORAL_ADDRESS,
    namespace: 'default',
    options: { address: TEMPORAL_ADDRESS, tls: undefined, apiKey: undefined },
  })
})

test('what stands in an .env without a value is not set', () => {
  const empty = { TEMPORAL_API_KEY: '', TEMPORAL_TLS: '', TEMPORAL_NAMESPACE: '', TEMPORAL_TLS_CLIENT_CERT_PATH: '' }
  expect(readConnectionSettings({ TEMPORAL_ADDRESS, ...empty })).toEqual(readConnectionSettings({ TEMPORAL_ADDRESS }))
})

test('an API key turns TLS on, TEMPORAL_TLS says it for certain', () => {
  const tlsOf = (env: Record<string, string>) => readConnectionSettings({ TEMPORAL_ADDRESS, ...env }).options.tls
  expect(tlsOf({ TEMPORAL_API_KEY: 'key' })).toBe(true)
  expect(tlsOf({ TEMPORAL_TLS: 'true' })).toBeTypeOf('object')
  expect(tlsOf({ TEMPORAL_TLS: 'false', TEMPORAL_API_KEY: 'key' })).toBe(false)
})

test('certificates come from files or as they stand', async () => {
  const path = await givenFile('from a file')
  const env = {
    TEMPORAL_TLS_SERVER_CA_CERT_PATH: path,
    TEMPORAL_TLS_CLIENT_CERT_DATA: 'certificate',
    TEMPORAL_TLS_CLIENT_KEY_DATA: 'key',
    TEMPORAL_TLS_SERVER_NAME: 'other.example',
  }
  const { tls } = readConnectionSettings({ TEMPORAL_ADDRESS, ...env }).options
  const texts = JSON.stringify(tls, (_key, value) =>
    ArrayBuffer.isView(value) ? Buffer.from(value as Uint8Array).toString() : value,
  )
  expect(JSON.parse(texts)).toEqual({
    serverNameOverride: 'other.example',
    serverRootCACertificate: 'from a file',
    clientCertPair: { crt: 'certificate', key: 'key' },
  })
})

const wrong: Record<string, Record<string, string>> = {
  'TEMPORAL_ADDRESS must read host:port': { TEMPORAL_ADDRESS: '' },
  'TEMPORAL_ADDRESS: must read': { TEMPORAL_ADDRESS: 'http://temporal.example:7233' },
  'TEMPORAL_TLS: must be true or false': { TEMPORAL_TLS: 'on' },
  TEMPORAL_TLS_CLIENT_KEY_PATH: { TEMPORAL_TLS_CLIENT_CERT_PATH: '/etc/hourcast/temporal.pem' },
  TEMPORAL_TLS_CLIENT_CERT_PATH: { TEMPORAL_TLS_CLIENT_KEY_DATA: 'key' },
  TEMPORAL_TLS_DISABLE_HOST_VERIFICATION: { TEMPORAL_TLS_DISABLE_HOST_VERIFICATION: 'true' },
  '/nowhere/ca.pem': { TEMPORAL_TLS_SERVER_CA_CERT_PATH: '/nowhere/ca.pem' },
  'both server_ca_cert': { TEMPORAL_TLS_SERVER_CA_CERT_PATH: '/nowhere/ca.pem', TEMPORAL_TLS_SERVER_CA_CERT_DATA: 'x' },
  PEM: { TEMPORAL_TLS_CLIENT_CERT_DATA: 'no certificate', TEMPORAL_TLS_CLIENT_KEY_DATA: 'no key' },
}
test.each(Object.entries(wrong))('%s: said in one line at the start', (words, env) => {
  const refusal = (() => {
    try {
      openTemporal({ TEMPORAL_ADDRESS, ...env }, {})
    } catch (error) {
      return error
    }
  })()
  expect(refusal).toBeInstanceOf(ConfigError)
  const { message } = refusal as ConfigError
  for (const word of words.split(' ')) expect(message).toContain(word)
  expect(message).not.toContain('\n')
})
