import { sampleListAnswer } from '@hourcast/domain/calls/content-calls'
import { listSamples as list } from '@hourcast/server/samples/list-samples'
import { answer, defineCall } from '../call.ts'

export const listSamples = defineCall({
  method: 'get',
  path: '/samples',
  id: 'listSamples',
  tag: 'Samples and previews',
  summary: 'Ready-made demos, sorted by Language, then Style',
  description: 'JSON, also for those who accept text/plain.',
  who: 'anyone',
  answers: { 200: { description: 'The list.', schema: sampleListAnswer } },
  limit: 120,
  example: {},
  handle: async (services) => answer(200, await list(services)),
})
