import type { Services } from '@hourcast/server/services'
import { logForeignRow, type OwnedKind } from '@hourcast/server/telemetry/log-foreign-row'
import type { Request } from 'express'

const KINDS: Record<string, OwnedKind> = { stationId: 'station', schedulerId: 'scheduler', webhookId: 'webhook', feedId: 'feed' }
const MAX_LENGTH = 300

/** After 'not found': a line for each id of the request that is another owner's. */
export const logForeignParts = async (
  services: Pick<Services, 'db' | 'log' | 'sessionSecret'>,
  request: Pick<Request, 'params' | 'body'>,
  caller: { ownerId: string; ip: string },
): Promise<void> => {
  const body: unknown = request.body
  const named: Record<string, unknown> = { ...(typeof body === 'object' ? body : {}), ...request.params }
  for (const [field, kind] of Object.entries(KINDS)) {
    const id = named[field]
    if (typeof id !== 'string' || id.length > MAX_LENGTH || id.includes('\0')) continue
    await logForeignRow(services, { ...caller, kind, id })
  }
}
