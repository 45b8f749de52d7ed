import ssh2 from 'ssh2'
import { describe, expect, test } from 'vitest'
import { MAX_KEY_ROUNDS, unlockKey } from './ssh-key.ts'
import { freshPemKey } from './testing/sftp-server.ts'

const { utils } = ssh2

const PASSPHRASE = 'a phrase | with a bar'
/** Of the keys that ssh2 makes it cannot read some one in 300 itself: then another one. */
const lockedKey = (cipher: string, rounds: number): ReturnType<typeof utils.generateKeyPairSync> => {
  const made = utils.generateKeyPairSync('ed25519', { cipher, passphrase: PASSPHRASE, rounds })
  return utils.parseKey(made.private, PASSPHRASE) instanceof Error ? lockedKey(cipher, rounds) : made
}

const isReadable = (text: string | null) => text !== null && !(utils.parseKey(text) instanceof Error)

/** The same file, with another number where it says how often the passphrase is hashed. */
const withRounds = (text: string, rounds: number): string => {
  const [begin = '', ...lines] = text.trim().split('\n')
  const end = lines.pop() ?? ''
  const bytes = Buffer.from(lines.join(''), 'base64')
  // The options of 'bcrypt' are a salt of 16 bytes with its length before it, and the number.
  const at = bytes.indexOf('bcrypt') + 'bcrypt'.length + 4 + 4 + 16
  expect(bytes.readUInt32BE(at)).toBe(4)
  bytes.writeUInt32BE(rounds, at)
  return [begin, bytes.toString('base64'), end].join('\n')
}

describe('a private key that its owner has pasted', () => {
  test.each(['aes128-ctr', 'aes256-ctr', 'aes256-cbc'])(
    'is unlocked with its passphrase (%s), and is the same key then',
    async (cipher) => {
      const { private: locked, public: open } = lockedKey(cipher, 4)
      const unlocked = (await unlockKey(locked.trim(), PASSPHRASE)) ?? ''
      const [key, known] = [utils.parseKey(unlocked), utils.parseKey(open)]
      if (key instanceof Error || known instanceof Error) throw key
      expect(key.getPublicSSH().equals(known.getPublicSSH())).toBe(true)
      const said = Buffer.from('said')
      expect(known.verify(said, key.sign(said) as Buffer)).toBe(true)
    },
  )

  test.each(['', 'wrong'])('cannot be read with the passphrase %o', async (passphrase) => {
    expect(isReadable(await unlockKey(lockedKey('aes256-ctr', 4).private.trim(), passphrase))).toBe(false)
  })

  test('is taken as it is where nothing has to be computed: without a passphrase, and in older formats', async () => {
    for (const text of [utils.generateKeyPairSync('ed25519').private.trim(), freshPemKey().trim()])
      expect(await unlockKey(text, '')).toBe(text)
  })

  test('is not tried when its passphrase would take hours to hash', async () => {
    const locked = lockedKey('aes256-ctr', 4).private
    for (const rounds of [MAX_KEY_ROUNDS + 1, 2 ** 32 - 1])
      expect(await unlockKey(withRounds(locked, rounds), PASSPHRASE)).toBeNull()
  })

  test('is unlocked while the event loop goes on', async () => {
    const locked = lockedKey('aes256-ctr', 16).private.trim()
    let turns = 0
    const counting = setInterval(() => {
      turns += 1
    }, 1)
    await unlockKey(locked, PASSPHRASE)
    clearInterval(counting)
    expect(turns).toBeGreaterThan(5)
  })

  test.each([
    ['cut short', (text: string) => `${text.slice(0, 120)}\n-----END OPENSSH PRIVATE KEY-----`],
    ['with something before it', (text: string) => `x${text}`],
    ['of other bytes', (text: string) => text.replace(/^(.*\n)[\s\S]+(\n.*)$/, '$1AAAA$2')],
  ])('%s is not read', async (_how, bend) => {
    expect(await unlockKey(bend(lockedKey('aes256-ctr', 4).private.trim()), PASSPHRASE)).toBeNull()
  })
})
