import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startFtpServer } from './ftp-server.ts'
import { TEST_CERTIFICATE } from './test-certificate.ts'

/** A server to deliver to, and a look at what lies on it. */
export type FtpHost = {
  /** username|password|host|port| without the path. */
  login: string
  allow: string
  extraCa?: string
  allowPlain: boolean
  expected: 'verified' | 'none'
  contentOf(path: string): Promise<Buffer | undefined>
  close(): Promise<void>
}

const fake = (tls: boolean) => async (): Promise<FtpHost> => {
  const server = await startFtpServer({ tls })
  return {
    login: `station|pa|ss|127.0.0.1|${server.port}`,
    allow: `127.0.0.1:${server.port}`,
    extraCa: tls ? TEST_CERTIFICATE : undefined,
    allowPlain: !tls,
    expected: tls ? 'verified' : 'none',
    contentOf: async (path) => server.files.get(path),
    close: () => server.close(),
  }
}

const real = (address: string, root: string, caPath?: string) => async (): Promise<FtpHost> => {
  const { username, password, hostname, port } = new URL(address)
  const host = `${hostname}|${port || 21}`
  return {
    login: `${decodeURIComponent(username)}|${decodeURIComponent(password)}|${host}`,
    allow: `${hostname}:${port || 21}`,
    extraCa: caPath ? await readFile(caPath, 'utf8') : undefined,
    allowPlain: caPath === undefined,
    expected: caPath === undefined ? 'none' : 'verified',
    contentOf: (path) => readFile(join(root, path)).catch(() => undefined),
    close: async () => {},
  }
}

/** The small server in memory, and the real ones whose addresses are set: FTP_URL, FTPS_URL with FTPS_CA, FTP_ROOT. */
export const ftpHosts = (env: Record<string, string | undefined>): [string, () => Promise<FtpHost>][] => {
  const { FTP_URL, FTPS_URL, FTPS_CA, FTP_ROOT } = env
  const hosts: [string, () => Promise<FtpHost>][] = [
    ['a plain server in memory', fake(false)],
    ['an encrypted server in memory', fake(true)],
  ]
  if (FTP_URL && FTP_ROOT) hosts.push(['the server of FTP_URL', real(FTP_URL, FTP_ROOT)])
  if (FTPS_URL && FTP_ROOT && FTPS_CA) hosts.push(['the server of FTPS_URL', real(FTPS_URL, FTP_ROOT, FTPS_CA)])
  return hosts
}
