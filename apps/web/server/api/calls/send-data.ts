import { boardBody, parseBoardEntry, sentAnswer } from '@hourcast/domain/calls/message-calls'
import { sendData as send } from '@hourcast/server/messages/send-data'
import { answer, BODY_BYTES, defineCall } from '../call.ts'

export const sendData = defineCall({
  method: 'post',
  path: '/sendData',
  id: 'sendData',
  tag: 'Messages and data',
  summary: 'An entry for the message board',
  description: 'It is mailed to whoever runs this instance.',
  who: 'owner',
  body: { type: 'application/json', schema: boardBody, limitBytes: BODY_BYTES },
  answers: { 200: { description: 'It is on its way.', schema: sentAnswer } },
  problems: ['unavailable'],
  limit: 5,
  example: { body: { data: 'Anna|Porto|Good morning from the harbour.' } },
  handle: async (services, { caller, body, signal }) => {
    const entry = parseBoardEntry(body.data)
    if (!entry.ok) return entry
    const sent = await send(services, { entry: entry.value, sender: caller, signal })
    return sent.ok ? answer(200, sent.value) : sent
  },
})
