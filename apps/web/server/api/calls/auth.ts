import { authAnswer, authBody } from '@hourcast/domain/calls/account-calls'
import { signInWithCode } from '@hourcast/server/accounts/sign-in-with-code'
import { sessionCookie } from '../../session-cookie.ts'
import { xsrfCookie } from '../../xsrf-cookie.ts'
import { answer, BODY_BYTES, defineCall } from '../call.ts'

export const auth = defineCall({
  method: 'post',
  path: '/auth',
  id: 'auth',
  tag: 'Accounts',
  summary: 'Sign in with the code that was mailed',
  description:
    'Begins a session: the cookie hourcast_session carries it, the cookie XSRF-TOKEN its anti-forgery token. A code works once, for 10 minutes and 5 tries.',
  who: 'anyone',
  body: { type: 'application/json', schema: authBody, limitBytes: BODY_BYTES },
  answers: { 200: { description: 'Signed in.', schema: authAnswer } },
  problems: ['unauthenticated'],
  limit: 30,
  example: { body: { email: 'anna@radio.example', code: 'AB2C3D' } },
  handle: async (services, { body, userAgent }) => {
    const signedIn = await signInWithCode(services, body, { userAgent })
    if (!signedIn.ok) return signedIn
    const { sessionToken, expiresAt, expiresIn, ownerId, email } = signedIn.value
    const cookies = [sessionCookie(services.config, sessionToken, expiresAt), xsrfCookie(services, sessionToken)]
    return answer(200, { usrID: ownerId, usrEmail: email, expiresIn }, { 'Set-Cookie': cookies })
  },
})
