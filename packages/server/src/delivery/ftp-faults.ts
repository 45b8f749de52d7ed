import type { TransferStep } from '@hourcast/domain/delivery/transfer-steps'
import { FTPError } from 'basic-ftp'
import { AddressRefusedError } from '../sources/address-guard.ts'
import { DeliveryError } from './delivery-types.ts'
import { shownWithout } from './fault-words.ts'
import type { TransferFault } from './file-session.ts'

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/

const codeOf = (error: unknown): string =>
  typeof error === 'string' ? error : error instanceof Error && 'code' in error ? String(error.code) : ''

/** As the owner reads it: 'FTP, STEP: …'. */
export const ftpFault: TransferFault = (step, code, words, permanent) =>
  new DeliveryError(code, `FTP, ${step}: ${words}`, permanent, { step })

const CERTIFICATE_ADVICE =
  'Ask the server’s operator for a certificate that is signed for its name, or allow plain FTP for this address, which also accepts this one.'

/**
 * Any failure in the words of a delivery. Final: 5xx answers, a certificate that does not hold, an address that may not be
 * reached. To be tried again: 4xx answers, time-outs, lost connections, names that DNS does not know at the moment.
 */
export const ftpFaultOf = (step: TransferStep, error: unknown, secret: string): DeliveryError => {
  if (error instanceof DeliveryError) return error
  const fault = (code: string, words: string, permanent: boolean) => ftpFault(step, code, words, permanent)
  if (error instanceof FTPError)
    return fault(`ftp-${error.code}`, `the server answered "${shownWithout(error.message, [secret])}".`, error.code >= 500)
  if (error instanceof AddressRefusedError) return fault(error.code, error.message, error.code !== 'unknown-host')
  const said = shownWithout(error instanceof Error ? error.message : String(error), [secret])
  const code = codeOf(error)
  if (CERTIFICATE.test(code)) return fault('certificate', `the certificate does not hold (${code}). ${CERTIFICATE_ADVICE}`, true)
  if (said.includes('PASV returned another host')) return fault('data-host', 'the server names another host for its data.', true)
  if (/timeout|ETIMEDOUT/i.test(`${code} ${said}`)) return fault('timeout', 'the server did not answer in time.', false)
  return fault('connection', `the connection failed (${code || said}).`, false)
}
