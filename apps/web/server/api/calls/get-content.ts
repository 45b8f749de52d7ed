import { contentQuery } from '@hourcast/domain/calls/content-calls'
import { getContent as readContent } from '@hourcast/server/previews/get-content'
import { z } from 'zod'
import { answer, defineCall } from '../call.ts'
import { problemOfPreview } from '../problem-of-preview.ts'
import { EXAMPLE_FEED } from '../with-example-feed.ts'

export const getContent = defineCall({
  method: 'post',
  path: '/getContent',
  id: 'getContent',
  tag: 'Samples and previews',
  summary: 'The text of what some addresses hold',
  description: 'Feeds, JSON and pages, read as for air. A body is not read.',
  who: 'owner',
  query: contentQuery,
  answers: { 200: { description: 'The text.', schema: z.string(), type: 'text/plain' } },
  problems: ['unavailable'],
  limit: 30,
  example: { query: { _userInput: EXAMPLE_FEED } },
  handle: async (services, { query, signal, caller }) => {
    const content = await readContent(services, { stationId: caller.stationId, userInput: query._userInput, signal })
    if (content.ok) return answer(200, content.value)
    return { ok: false, problem: problemOfPreview(content.problem, '_userInput') }
  },
})
