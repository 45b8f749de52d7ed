import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { AppLoadContext } from '@remix-run/node'

type Asked = { ownerId: string; what: string; mostAMinute: number }

/** What reaches out or costs work: so often a minute for each owner from the pages, as from the calls for programs. */
export const mayAsk = ({ limit }: Pick<AppLoadContext, 'limit'>, { ownerId, what, mostAMinute }: Asked): Result<null> => {
  const seconds = limit(`${what} ${ownerId}`, mostAMinute)
  return seconds === 0 ? ok(null) : fail('too-many', `That was too often for a minute. Try again in ${seconds} seconds.`)
}
