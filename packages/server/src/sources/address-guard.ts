import type { LookupAddress } from 'node:dns'
import { lookup as systemLookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { Fault } from '@hourcast/domain/fault'
import { unlessAborted } from '@hourcast/domain/hear-abort'
import { isPublicAddress } from './address-range.ts'
import { readAllowedHosts } from './allowed-hosts.ts'
import { readHost } from './read-host.ts'

export type AddressRefusalCode = 'invalid-host' | 'private-address' | 'unknown-host'

/** The message is for the owner. Final: trying again does not help, except for 'unknown-host'. */
export class AddressRefusedError extends Fault {
  static override readonly sharedName = 'AddressRefusedError'
  override readonly name = 'AddressRefusedError'
  declare readonly code: AddressRefusalCode
  constructor(code: AddressRefusalCode, message: string, options?: { cause?: unknown }) {
    super(code, message, false, options)
  }
}

export type VettedAddress = { address: string; family: 4 | 6 }

/**
 * Keeps connections that strangers can ask for (sources, FTP, SMTP) off private networks. Two ways to use it at connect time:
 * `resolve` and connect to the address it gives (with `servername` set to the host for TLS); or `check` and then
 * `net.connect({ host, port, lookup: guard.lookup(port) })`: Node asks no lookup for a literal address, so `check` comes first.
 */
export type AddressGuard = {
  /** What is wrong with the host as typed, without asking DNS; null when nothing is. */
  check(host: string, port: number): AddressRefusedError | null
  /** True when the operator named this pair (ALLOW_PRIVATE_HOSTS): its port counts as opened too. */
  isNamed(host: string, port: number): boolean
  /** For net.connect and tls.connect: resolves, and gives only addresses that may be reached on this port. */
  lookup(port: number): LookupFunction
  /** The vetted address to connect to. Rejects with AddressRefusedError, or with the signal's reason. */
  resolve(host: string, port: number, signal?: AbortSignal): Promise<VettedAddress>
}

export type AddressGuardOptions = {
  /** ALLOW_PRIVATE_HOSTS: host:port,… */
  allow: string
  /** All addresses of a name; the system's resolver unless a test brings its own. */
  lookupAll?: (host: string) => Promise<LookupAddress[]>
}

const lookupWithSystem = (host: string): Promise<LookupAddress[]> => systemLookup(host, { all: true })

export const WHO_ALLOWS_IT = 'The person who runs this Hourcast can allow it.'

const refusePrivate = (host: string) =>
  new AddressRefusedError(
    'private-address',
    `${host} leads to a private or reserved network address, which is not allowed. ${WHO_ALLOWS_IT}`,
  )

export const createAddressGuard = ({ allow, lookupAll = lookupWithSystem }: AddressGuardOptions): AddressGuard => {
  const isAllowed = readAllowedHosts(allow)

  const check = (typed: string, port: number): AddressRefusedError | null => {
    const read = readHost(typed)
    if (read === undefined) return new AddressRefusedError('invalid-host', `'${typed.slice(0, 60)}' is not a host name.`)
    return read.isAddress && !isAllowed(read.host, port) && !isPublicAddress(read.host) ? refusePrivate(read.host) : null
  }

  const vettedAddresses = async (typed: string, port: number): Promise<VettedAddress[]> => {
    const refusal = check(typed, port)
    const read = readHost(typed)
    if (refusal !== null || read === undefined) throw refusal ?? new AddressRefusedError('invalid-host', 'No host.')
    const found = read.isAddress ? [read.host] : (await namesAddresses(read.host)).map(({ address }) => address)
    const vetted = found.filter((address) => isAllowed(read.host, port) || isPublicAddress(address))
    if (vetted.length === 0) throw refusePrivate(read.host)
    return vetted.map((address) => ({ address, family: isIP(address) === 6 ? 6 : 4 }))
  }

  const namesAddresses = async (host: string): Promise<LookupAddress[]> => {
    try {
      const found = await lookupAll(host)
      if (found.length > 0) return found
    } catch (cause) {
      throw new AddressRefusedError('unknown-host', `${host} was not found: no such host name, or DNS does not answer.`, {
        cause,
      })
    }
    throw new AddressRefusedError('unknown-host', `${host} has no address.`)
  }

  const lookup =
    (port: number): LookupFunction =>
    (hostname, options, callback) => {
      const family = Number(String(options.family ?? 0).replace('IPv', ''))
      vettedAddresses(hostname, port).then(
        (vetted) => {
          const wanted = vetted.filter((one) => family === 0 || one.family === family)
          const [first] = wanted
          if (first === undefined)
            callback(new AddressRefusedError('unknown-host', `${hostname} has no IPv${family} address.`), '')
          else if (options.all === true) callback(null, wanted)
          else callback(null, first.address, first.family)
        },
        (error: Error) => callback(error, ''),
      )
    }

  const resolve = async (host: string, port: number, signal?: AbortSignal): Promise<VettedAddress> => {
    // DNS itself cannot be called off: its answer is then ignored.
    const [first] = await unlessAborted(vettedAddresses(host, port), signal)
    if (first === undefined) throw refusePrivate(host)
    return first
  }

  return { check, isNamed: (typed, port) => isAllowed(readHost(typed)?.host ?? '', port), lookup, resolve }
}
