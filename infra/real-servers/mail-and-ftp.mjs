// A mail catcher and FTP servers, as containers. What arrives lands in folders of this machine, where the tests look.
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { root } from '../prepare.mjs'
import { newContainer } from './containers.mjs'
import { freePort, freePorts } from './free-ports.mjs'

const MAIL = 'maildev/maildev:2.2.1'
// Its author numbers no versions.
const FTP = 'delfer/alpine-ftp-server:latest'
const PASSIVE_PORTS = 16

/** The servers run under other users than this process. */
export const openFolder = (...path) => {
  const folder = join(...path)
  mkdirSync(folder)
  chmodSync(folder, 0o777)
  return folder
}

/** A mail server that takes everything, and keeps each mail as a file. */
export const startMail = async (folder) => {
  const port = await freePort()
  const mails = openFolder(folder, 'mails')
  const { container, Wait } = await newContainer(MAIL)
  const started = await container
    .withEnvironment({ MAILDEV_MAIL_DIRECTORY: '/mails' })
    .withBindMounts([{ source: mails, target: '/mails' }])
    .withExposedPorts({ container: 1025, host: port })
    .withWaitStrategy(Wait.forLogMessage(/SMTP Server running/))
    .start()
  return { container: started, url: `smtp://${started.getHost()}:${port}`, mails }
}

/** The certificate that the tests know, and its key. */
const readCertificate = async () => {
  const source = readFileSync(join(root, 'packages/server/src/delivery/testing/test-certificate.ts'), 'utf8')
  const { code } = await transform(source, { loader: 'ts', format: 'esm' })
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}

const startFtpServer = async (host, uploads, { tls }) => {
  const [port, passive] = [await freePort(), await freePorts(PASSIVE_PORTS)]
  const { container, Wait } = await newContainer(FTP)
  const uid = process.getuid?.() || 1000
  const secure = tls && {
    TLS_CERT: '/tmp/tls/cert.pem',
    TLS_KEY: '/tmp/tls/key.pem',
  }
  if (tls)
    container.withCopyContentToContainer([
      { content: tls.TEST_CERTIFICATE, target: '/tmp/tls/cert.pem' },
      { content: tls.TEST_KEY, target: '/tmp/tls/key.pem' },
    ])
  const started = await container
    .withEnvironment({
      USERS: `station|hourcast|/ftp/station|${uid}`,
      ADDRESS: host,
      MIN_PORT: String(passive),
      MAX_PORT: String(passive + PASSIVE_PORTS - 1),
      ...secure,
    })
    .withBindMounts([{ source: uploads, target: '/ftp/station' }])
    .withExposedPorts(
      { container: 21, host: port },
      ...Array.from({ length: PASSIVE_PORTS }, (_, place) => ({ container: passive + place, host: passive + place })),
    )
    .withWaitStrategy(Wait.forSuccessfulCommand('cat /proc/net/tcp /proc/net/tcp6 | grep -q ":0015 .* 0A "'))
    .start()
  return { container: started, url: `${tls ? 'ftps' : 'ftp'}://station:hourcast@${host}:${port}/` }
}

/** One plain server and one that wants TLS with reused sessions; both put what is uploaded into one folder. */
export const startFtp = async (host, folder) => {
  const uploads = openFolder(folder, 'uploads')
  const certificate = await readCertificate()
  const ca = join(folder, 'ftps.pem')
  writeFileSync(ca, certificate.TEST_CERTIFICATE)
  const [plain, secure] = [
    await startFtpServer(host, uploads, { tls: undefined }),
    await startFtpServer(host, uploads, { tls: certificate }),
  ]
  return { containers: [plain.container, secure.container], plain: plain.url, secure: secure.url, ca, uploads }
}
