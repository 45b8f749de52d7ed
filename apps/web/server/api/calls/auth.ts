import { authAnswer, authBody } from '@hourcast/domain/calls/account-calls'
import { signInWithCode } from '@hourcast/server/accounts/sign-in-with-code'
import { signedInCookies } from '../../session-cookie.ts'
import { xsrfCookie } from '../../xsrf-cookie.ts'
import { answer, BODY_BYTES, defineCall } from '../call.ts'

export const auth = defineCall({
  method: 'post',
  path: '/auth',
  id: 'auth',
  tag: 'Accounts',
  summary: 'Sign in with the code that was mailed',
  description:
    'Begins a session: the cookie hourcast_session carries it, the cookie XSRF-TOKEN its anti-forgery token. A code works once, for 10 minutes and 5 tries, for the one who asked for it: by the cookie that came with the answer, or by its handle. Asked for without a cookie and sent without a handle it signs in as well, but a password that was registered with it is not kept.',
  who: 'anyone',
  body: { type: 'application/json', schema: authBody, limitBytes: BODY_BYTES },
  answers: { 200: { description: 'Signed in.', schema: authAnswer } },
  problems: ['unauthenticated'],
  limit: 30,
  example: { body: { email: 'anna@radio.example', code: 'AB2C3D' } },
  handle: async (services, { body, browser }) => {
    const signedIn = await signInWithCode(services, body, { ...browser, handle: body.handle ?? browser.handle })
    if (!signedIn.ok) return signedIn
    const { sessionToken, expiresIn, ownerId, email } = signedIn.value
    const [session = '', ...others] = signedInCookies(services.config, signedIn.value)
    const cookies = [session, xsrfCookie(services, sessionToken), ...others]
    return answer(200, { usrID: ownerId, usrEmail: email, expiresIn }, { 'Set-Cookie': cookies })
  },
})
