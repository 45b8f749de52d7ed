import { isIP } from 'node:net'
import { rootCertificates, TLSSocket } from 'node:tls'
import { Client, FTPError } from 'basic-ftp'
import { withinDeadline } from '../within-deadline.ts'
import { type Encryption, TRANSFER_TIMEOUTS, type TransferOutside, type WithFiles } from './file-session.ts'
import { ftpFault, ftpFaultOf } from './ftp-faults.ts'
import { ftpFiles } from './ftp-files.ts'
import { inSteps } from './in-steps.ts'

export type FtpAccess = {
  host: string
  port: number
  username: string
  password: string
  /** The owner ticked plain FTP: then a server without TLS, or with a certificate that does not hold, is taken as well. */
  allowPlain: boolean
}

/** Some 20,000 files: reading a longer listing would hold up everything else in this process. */
const MAX_LISTING_BYTES = 2_000_000

/** TLS 5xx: not offered. vsftpd without TLS says 530 here, others 500, 502, 504 or 534. */
const isRefusal = (error: unknown): boolean => error instanceof FTPError && error.code >= 500

const tlsOptions = (access: FtpAccess, extraCa?: string) => {
  const host = access.host.replace(/^\[|\]$/g, '')
  return {
    host,
    // TLS wants no server name that is an address.
    ...(isIP(host) === 0 ? { servername: host } : {}),
    ...(extraCa === undefined ? {} : { ca: [...rootCertificates, extraCa] }),
    rejectUnauthorized: !access.allowPlain,
  }
}

const encrypt = async (
  client: Client,
  access: FtpAccess,
  { extraCa }: TransferOutside,
  silenceMs: number,
): Promise<Encryption> => {
  try {
    // basic-ftp waits for a handshake without end.
    const late = () => new Error('Timeout (TLS handshake)')
    await withinDeadline(silenceMs, undefined, late, () => client.useTLS(tlsOptions(access, extraCa)))
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (access.allowPlain) return 'none'
    const words = 'the server offers no encryption (explicit FTPS). Allow plain FTP for this address if that is all it has.'
    throw ftpFault('encrypt', 'no-encryption', words, true)
  }
  const { socket } = client.ftp
  return socket instanceof TLSSocket && socket.authorized ? 'verified' : 'unverified'
}

/** FTP with explicit TLS first, at an address that may be reached. Data connections go to the control connection's address alone. */
export const ftpServer =
  (access: FtpAccess): WithFiles =>
  (outside, signal, work) => {
    const { silenceMs, wholeMs } = outside.timeouts ?? TRANSFER_TIMEOUTS
    const client = new Client(silenceMs, { allowSeparateTransferHost: false, maxListingBytes: MAX_LISTING_BYTES })
    const faultOf = (step: Parameters<typeof ftpFaultOf>[0], error: unknown) => ftpFaultOf(step, error, access.password)
    return inSteps({ fault: ftpFault, faultOf, close: () => client.close() }, wholeMs, signal, async ({ step, stop }) => {
      await step('connect', async () => {
        const { address } = await outside.guard.resolve(access.host, access.port, stop)
        await client.connect(address, access.port)
      })
      const encryption = await step('encrypt', () => encrypt(client, access, outside, silenceMs))
      await step('log in', async () => {
        await client.sendIgnoringError('OPTS UTF8 ON')
        await client.login(access.username, access.password)
        await client.useDefaultSettings()
      })
      return work({ files: ftpFiles(client), encryption, fault: ftpFault, step })
    })
  }
