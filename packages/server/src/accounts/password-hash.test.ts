import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password-hash.ts'

/** As a cheaper time would have stored it: its own parameters stand in it. */
const cheapHash = (password: string): string => {
  const salt = Buffer.alloc(16, 7)
  const key = scryptSync(password, salt, 32, { N: 16, r: 1, p: 1 })
  return `scrypt$16$1$1$${salt.toString('base64url')}$${key.toString('base64url')}`
}

test('a password is stored as scrypt with its parameters and a salt of its own, and found again', async () => {
  const hashes = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])
  for (const hash of hashes) expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  expect(hashes[0]).not.toBe(hashes[1])
  expect(await isPassword('correct horse', hashes[0] ?? '')).toBe(true)
})

test('no other is taken for it', async () => {
  const hash = cheapHash('correct horse')
  expect(await isPassword('correct horse', hash)).toBe(true)
  for (const other of ['correct horsf', 'Correct horse', 'correct horse ', '']) expect(await isPassword(other, hash)).toBe(false)
})

test('an accent typed as one sign or as two is the same password', async () => {
  expect(await isPassword('cafe\u0301 radio one', cheapHash('caf\u00e9 radio one'))).toBe(true)
})

test('where there is no hash, the answer is no, after the same work', async () => {
  const hash = await hashPassword('correct horse')
  const msOf = async (stored: string | null) => {
    const times: number[] = []
    for (let round = 0; round < 2; round += 1) {
      const begun = performance.now()
      expect(await isPassword('wrong horse', stored)).toBe(false)
      times.push(performance.now() - begun)
    }
    return Math.min(...times)
  }
  // Without the work it would be a thousandth.
  expect((await msOf(null)) / (await msOf(hash))).toBeGreaterThan(0.2)
})

test.each(['', 'plain text', 'scrypt$x', 'argon2id$1$2$3$a$b'])(
  'the stored text %j is an error, not a refusal',
  async (stored) => {
    await expect(isPassword('correct horse', stored)).rejects.toThrow('cannot be read')
  },
)
