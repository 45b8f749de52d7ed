import { forgotPasswordBody, mailedAnswer } from '@hourcast/domain/calls/account-calls'
import { requestReset } from '@hourcast/server/accounts/request-reset'
import { answer, BODY_BYTES, defineCall } from '../call.ts'

export const forgotPassword = defineCall({
  method: 'post',
  path: '/forgot-password',
  id: 'forgotPassword',
  tag: 'Accounts',
  summary: 'Mail a link that sets a new password',
  description: 'The answer is the same for an address that nobody has registered.',
  who: 'anyone',
  body: { type: 'application/json', schema: forgotPasswordBody, limitBytes: BODY_BYTES },
  answers: { 202: { description: 'If the address is known, a link is on its way.', schema: mailedAnswer } },
  limit: 20,
  example: { body: { email: 'anna@radio.example' } },
  handle: async (services, { body, browser }) => {
    const requested = await requestReset(services, body, browser)
    if (!requested.ok) return requested
    return answer(202, { email: requested.value.email, message: 'If this address is known, a link is on its way.' })
  },
})
