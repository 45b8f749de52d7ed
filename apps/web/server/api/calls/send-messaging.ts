import { messagingBody, sentAnswer } from '@hourcast/domain/calls/message-calls'
import { sendMessaging as send } from '@hourcast/server/messages/send-messaging'
import { answer, BODY_BYTES, defineCall } from '../call.ts'

export const sendMessaging = defineCall({
  method: 'post',
  path: '/sendMessaging',
  id: 'sendMessaging',
  tag: 'Messages and data',
  summary: 'Mail a message',
  description:
    'An inquiry goes to the operator of this instance. With a recipient it needs an owner, and goes to that owner’s own address only.',
  who: 'anyone',
  body: { type: 'application/json', schema: messagingBody, limitBytes: BODY_BYTES },
  answers: { 200: { description: 'It is on its way.', schema: sentAnswer } },
  problems: ['unauthenticated', 'unavailable'],
  limit: 5,
  example: { body: { name: 'Anna', email: 'anna@radio.example', message: 'May we hear a host in Portuguese?' } },
  handle: async (services, { caller, body, signal }) => {
    const sent = await send(services, { message: body, sender: caller, signal })
    return sent.ok ? answer(200, sent.value) : sent
  },
})
