import { fail } from '@hourcast/domain/problem'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerResult } from '../.server/answer-result.ts'
import { findVisitor } from '../.server/find-visitor.ts'

/** Where a sample stands; for whoever has asked for it. */
export const loader = async ({ request, params, context }: LoaderFunctionArgs) => {
  const session = await findVisitor(request, context.services)
  if (!session?.stationId)
    return answerResult(fail('unauthenticated', 'Your session has ended. Sign in again; everything is kept.'))
  return answerResult(context.previews.find({ stationId: session.stationId, previewId: params.previewId ?? '' }))
}
