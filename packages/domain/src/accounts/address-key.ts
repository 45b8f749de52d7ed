/** The first half of an IPv6 address, written out: '2001:db8::1' → '2001:db8:0:0'. */
const networkOf = (address: string): string => {
  const [before, after] = address.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const left = before ?? []
  const right = after ?? []
  const zeros = after ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0') : []
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}

/** By what a visitor's IP address is counted: of IPv6 the network that one household has, because its addresses cost nothing. */
export const addressKey = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  return plain.includes(':') ? networkOf(plain) : plain
}
