import ipaddr from 'ipaddr.js'

/** Public by number, yet answered inside a cloud: its metadata and control services. */
const CLOUD_CONTROL = ['168.63.129.16', '169.254.169.254', '100.100.100.200']

const GLOBAL_UNICAST_V6 = ipaddr.IPv6.parse('2000::')

/** ISATAP hides an IPv4 address behind ::5efe: or ::200:5efe: regardless of the network in front of it. */
const isIsatap = (address: ipaddr.IPv6): boolean => address.parts[5] === 0x5efe && ((address.parts[4] ?? 0) & ~0x0200) === 0

/**
 * True for an address that anybody on the internet may reach: plain global unicast. Everything special is not: private, loopback,
 * link-local, carrier NAT, multicast, broadcast, reserved, documentation, benchmarking, unique-local, and every IPv6 form that
 * carries an IPv4 address inside (mapped, compatible, NAT64, 6to4, Teredo, ISATAP). Anything but a canonical address is false.
 */
export const isPublicAddress = (text: string): boolean => {
  if (ipaddr.IPv4.isValidFourPartDecimal(text))
    return ipaddr.IPv4.parse(text).range() === 'unicast' && !CLOUD_CONTROL.includes(text)
  if (text.includes('%') || !ipaddr.IPv6.isValid(text)) return false
  const address = ipaddr.IPv6.parse(text)
  return address.range() === 'unicast' && address.match(GLOBAL_UNICAST_V6, 3) && !isIsatap(address)
}
