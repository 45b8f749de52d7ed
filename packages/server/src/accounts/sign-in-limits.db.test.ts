import { expect, test } from 'vitest'
import { addressHash } from './derive-key.ts'
import { signInWithCode } from './sign-in-with-code.ts'
import { MINUTE } from './testing/given-accounts.ts'
import { givenCodes, WRONG_CODE } from './testing/given-codes.ts'
import { ANNA, OTHER_BROWSER, otherCode } from './testing/signed-in-owner.ts'

test('3 codes in 15 minutes an address; the fourth is refused, saying how long to wait, and nothing is mailed', async () => {
  const { ask, mails, wait } = await givenCodes()
  wait(15 * MINUTE)
  await Promise.all([ask(), ask(), ask(), ask(), ask()]).then((answers) => expect(answers.filter(({ ok }) => ok)).toHaveLength(3))
  expect(await mails()).toHaveLength(3)
  wait(5 * MINUTE)
  expect(await ask()).toEqual({
    ok: false,
    problem: {
      code: 'too-many',
      message:
        'Too many codes were asked for. Try again in 10 minutes. The link in each of our mails works meanwhile, in any browser. If you are new here, you can still register.',
    },
  })
  expect(await mails()).toEqual([])
  wait(10 * MINUTE)
  expect((await ask()).ok).toBe(true)
})

test('after 10 failures in an hour an address waits for strangers, each time longer', async () => {
  const { services, wait, asked, enter: enterAtAnnas } = await givenCodes()
  const enter = (code: string) => signInWithCode(services, { email: ANNA, code }, OTHER_BROWSER)
  for (let tries = 0; tries < 10; tries += 1) expect(await enter('AAAAAA')).toEqual(WRONG_CODE)
  const refused = (words: string) => ({
    ok: false,
    problem: {
      code: 'too-many',
      message: `Too many wrong tries for this address. Try again ${words}. 'E-mail me a code' lets you in without waiting.`,
    },
  })
  const code = await asked()
  expect(await enter(code)).toEqual(refused('in 60 seconds'))
  wait(MINUTE)
  expect(await enter(otherCode(code))).toEqual(WRONG_CODE)
  expect(await enter(code)).toEqual(refused('in 2 minutes'))
  expect((await enterAtAnnas(code)).ok).toBe(true)
})

test('eleven wrong tries at once: ten are answered, one must wait', async () => {
  const { enter } = await givenCodes()
  const results = await Promise.all(Array.from({ length: 11 }, () => enter('AAAAAA')))
  expect(results.filter((result) => !result.ok && result.problem.code === 'too-many')).toHaveLength(1)
})

test('who gets in starts again from no failure', async () => {
  const { services, asked, enter } = await givenCodes()
  const code = await asked()
  for (let tries = 0; tries < 4; tries += 1) await enter(otherCode(code))
  expect((await enter(code)).ok).toBe(true)
  expect(
    await services.db.prisma.accountAttempt.count({ where: { addressHash: addressHash(services, ANNA), kind: 'sign-in' } }),
  ).toBe(0)
})
