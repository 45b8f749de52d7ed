import { requestCode } from '../request-code.ts'
import { signInWithCode } from '../sign-in-with-code.ts'
import { givenAccounts } from './given-accounts.ts'
import { ANNA, ANNAS_BROWSER, signedInOwner, succeeded } from './signed-in-owner.ts'

/** What every code that is not good any more is answered with. */
export const WRONG_CODE = {
  ok: false,
  problem: {
    code: 'unauthenticated',
    message:
      'This code is wrong, was used already, or is older than 10 minutes. Enter it in the browser that asked for it, or open the link beside it.',
    field: 'code',
  },
}

/** Anna, who asks for codes and enters them. */
export const givenCodes = async () => {
  const accounts = await givenAccounts()
  const owner = await signedInOwner(accounts)
  const { services } = accounts
  const ask = () => requestCode(services, { email: ANNA }, ANNAS_BROWSER)
  return {
    ...accounts,
    ...owner,
    ask,
    enter: (code: string) => signInWithCode(services, { email: ANNA, code }, ANNAS_BROWSER),
    asked: async () => {
      succeeded(await ask())
      return accounts.mailedCode()
    },
  }
}
