import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

type Service = {
  image: string
  environment?: Record<string, string | null>
  ports?: { host_ip?: string }[]
  cap_drop?: string[]
  security_opt?: string[]
  read_only?: boolean
  restart?: string
  healthcheck?: { disable?: boolean }
  depends_on?: Record<string, { condition: string }>
}

const { PATH, HOME, DOCKER_CONFIG } = process.env

/** With what finds the program alone: addresses of real servers in the environment would stand in place of those of the file. */
const docker = (args: string[], cwd = root) => {
  const env = { PATH, HOME, ...(DOCKER_CONFIG ? { DOCKER_CONFIG } : {}) }
  return spawnSync('docker', ['compose', ...args], { cwd, env, encoding: 'utf8' })
}

/** The services as docker compose itself reads them, beside this .env. */
const servicesWith = (env: Record<string, string>): Record<string, Service> => {
  const folder = mkdtempSync(join(tmpdir(), 'compose-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(join(root, 'docker-compose.yml'), join(folder, 'docker-compose.yml'))
  const lines = Object.entries(env).map(([name, value]) => `${name}=${value}\n`)
  if (lines.length > 0) writeFileSync(join(folder, '.env'), lines.join(''))
  const { status, stdout, stderr } = docker(['config', '--format', 'json'], folder)
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout).services
}

describe.runIf(docker(['version']).status === 0)('docker compose', () => {
  test('finds nothing wrong, and warns of nothing', () => {
    const { status, stderr } = docker(['config', '--quiet'])
    expect([status, stderr.trim()]).toEqual([0, ''])
  })

  test('gives no container a right of root’s, but PostgreSQL those by which it becomes its own user', () => {
    for (const [name, { cap_drop, security_opt }] of Object.entries(servicesWith({})))
      expect([name, cap_drop, security_opt]).toEqual([name, ['ALL'], ['no-new-privileges:true']])
  })

  test('publishes ports on this machine alone', () => {
    const published = Object.values(servicesWith({})).flatMap(({ ports = [] }) => ports.map(({ host_ip }) => host_ip))
    expect(published).toEqual(published.map(() => '127.0.0.1'))
    expect(published.length).toBeGreaterThan(3)
  })

  test('waits for nobody who is never well: what others wait for has a check, or ends', () => {
    const services = servicesWith({})
    for (const [name, { depends_on = {} }] of Object.entries(services))
      for (const [other, { condition }] of Object.entries(depends_on)) {
        const awaited = services[other]
        if (condition === 'service_completed_successfully') expect([name, other, awaited?.restart]).toEqual([name, other, 'no'])
        if (condition === 'service_healthy')
          expect([name, other, awaited?.healthcheck?.disable ?? false]).toEqual([name, other, false])
      }
  })

  test('hands the lines of an .env on to web and worker: the bucket, a database and a mail server of one’s own', () => {
    const env = {
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'radio',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'a secret',
      S3_CACHE_MB: '5',
      DATABASE_URL: 'postgresql://a:b@db.example/hourcast',
      SMTP_URL: 'smtps://mail.example',
    }
    const services = servicesWith(env)
    for (const name of ['web', 'worker', 'migrate']) expect(services[name]?.environment).toMatchObject(env)
  })

  test('an address that an .env sets to nothing selects the embedded twin', () => {
    const { worker } = servicesWith({ TEMPORAL_ADDRESS: '', KAFKA_BROKERS: '' })
    expect(worker?.environment).toMatchObject({ TEMPORAL_ADDRESS: '', KAFKA_BROKERS: '' })
    expect(servicesWith({}).worker?.environment).toMatchObject({ TEMPORAL_ADDRESS: 'temporal:7233', KAFKA_BROKERS: 'kafka:9092' })
  })
})
