import { consentAnswer, schedulerParams } from '@hourcast/domain/calls/scheduler-calls'
import { askConsent as ask } from '@hourcast/server/consent/ask-consent'
import { answer, defineCall } from '../call.ts'

export const askConsent = defineCall({
  method: 'post',
  path: '/schedulers/{stationId}/{schedulerId}/ask-recipient',
  id: 'askRecipient',
  tag: 'Delivery',
  summary: 'Mail the link again by which the recipient of the bulletins confirms the address',
  description:
    'Nothing is mailed to an address that is not the owner’s own until its reader has confirmed it. Three such mails a week go to one address.',
  who: 'owner',
  params: schedulerParams,
  answers: { 200: { description: 'The recipient is asked, or has agreed before.', schema: consentAnswer } },
  limit: 20,
  example: { params: { stationId: 'anna@radio.example', schedulerId: 'b4f0c2d8e6a14f37' } },
  handle: async (services, { caller, params }) => {
    const asked = await ask(services, { stationId: caller.stationId, schedulerId: params.schedulerId })
    return asked.ok ? answer(200, { emailConsent: asked.value.consent }) : asked
  },
})
