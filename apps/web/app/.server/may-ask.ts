import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { AppLoadContext } from '@remix-run/node'

type Asked = { who: string; what: string; mostAMinute: number }

/** Forms that sign in, register or set a password: each costs a password's hash. What holds for an account is counted with it. */
export const DOORS = { what: 'doors', mostAMinute: 60 }

/** What reaches out or costs work: so often a minute for each owner or, at the doors, for each visitor. */
export const mayAsk = ({ limit }: Pick<AppLoadContext, 'limit'>, { who, what, mostAMinute }: Asked): Result<null> => {
  const seconds = limit(`${what} ${who}`, mostAMinute)
  return seconds === 0 ? ok(null) : fail('too-many', `That was too often for a minute. Try again in ${seconds} seconds.`)
}
