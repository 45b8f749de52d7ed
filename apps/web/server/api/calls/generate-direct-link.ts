import { directLinkAnswer, directLinkBody } from '@hourcast/domain/calls/content-calls'
import { linkAddressesOf } from '@hourcast/server/link/link-address'
import { draftSchedulerId } from '@hourcast/server/schedulers/draft-id'
import { findScheduler } from '@hourcast/server/schedulers/find-scheduler'
import { answer, BODY_BYTES, defineCall } from '../call.ts'

export const generateDirectLink = defineCall({
  method: 'post',
  path: '/generate-direct-link',
  id: 'generateDirectLink',
  tag: 'Delivery',
  summary: 'The direct link of a scheduler',
  description: 'Without a schedulerId it is the link of one that is yet to be saved, under the schedulerId that is answered.',
  who: 'owner',
  body: { type: 'application/json', schema: directLinkBody, limitBytes: BODY_BYTES },
  answers: { 200: { description: 'Public, and always the newest broadcast.', schema: directLinkAnswer } },
  problems: ['not-found'],
  limit: 60,
  example: { body: { schedulerId: 'b4f0c2d8e6a14f37' } },
  handle: async (services, { caller, body }) => {
    const schedulerId = body.schedulerId || draftSchedulerId(caller.stationId)
    const found = body.schedulerId ? await findScheduler(services, { stationId: caller.stationId, schedulerId }) : null
    if (found && !found.ok) return found
    const { mp3: url, wav: wavUrl } = linkAddressesOf(services.config.PUBLIC_URL, schedulerId)
    return answer(200, { schedulerId, url, wavUrl })
  },
})
