import { codeAskedAnswer, registerBody } from '@hourcast/domain/calls/account-calls'
import { registerOwner } from '@hourcast/server/accounts/register-owner'
import { answerAsked } from '../answer-asked.ts'
import { BODY_BYTES, defineCall } from '../call.ts'

export const register = defineCall({
  method: 'post',
  path: '/register',
  id: 'register',
  tag: 'Accounts',
  summary: 'Register an address',
  description:
    'A code is mailed; signing in with it makes the account, with the password when the handle of this answer, or its cookie, comes along. An address that has one already is answered alike.',
  who: 'anyone',
  body: { type: 'application/json', schema: registerBody, limitBytes: BODY_BYTES },
  answers: { 202: { description: 'A mail is on its way.', schema: codeAskedAnswer } },
  limit: 20,
  example: {
    body: { email: 'anna@radio.example', password: 'harbour-lights', confirmPassword: 'harbour-lights' },
  },
  handle: async (services, { body, browser }) => {
    const registered = await registerOwner(services, body, browser)
    if (!registered.ok) return registered
    return answerAsked(services, registered.value, 'A code is on its way to this address.')
  },
})
