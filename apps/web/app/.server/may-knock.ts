import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { AppLoadContext } from '@remix-run/node'

/** Signing in, registering and setting a password: so often a minute for each visitor. What holds for an account is counted with it. */
export const mayKnock = ({ knock }: Pick<AppLoadContext, 'knock'>): Result<null> => {
  const seconds = knock()
  return seconds === 0 ? ok(null) : fail('too-many', `That was too often for a minute. Try again in ${seconds} seconds.`)
}
