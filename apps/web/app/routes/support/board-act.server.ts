import { readBoardEntry } from '@hourcast/domain/calls/message-calls'
import { fail } from '@hourcast/domain/problem'
import { writeEntry } from '@hourcast/server/board/write-entry'
import { type AppLoadContext, data } from '@remix-run/node'
import { findOwner } from '../../../server/find-owner.ts'
import { answerProblem } from '../../.server/answer-problem.ts'
import { checkRateLimit } from '../../.server/check-rate-limit.ts'
import { readForm } from '../../.server/read-form.ts'
import { type BoardAnswer, keptEntry } from './board-answer.ts'
import { WORDS } from './support-words.ts'

const A_MINUTE = 5

/** An owner's entry; visitors are told to sign in. */
export const takeEntry = async (context: AppLoadContext, request: Request) => {
  const { services } = context
  const form = await readForm(request, services)
  const kept = keptEntry(form.ok ? form.value : {})
  if (!form.ok) return answerProblem(form.problem, kept)
  const owner = await findOwner(request, services)
  if (!owner) return answerProblem(fail('unauthenticated', WORDS.signedOut).problem, kept)
  const allowed = checkRateLimit(context, { who: owner.ownerId, what: 'board', perMinute: A_MINUTE })
  if (!allowed.ok) return answerProblem(allowed.problem, kept)
  const entry = readBoardEntry(form.value)
  if (!entry.ok) return answerProblem(entry.problem, kept)
  const written = await writeEntry(services, { entry: entry.value, author: owner })
  if (!written.ok) return answerProblem(written.problem, kept)
  return data<BoardAnswer>({ ...keptEntry({ name: kept.name, location: kept.location }), isWritten: true })
}
