import {
  productionAnswer,
  productionField,
  productionQuery,
  sampleAnswer,
  sampleBody,
  schedulerOfProduction,
  schedulerOfSample,
} from '@hourcast/domain/calls/create-sample-call'
import { type SchedulerFromWire, schedulerFromWire } from '@hourcast/domain/calls/wire'
import { SCHEDULING_SENT } from '@hourcast/domain/messages'
import { confirmScheduling } from '@hourcast/server/messages/confirm-scheduling'
import { saveScheduler } from '@hourcast/server/schedulers/save-scheduler'
import { z } from 'zod'
import type { Owner } from '../../find-owner.ts'
import { answer, BODY_BYTES, type CallResult, type CallServices, defineCall } from '../call.ts'
import { makeSample } from '../make-sample.ts'
import { EXAMPLE_FEED } from '../with-example-feed.ts'

const produce = async (services: CallServices, caller: Owner, query: z.output<typeof productionQuery>): Promise<CallResult> => {
  const named = schedulerOfProduction(query)
  const read = named.ok ? schedulerFromWire(named.value) : named
  const { stationId } = caller
  const saved = read.ok ? await saveProduction(services, stationId, read.value) : read
  if (!saved.ok) {
    const { field, ...problem } = saved.problem
    return { ok: false, problem: { ...problem, ...(field === undefined ? {} : { field: productionField(field) }) } }
  }
  const { schedulerId, revision } = saved.value
  // The answer promises it; that it could not be mailed is in the log, and undoes nothing.
  await confirmScheduling(services, { schedulerId, to: caller.email })
  return answer(200, { message: SCHEDULING_SENT, schedulerId, revision })
}

const saveProduction = (services: CallServices, stationId: string, { schedulerId, settings, targets }: SchedulerFromWire) =>
  saveScheduler(services, { stationId, draftId: schedulerId, settings, targets })

const isProduction = (query: object): boolean => Object.keys(query).length > 0

export const createSample = defineCall({
  method: 'post',
  path: '/createsample',
  id: 'createSample',
  tag: 'Samples and previews',
  summary: 'A preview by a JSON body, or a production by query parameters',
  description:
    'With a body: the bulletin as it would air now, or at the next slot where that is less than an hour away; made within a minute. With parameters: the scheduling is checked, saved and confirmed by e-mail.',
  who: 'owner',
  query: productionQuery,
  body: { type: 'application/json', schema: sampleBody, limitBytes: BODY_BYTES, isOptional: true },
  answers: {
    200: { description: 'The preview, or what became of the production.', schema: z.union([sampleAnswer, productionAnswer]) },
  },
  problems: ['not-found', 'unavailable'],
  limit: 20,
  example: {
    body: {
      voiceTone: 2,
      hostName: 'Clara',
      stationName: 'Harbour Radio',
      stationLocation: 'Porto',
      voiceLanguage: 0,
      voiceLanguageName: 'English',
      stationStyle: 'Jazz',
      task: 'News',
      source: EXAMPLE_FEED,
      customTask: '',
      email: 'anna@radio.example',
      length: '1',
      stype: '1',
    },
  },
  handle: async (services, { caller, query, body, signal }) => {
    if (isProduction(query)) return produce(services, caller, query)
    const sent: z.output<typeof sampleBody> | undefined = body
    if (!sent) return { ok: false, problem: { code: 'invalid', message: 'The host name is missing.', field: 'hostName' } }
    return makeSample(services, { stationId: caller.stationId, scheduler: schedulerOfSample(sent), signal })
  },
})
