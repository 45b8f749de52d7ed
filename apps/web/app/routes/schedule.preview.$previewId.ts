import { fail } from '@hourcast/domain/problem'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { findOwner } from '../../server/find-owner.ts'
import { answerResult } from '../.server/answer-result.ts'

/** Where a sample stands; for the caller. */
export const loader = async ({ request, params, context }: LoaderFunctionArgs) => {
  const owner = await findOwner(request, context.services)
  if (!owner) return answerResult(fail('unauthenticated', 'Your session has ended. Sign in again; everything is kept.'))
  return answerResult(context.previews.find({ stationId: owner.stationId, previewId: params.previewId ?? '' }))
}
