/** What an OpenSSH private key that has a passphrase says of itself. */
export type OpenSshKey = { cipher: string; salt: Buffer; rounds: number; publicKey: Buffer; locked: Buffer }

const BEGIN = '-----BEGIN OPENSSH PRIVATE KEY-----'
const END = '-----END OPENSSH PRIVATE KEY-----'
const MAGIC = Buffer.from('openssh-key-v1\0')

/** Fields one after the other, each with its length before it. Throws RangeError at the end of the bytes. */
const fieldsOf = (bytes: Buffer) => {
  let at = 0
  const number = (): number => {
    at += 4
    return bytes.readUInt32BE(at - 4)
  }
  const field = (): Buffer => {
    const length = number()
    if (at + length > bytes.length) throw new RangeError('a field is longer than what holds it')
    at += length
    return bytes.subarray(at - length, at)
  }
  return { number, field }
}

const parse = (bytes: Buffer): OpenSshKey | 'unlocked' | 'broken' => {
  if (!bytes.subarray(0, MAGIC.length).equals(MAGIC)) return 'broken'
  const { number, field } = fieldsOf(bytes.subarray(MAGIC.length))
  const [cipher, hash, options] = [field().toString('latin1'), field().toString('latin1'), field()]
  const [count, publicKey, locked] = [number(), field(), field()]
  if (count !== 1) return 'broken'
  if (cipher === 'none' && hash === 'none' && options.length === 0) return 'unlocked'
  if (hash !== 'bcrypt') return 'broken'
  const given = fieldsOf(options)
  return { cipher, salt: given.field(), rounds: given.number(), publicKey, locked }
}

/** Takes the text apart, and computes nothing. */
export const readOpenSshKey = (text: string): OpenSshKey | 'unlocked' | 'broken' | 'another format' => {
  if (!text.includes('OPENSSH PRIVATE KEY')) return 'another format'
  if (!text.startsWith(`${BEGIN}\n`) || !text.endsWith(`\n${END}`)) return 'broken'
  try {
    return parse(Buffer.from(text.slice(BEGIN.length, -END.length), 'base64'))
  } catch (error) {
    if (error instanceof RangeError) return 'broken'
    throw error
  }
}

const withLength = (bytes: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([length, bytes])
}

/** The same key as ssh-keygen writes it without a passphrase. */
export const unlockedText = ({ publicKey }: OpenSshKey, unlocked: Buffer): string => {
  const none = withLength(Buffer.from('none'))
  const one = Buffer.from([0, 0, 0, 1])
  const bytes = Buffer.concat([MAGIC, none, none, withLength(Buffer.alloc(0)), one, withLength(publicKey), withLength(unlocked)])
  return `${BEGIN}\n${bytes.toString('base64')}\n${END}`
}
