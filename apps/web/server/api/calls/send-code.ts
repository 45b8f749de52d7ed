import { codeAskedAnswer, sendCodeBody } from '@hourcast/domain/calls/account-calls'
import { requestCode } from '@hourcast/server/accounts/request-code'
import { answerAsked } from '../answer-asked.ts'
import { BODY_BYTES, defineCall } from '../call.ts'

export const sendCode = defineCall({
  method: 'post',
  path: '/auth/code',
  id: 'sendCode',
  tag: 'Accounts',
  summary: 'Mail a code to sign in with',
  description:
    'The answer is the same for an address that nobody has registered. The code is for the one who asked: send the handle back with it.',
  who: 'anyone',
  body: { type: 'application/json', schema: sendCodeBody, limitBytes: BODY_BYTES },
  answers: { 202: { description: 'If the address is known, a code is on its way.', schema: codeAskedAnswer } },
  limit: 20,
  example: { body: { email: 'anna@radio.example' } },
  handle: async (services, { body, browser }) => {
    const asked = await requestCode(services, body, browser)
    if (!asked.ok) return asked
    return answerAsked(services, asked.value, 'If this address is known, a code is on its way.')
  },
})
