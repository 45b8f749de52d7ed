import { mailedAnswer, registerBody } from '@hourcast/domain/calls/account-calls'
import { registerOwner } from '@hourcast/server/accounts/register-owner'
import { answer, BODY_BYTES, defineCall } from '../call.ts'

export const register = defineCall({
  method: 'post',
  path: '/register',
  id: 'register',
  tag: 'Accounts',
  summary: 'Register an address',
  description: 'A code is mailed; signing in with it makes the account. An address that has one already is answered alike.',
  who: 'anyone',
  body: { type: 'application/json', schema: registerBody, limitBytes: BODY_BYTES },
  answers: { 202: { description: 'A mail is on its way.', schema: mailedAnswer } },
  limit: 20,
  example: {
    body: { email: 'anna@radio.example', password: 'harbour-lights', confirmPassword: 'harbour-lights' },
  },
  handle: async (services, { body }) => {
    const registered = await registerOwner(services, body)
    if (!registered.ok) return registered
    return answer(202, { email: registered.value.email, message: 'A code is on its way to this address.' })
  },
})
