import { PROBLEM_STATUS } from '@hourcast/domain/calls/problem-document'
import { parseEnterprise } from '@hourcast/domain/enterprises/enterprise-form'
import { ENTERPRISE_FORMS_A_MINUTE, faultOfFilling } from '@hourcast/domain/enterprises/enterprise-limits'
import type { Problem, ProblemCode } from '@hourcast/domain/problem'
import { addEnterprise } from '@hourcast/server/enterprises/add-enterprise'
import { fillingMs } from '@hourcast/server/messages/form-time'
import { logSecurity } from '@hourcast/server/telemetry/security-log'
import { type AppLoadContext, data } from '@remix-run/node'
import { browserOf } from '../../server/browser-of.ts'
import { type EnterpriseAnswer, NOTHING_ENTERED, refusedEnterprise } from '../components/map/enterprise-answer.ts'
import { type Fields, readForm } from './read-form.ts'

type Context = Pick<AppLoadContext, 'services' | 'limit' | 'visitorKey'>

/** Of a day that is over its limits: nobody has to try again sooner. */
const LATER_SECONDS = 3_600

const answer = (code: ProblemCode, said: EnterpriseAnswer, headers: Record<string, string> = {}) =>
  data(said, { status: PROBLEM_STATUS[code].status, headers })

const secondsToWait = ({ services, limit, visitorKey: ip }: Context): number =>
  limit(`enterprises ${ip}`, ENTERPRISE_FORMS_A_MINUTE, () =>
    logSecurity(services, 'security.limit-hit', { ip, what: 'enterprises' }),
  )

const ofProblem = (fields: Fields, { code, message, field }: Problem) =>
  answer(
    code,
    refusedEnterprise(fields, message, field === 'email' ? { email: message } : {}),
    code === 'too-many' ? { 'Retry-After': String(LATER_SECONDS) } : {},
  )

/** What comes in is refused in the order of what it costs us. */
export const takeEnterprise = async (context: Context, request: Request) => {
  const { services, visitorKey } = context
  const seconds = secondsToWait(context)
  const form = await readForm(request, services)
  const fields = form.ok ? form.value : {}
  if (seconds > 0) {
    const message = `That was too often for a minute. Try again in ${seconds} seconds: what you entered is still here.`
    return answer('too-many', refusedEnterprise(fields, message), { 'Retry-After': String(seconds) })
  }
  if (!form.ok) return ofProblem(fields, form.problem)
  const filledInMs = fillingMs(services, fields.opened)
  const programs = faultOfFilling({ trap: fields.homepage ?? '', filledInMs })
  if (programs !== null) return answer('invalid', refusedEnterprise(fields, programs))
  const parsed = parseEnterprise(fields)
  if (!parsed.ok) return answer('invalid', refusedEnterprise(fields, parsed.message, parsed.faults))
  const enterprise = parsed.value
  const added = await addEnterprise(services, { enterprise, browser: browserOf(request, services.config, visitorKey) })
  if (!added.ok) return ofProblem(fields, added.problem)
  const { title, email } = enterprise
  return data<EnterpriseAnswer>({
    fields: NOTHING_ENTERED,
    faults: {},
    message: null,
    added: { title, email, mail: added.value.mail },
  })
}
