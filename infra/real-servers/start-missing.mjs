// Real servers for the tests: those whose addresses are set; the others from Docker; and what there is neither of is said.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startKafka, startPostgres, startTemporal } from './containers.mjs'
import { findDocker } from './docker.mjs'
import { startFtp, startMail } from './mail-and-ftp.mjs'
import { startS3 } from './s3.mjs'
import { startSftp } from './sftp.mjs'

/**
 * Each server: `names`, the variables by which the tests find it; `start` gives them, and its containers. The first name that is set
 * means that somebody has brought the server: then nothing is started, and a name that is missing beside it is said.
 */
const SERVERS = [
  {
    what: 'PostgreSQL',
    names: ['TEST_DATABASE_URL'],
    start: async () => {
      const { container, address } = await startPostgres()
      return { containers: [container], env: { TEST_DATABASE_URL: address } }
    },
  },
  {
    what: 'Temporal',
    names: ['TEMPORAL_ADDRESS'],
    start: async (host) => {
      const { container, address } = await startTemporal(host)
      return { containers: [container], env: { TEMPORAL_ADDRESS: address, TEMPORAL_FAIRNESS: 'on' } }
    },
  },
  {
    what: 'Kafka',
    names: ['KAFKA_BROKERS'],
    start: async (host) => {
      const { container, address } = await startKafka(host)
      return { containers: [container], env: { KAFKA_BROKERS: address } }
    },
  },
  {
    what: 'mail',
    names: ['SMTP_URL', 'MAIL_DIR'],
    note: 'The mail catcher refuses nobody: what an SMTP server answers with 5xx and 4xx is tried with SMTP_URL alone (refuse@…, later@…).',
    start: async (_host, folder) => {
      const { container, url, mails } = await startMail(folder)
      return { containers: [container], env: { SMTP_URL: url, MAIL_DIR: mails, SMTP_REFUSES: 'nobody' } }
    },
  },
  {
    what: 'FTP',
    names: ['FTP_URL', 'FTPS_URL', 'FTPS_CA', 'FTP_ROOT'],
    start: async (host, folder) => {
      const { containers, plain, secure, ca, uploads } = await startFtp(host, folder)
      return { containers, env: { FTP_URL: plain, FTPS_URL: secure, FTPS_CA: ca, FTP_ROOT: uploads } }
    },
  },
  {
    what: 'SFTP',
    names: ['SFTP_URL', 'SFTP_KEY', 'SFTP_HOST_KEY'],
    start: async (host, folder) => {
      const { container, env } = await startSftp(host, folder)
      return { containers: [container], env }
    },
  },
  {
    what: 'S3',
    names: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    start: async () => {
      const { container, env } = await startS3()
      return { containers: [container], env }
    },
  },
]

const isSet = (env, name) => env[name] !== undefined && env[name] !== ''

/**
 * Gives the variables of what was started, what there is no server of (a line each), and `stop`. `say` gets a sentence before each step. Throws, and
 * leaves nothing behind, when one does not start or `signal` comes.
 */
export const startMissing = async (env, { say, signal }) => {
  const wanted = SERVERS.filter(({ names }) => !names.some((name) => isSet(env, name)))
  const halfSet = SERVERS.filter((server) => !wanted.includes(server))
  const missing = halfSet.flatMap(({ what, names }) =>
    names.filter((name) => !isSet(env, name)).map((name) => `NOT ALL OF ${what}: ${name} is not set.`),
  )
  if (wanted.length === 0) return { env: {}, missing, stop: async () => {} }
  const { engine, whyNot } = await findDocker()
  if (!engine) {
    for (const { what, names } of wanted)
      missing.push(`NO REAL ${what}: set ${names.join(', ')}, or have a Docker engine answer (${whyNot}).`)
    return { env: {}, missing, stop: async () => {} }
  }
  const { host } = engine.info.containerRuntime
  const folder = mkdtempSync(join(tmpdir(), 'hourcast-servers-'))
  const containers = []
  const stop = async () => {
    await Promise.allSettled(containers.map((container) => container.stop({ timeout: 0 })))
    rmSync(folder, { recursive: true, force: true })
  }
  const given = {}
  try {
    for (const { what, note, start } of wanted) {
      signal.throwIfAborted()
      say(`${what}, in a container`)
      const started = await start(host, folder)
      containers.push(...started.containers)
      Object.assign(given, started.env)
      if (note) console.error(note)
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { env: given, missing, stop }
}
