import { operationFailed } from '@hourcast/domain/messages'
import { fail } from '@hourcast/domain/problem'
import type { ActionFunctionArgs } from '@remix-run/node'
import { answerResult } from '../.server/answer-result.ts'
import { checkRateLimit } from '../.server/check-rate-limit.ts'
import { logIfForeign } from '../.server/log-if-foreign.ts'
import { readCall } from '../.server/read-call.ts'
import { type OwnerCall, WIZARD_CALLS } from '../.server/wizard-calls.ts'

/** Previews have limits of their own besides. */
const PER_MINUTE: Record<string, number> = { 'check-source': 30, 'test-ftp': 10, 'send-sample': 10, 'tell-task': 120 }

const namedScheduler = ({ schedulerId, settings }: Record<string, unknown>): string => {
  const named = schedulerId || (settings as { schedulerId?: unknown } | undefined)?.schedulerId
  return typeof named === 'string' ? named : ''
}

/** What the wizard asks while it is filled in. Each call checks session, token and ownership itself. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const call = await readCall(request, context)
  if (!call.ok) return answerResult(call)
  const { intent, ...body } = call.value.body
  const answer: OwnerCall | undefined = WIZARD_CALLS.get(String(intent))
  if (!answer) return answerResult(fail('invalid', 'There is no such call.'))
  const allowed = checkRateLimit(context, {
    who: call.value.owner.ownerId,
    what: String(intent),
    perMinute: PER_MINUTE[String(intent)] ?? 60,
  })
  if (!allowed.ok) return answerResult(allowed)
  try {
    const { owner } = call.value
    const result = await answer({ context, owner, body, signal: request.signal })
    await logIfForeign(context, result, { ownerId: owner.ownerId, schedulerId: namedScheduler(body) })
    return answerResult(result)
  } catch (error) {
    if (request.signal.aborted) return answerResult(fail('unavailable', 'Cancelled.'))
    context.services.log.error(
      { reason: operationFailed(String(intent), error instanceof Error ? error.message : '') },
      'a call failed',
    )
    return answerResult(fail('unavailable', 'This did not work. Everything is kept; try again in a moment.'))
  }
}
