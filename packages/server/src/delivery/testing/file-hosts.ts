import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileKind } from '@hourcast/domain/delivery/delivery-kinds'
import { joinSftpSecret } from '@hourcast/domain/delivery/sftp-address'
import type { Encryption } from '../file-session.ts'
import { startFtpServer } from './ftp-server.ts'
import { readOverSftp } from './read-over-sftp.ts'
import { freshKey, startSftpServer } from './sftp-server.ts'
import { TEST_CERTIFICATE } from './test-certificate.ts'

/** A server to deliver to, and a look at what lies on it. */
export type FileHost = {
  kind: FileKind
  /** The text that is sealed, for this path and with this password or, where that is wrong, another one. */
  secret(path: string, password?: string): string
  allow: string
  extraCa?: string
  allowPlain: boolean
  expected: { encryption: Encryption; answer: number | string; hostKey?: string; wrongPassword: string }
  contentOf(path: string): Promise<Buffer | undefined>
  close(): Promise<void>
}

const OF_FTP = { kind: 'ftp', answer: 250, wrongPassword: 'ftp-530' } as const

const fakeFtp = (tls: boolean) => async (): Promise<FileHost> => {
  const server = await startFtpServer({ tls })
  return {
    kind: 'ftp',
    secret: (path, password = 'pa|ss') => `station|${password}|127.0.0.1|${server.port}|${path}`,
    allow: `127.0.0.1:${server.port}`,
    ...(tls ? { extraCa: TEST_CERTIFICATE } : {}),
    allowPlain: !tls,
    expected: { ...OF_FTP, encryption: tls ? 'verified' : 'none' },
    contentOf: async (path) => server.files.get(path),
    close: () => server.close(),
  }
}

type Address = { user: string; password: string; host: string; port: string; folder: string }

const addressOf = (url: string, port: string): Address => {
  const read = new URL(url)
  const [user, password] = [decodeURIComponent(read.username), decodeURIComponent(read.password)]
  return { user, password, host: read.hostname, port: read.port || port, folder: read.pathname.replace(/\/$/, '') }
}

const realFtp = (url: string, root: string, caPath?: string) => async (): Promise<FileHost> => {
  const { user, password: right, host, port } = addressOf(url, '21')
  return {
    kind: 'ftp',
    secret: (path, password = right) => [user, password, host, port, path].join('|'),
    allow: `${host}:${port}`,
    ...(caPath ? { extraCa: await readFile(caPath, 'utf8') } : {}),
    allowPlain: caPath === undefined,
    expected: { ...OF_FTP, encryption: caPath === undefined ? 'none' : 'verified' },
    contentOf: (path) => readFile(join(root, path)).catch(() => undefined),
    close: async () => {},
  }
}

const fakeSftp = (withKey: boolean) => async (): Promise<FileHost> => {
  const key = freshKey('pass|phrase')
  const server = await startSftpServer({ publicKey: key.publicKey })
  const secret = (path: string, password = withKey ? 'pass|phrase' : 'pa|ss') =>
    joinSftpSecret(`sftp|station|${password}|127.0.0.1|${server.port}|${path}`, withKey ? key.privateKey : '')
  return {
    kind: 'sftp',
    secret,
    allow: `127.0.0.1:${server.port}`,
    allowPlain: false,
    expected: {
      ...{ encryption: 'verified', answer: 'rename', hostKey: server.hostKey },
      wrongPassword: withKey ? 'key' : 'log-in',
    },
    contentOf: async (path) => server.files.get(path),
    close: () => server.close(),
  }
}

/** 'ssh-ed25519,AAAA…' or 'ssh-ed25519 AAAA…', as ssh-keyscan prints it. */
const fingerprintOf = (publicKey: string): string => {
  const bytes = Buffer.from(publicKey.trim().split(/[\s,]/)[1] ?? '', 'base64')
  return `SHA256:${createHash('sha256').update(bytes).digest('base64').replace(/=+$/, '')}`
}

type RealSftp = { url: string; hostKey: string; keyPath?: string }

const realSftp =
  ({ url, hostKey, keyPath }: RealSftp) =>
  async (): Promise<FileHost> => {
    const { user, password: right, host, port, folder } = addressOf(url, '22')
    const key = keyPath ? await readFile(keyPath, 'utf8') : ''
    return {
      kind: 'sftp',
      // In place of a wrong password, a key that the server does not know.
      secret: (path, wrong) => {
        const password = key ? '' : (wrong ?? right)
        const typedKey = key && wrong ? freshKey().privateKey : key
        return joinSftpSecret(['sftp', user, password, host, port, `${folder}${path}`].join('|'), typedKey.trim())
      },
      allow: `${host}:${port}`,
      allowPlain: false,
      expected: {
        ...{ encryption: 'verified', answer: 'posix-rename', hostKey: fingerprintOf(hostKey) },
        wrongPassword: 'log-in',
      },
      contentOf: (path) => readOverSftp({ host, port: Number(port), username: user, password: right }, `${folder}${path}`),
      close: async () => {},
    }
  }

type Hosts = [string, () => Promise<FileHost>][]

/**
 * The small servers in memory, and the real ones whose addresses are set: FTP_URL, FTPS_URL with FTPS_CA, FTP_ROOT, SFTP_URL with SFTP_HOST_KEY and SFTP_KEY.
 */
export const fileHosts = ({ FTP_URL, FTPS_URL, FTPS_CA, FTP_ROOT, ...env }: Record<string, string | undefined>): Hosts => {
  const hosts: Hosts = [
    ['a plain FTP server in memory', fakeFtp(false)],
    ['an encrypted FTP server in memory', fakeFtp(true)],
    ['an SFTP server in memory', fakeSftp(false)],
    ['an SFTP server in memory, with a key', fakeSftp(true)],
  ]
  if (FTP_URL && FTP_ROOT) hosts.push(['the server of FTP_URL', realFtp(FTP_URL, FTP_ROOT)])
  if (FTPS_URL && FTP_ROOT && FTPS_CA) hosts.push(['the server of FTPS_URL', realFtp(FTPS_URL, FTP_ROOT, FTPS_CA)])
  const { SFTP_URL: url, SFTP_HOST_KEY: hostKey, SFTP_KEY: keyPath } = env
  if (url && hostKey) hosts.push(['the server of SFTP_URL', realSftp({ url, hostKey })])
  if (url && hostKey && keyPath) hosts.push(['the server of SFTP_URL, with SFTP_KEY', realSftp({ url, hostKey, keyPath })])
  return hosts
}
