import { schedulerAnswer, schedulerBody } from '@hourcast/domain/calls/scheduler-calls'
import { schedulerFromWire } from '@hourcast/domain/calls/wire'
import { findScheduler } from '@hourcast/server/schedulers/find-scheduler'
import { saveScheduler as save } from '@hourcast/server/schedulers/save-scheduler'
import { z } from 'zod'
import { answer, BODY_BYTES, defineCall } from '../call.ts'
import { revisionOfTag, revisionTag } from '../revision-tag.ts'
import { EXAMPLE_FEED } from '../with-example-feed.ts'

export const saveScheduler = defineCall({
  method: 'post',
  path: '/schedulers',
  id: 'saveScheduler',
  tag: 'Schedulers',
  summary: 'Save a scheduler: a new one, or by its schedulerId a known one',
  description:
    'The station is the asker’s. A change of a revision that somebody has changed since is refused with 409. The schedulerId of a direct link that was generated ahead makes the scheduler of that link.',
  who: 'owner',
  headers: z.object({ 'if-match': z.string().max(100).optional().describe('The ETag of the scheduler that was changed.') }),
  body: { type: 'application/json', schema: schedulerBody, limitBytes: BODY_BYTES },
  answers: {
    200: { description: 'Changed.', schema: schedulerAnswer },
    201: { description: 'Made; the header Location says where it is.', schema: schedulerAnswer },
  },
  problems: ['not-found', 'conflict'],
  limit: 60,
  example: {
    body: {
      hostName: 'Clara',
      stationName: 'Harbour Radio',
      selectedLocation: 'Porto',
      language: 0,
      voiceTone: 2,
      presentationType: 1,
      source: EXAMPLE_FEED,
      schedules: [{ id: 'weekdays', days: [1, 2, 3, 4, 5], hours: ['7:00', '8:30'] }],
    },
  },
  handle: async (services, { caller, body, headers }) => {
    const read = schedulerFromWire(body)
    if (!read.ok) return read
    const { schedulerId, settings, targets } = read.value
    const { stationId } = caller
    const revision = body.revision || revisionOfTag(headers['if-match'])
    const saved = await save(services, { stationId, draftId: schedulerId, settings, targets, ...(revision ? { revision } : {}) })
    if (!saved.ok) return saved
    const found = await findScheduler(services, { stationId, schedulerId: saved.value.schedulerId })
    if (!found.ok) return found
    const { scheduler } = found.value
    const path = `/schedulers/${encodeURIComponent(caller.email)}/${scheduler.schedulerId}`
    return answer(
      saved.value.created ? 201 : 200,
      { ...scheduler, revision: found.value.revision },
      { ETag: revisionTag(found.value.revision), ...(saved.value.created ? { Location: path } : {}) },
    )
  },
})
