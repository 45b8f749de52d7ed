import { fail, ok, type Result } from '@hourcast/domain/problem'
import { logSecurity, type SecurityLog } from '@hourcast/server/telemetry/security-log'
import type { AppLoadContext } from '@remix-run/node'

type Limit = { /** An owner's id, or how a visitor is counted. */ who: string; what: string; perMinute: number }

/** Forms that sign in, register or set a password: each costs a password's hash. What holds for an account is counted with it. */
export const SIGN_IN_LIMIT = { what: 'doors', perMinute: 60 }

type Limiter = Pick<AppLoadContext, 'limit' | 'visitorKey'> & { services: SecurityLog }

/** What reaches out or costs work: so often a minute for each owner or, at the doors, for each visitor. */
export const checkRateLimit = ({ limit, services, visitorKey: ip }: Limiter, { who, what, perMinute }: Limit): Result<null> => {
  const report = () => logSecurity(services, 'security.limit-hit', { ip, what, ...(who === ip ? {} : { ownerId: who }) })
  const seconds = limit(`${what} ${who}`, perMinute, report)
  if (seconds === 0) return ok(null)
  const { problem } = fail('too-many', `That was too often for a minute. Try again in ${seconds} seconds.`)
  return { ok: false, problem: { ...problem, retryAfterSeconds: seconds } }
}
