import { isIP } from 'node:net'
import { rootCertificates, TLSSocket } from 'node:tls'
import type { TransferStep } from '@hourcast/domain/delivery/transfer-steps'
import { withinDeadline } from '@hourcast/domain/within-deadline'
import { Client, FTPError } from 'basic-ftp'
import type { AddressGuard } from '../sources/address-guard.ts'
import { ftpFault, ftpFaultOf } from './ftp-faults.ts'

export type FtpAccess = {
  host: string
  port: number
  username: string
  password: string
  /** The owner ticked plain FTP: then a server without TLS, or with a certificate that does not hold, is taken as well. */
  allowPlain: boolean
}

/** 'unverified': encrypted, but nobody vouches for the server. */
export type Encryption = 'verified' | 'unverified' | 'none'

export type FtpSession = {
  client: Client
  encryption: Encryption
  /** Runs one step; what goes wrong in it is a DeliveryError that names it. */
  step<T>(name: TransferStep, work: () => Promise<T>): Promise<T>
}

export type FtpTimeouts = {
  /** Milliseconds without a sign of life. */
  silenceMs: number
  /** Milliseconds for all of it, however lively. */
  wholeMs: number
}

export type FtpOutside = {
  guard: AddressGuard
  /** PEM of an authority to trust besides the system's; NODE_EXTRA_CA_CERTS does the same for the whole process. */
  extraCa?: string
  timeouts?: FtpTimeouts
}

export const FTP_TIMEOUTS: FtpTimeouts = { silenceMs: 15_000, wholeMs: 180_000 }

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

const encrypt = async (client: Client, access: FtpAccess, outside: FtpOutside, silenceMs: number): Promise<Encryption> => {
  try {
    // basic-ftp waits for a handshake without end.
    const late = () => new Error('Timeout (TLS handshake)')
    await withinDeadline(silenceMs, undefined, late, () => client.useTLS(tlsOptions(access, outside.extraCa)))
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (access.allowPlain) return 'none'
    const words = 'the server offers no encryption (explicit FTPS). Allow plain FTP for this address if that is all it has.'
    throw ftpFault('encrypt', 'no-encryption', words, true)
  }
  const { socket } = client.ftp
  return socket instanceof TLSSocket && socket.authorized ? 'verified' : 'unverified'
}

/**
 * A new connection, from the vetted address to the log-in, closed at the end whatever happens. Data connections go to the
 * control connection's address alone. Throws DeliveryError.
 */
export const withFtp = async <T>(
  access: FtpAccess,
  outside: FtpOutside,
  signal: AbortSignal | undefined,
  work: (session: FtpSession) => Promise<T>,
): Promise<T> => {
  const { silenceMs, wholeMs } = outside.timeouts ?? FTP_TIMEOUTS
  const client = new Client(silenceMs, { allowSeparateTransferHost: false, maxListingBytes: MAX_LISTING_BYTES })
  let current: TransferStep = 'connect'
  const step = async <S>(name: TransferStep, stepWork: () => Promise<S>): Promise<S> => {
    current = name
    try {
      return await stepWork()
    } catch (error) {
      throw ftpFaultOf(name, error, access.password)
    }
  }

  const deadline = AbortSignal.timeout(wholeMs)
  const stop = signal ? AbortSignal.any([signal, deadline]) : deadline
  let onStop = () => {}
  const stopped = new Promise<never>((_, reject) => {
    onStop = () => {
      const [code, words] = deadline.aborted
        ? (['timeout', 'took too long.'] as const)
        : (['aborted', 'was called off.'] as const)
      reject(ftpFault(current, code, words, false))
      client.close()
    }
    if (stop.aborted) onStop()
    else stop.addEventListener('abort', onStop, { once: true })
  })

  const run = async (): Promise<T> => {
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
    return work({ client, encryption, step })
  }

  try {
    return await Promise.race([stopped, run()])
  } finally {
    stop.removeEventListener('abort', onStop)
    client.close()
  }
}
