import { fail, type Result } from '../problem.ts'
import { FTP_FORM, formatFtpAddress, maskFtpAddress, parseServerAddress, type ServerAddress } from './ftp-address.ts'

/** How a server of any other kind than FTP is written down: the kind and a bar before FTP's five parts, and 'kind://' before its mask. */
export const prefixedConnection = (kind: string, protocol: string) => {
  const prefix = `${kind}|`
  const form = `${prefix}${FTP_FORM}`
  return {
    form,
    parse: (text: string): Result<ServerAddress> =>
      text.startsWith(prefix) && text.split('|').length >= 6
        ? parseServerAddress(protocol, form, text.slice(prefix.length))
        : fail('invalid', `The ${protocol} connection has six parts: ${form}.`, 'FtpConnectionString'),
    format: (address: ServerAddress): string => `${prefix}${formatFtpAddress(address)}`,
    mask: (address: Omit<ServerAddress, 'password'>): string => `${kind}://${maskFtpAddress(address)}`,
  }
}
