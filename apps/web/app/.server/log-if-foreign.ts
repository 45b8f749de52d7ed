import type { Result } from '@hourcast/domain/problem'
import { logForeignRow } from '@hourcast/server/telemetry/log-foreign-row'
import type { AppLoadContext } from '@remix-run/node'

/** A scheduler that was not found for the caller: a line when it is another owner's. */
export const logIfForeign = async (
  { services, visitorKey: ip }: Pick<AppLoadContext, 'services' | 'visitorKey'>,
  result: Result<unknown>,
  { ownerId, schedulerId }: { ownerId: string; schedulerId: string },
): Promise<void> => {
  if (!result.ok && result.problem.code === 'not-found')
    await logForeignRow(services, { ownerId, kind: 'scheduler', id: schedulerId, ip })
}
