import { PROBLEM_STATUS } from '@hourcast/domain/calls/problem-document'
import { parseInquiry } from '@hourcast/domain/inquiries/inquiry-form'
import { INQUIRIES_A_MINUTE, LEAST_FILLING_MS } from '@hourcast/domain/inquiries/inquiry-limits'
import { DEMO_NOT_SCHEDULED, FORM_INVALID } from '@hourcast/domain/messages'
import type { ProblemCode } from '@hourcast/domain/problem'
import { sendInquiry } from '@hourcast/server/inquiries/send-inquiry'
import { fillingMs } from '@hourcast/server/messages/form-time'
import { logSecurity } from '@hourcast/server/telemetry/security-log'
import { type AppLoadContext, data } from '@remix-run/node'
import { type Fields, readForm } from '../../.server/read-form.ts'
import { type ContactAnswer, fieldsOf, refused } from './contact-answer.ts'
import { WORDS } from './contact-words.ts'

type Context = Pick<AppLoadContext, 'services' | 'limit' | 'visitorKey'>

const answer = (code: ProblemCode, said: ContactAnswer, headers: Record<string, string> = {}) =>
  data(said, { status: PROBLEM_STATUS[code].status, headers })

const secondsToWait = ({ services, limit, visitorKey: ip }: Context, who: string, perMinute: number): number =>
  limit(`inquiry ${who}`, perMinute, () => logSecurity(services, 'security.limit-hit', { ip, what: 'inquiry' }))

const tooMany = (fields: Fields, seconds: number) =>
  answer(
    'too-many',
    refused(fields, `That was too often for a minute. Try again in ${seconds} seconds: what you wrote is still here.`),
    {
      'Retry-After': String(seconds),
    },
  )

/** What a program does and a person does not; null when it looks like a person. */
const faultOfProgram = ({ services }: Context, { homepage = '', formTime }: Fields): string | null => {
  if (homepage !== '') return FORM_INVALID
  const filling = fillingMs(services, formTime)
  if (filling === null) return FORM_INVALID
  return filling < LEAST_FILLING_MS ? WORDS.tooQuick : null
}

/** What comes in is refused in the order of what it costs us; only what is well filled in counts for everybody’s limit. */
export const takeInquiry = async (context: Context, request: Request) => {
  const { services, visitorKey } = context
  const ofVisitor = secondsToWait(context, visitorKey, INQUIRIES_A_MINUTE.visitor)
  const form = await readForm(request, services)
  const fields = form.ok ? form.value : {}
  if (ofVisitor > 0) return tooMany(fields, ofVisitor)
  if (!form.ok) return answer(form.problem.code, refused(fields, form.problem.message))
  const programs = faultOfProgram(context, fields)
  if (programs !== null) return answer('invalid', refused(fields, programs))
  const checked = parseInquiry(fields)
  if (!checked.ok) return answer('invalid', refused(fields, checked.message, checked.faults))
  const ofEveryone = secondsToWait(context, '', INQUIRIES_A_MINUTE.everyone)
  if (ofEveryone > 0) return tooMany(fields, ofEveryone)
  try {
    const sent = await sendInquiry(services, fields)
    if (!sent.ok) return answer('invalid', refused(fields, sent.message, sent.faults))
    const { email } = checked.value
    return data<ContactAnswer>({ message: '', faults: {}, fields: fieldsOf({}), sent: { ...sent.value, email } })
  } catch (error) {
    services.log.error({ reason: error instanceof Error ? error.message : String(error) }, 'an inquiry could not be stored')
    return answer('unavailable', refused(fields, DEMO_NOT_SCHEDULED))
  }
}
