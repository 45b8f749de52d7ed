import { boardBody, parseBoardEntry, sentAnswer } from '@hourcast/domain/calls/message-calls'
import { writeEntry } from '@hourcast/server/board/write-entry'
import { answer, BODY_BYTES, defineCall } from '../call.ts'

export const sendData = defineCall({
  method: 'post',
  path: '/sendData',
  id: 'sendData',
  tag: 'Messages and data',
  summary: 'An entry for the message board',
  description:
    'It is kept, and mailed to the people who run this instance. Others see it on /support, and by /getData?das=board, once it is released there.',
  who: 'owner',
  body: { type: 'application/json', schema: boardBody, limitBytes: BODY_BYTES },
  answers: { 200: { description: 'It is kept, and on its way.', schema: sentAnswer } },
  limit: 5,
  example: { body: { data: 'Anna|Porto|Good morning from the harbour.' } },
  handle: async (services, { caller, body }) => {
    const entry = parseBoardEntry(body.data)
    if (!entry.ok) return entry
    const written = await writeEntry(services, { entry: entry.value, author: caller })
    return written.ok ? answer(200, written.value) : written
  },
})
