import { type ConnectionOnWire, readConnection } from '@hourcast/domain/delivery/connection'
import { joinSftpSecret } from '@hourcast/domain/delivery/sftp-address'
import { fail, type Result } from '@hourcast/domain/problem'
import { occurrencesFrom } from '@hourcast/domain/slots/occurrences'
import { schedulesSchema } from '@hourcast/domain/slots/schedule-schema'
import { wallTimeAt } from '@hourcast/domain/slots/time-zone'
import type { Services } from '../services.ts'
import type { TransferTimeouts } from './file-session.ts'
import { type Tried, tryConnection } from './try-connection.ts'

/** Somebody waits in front of a screen: less time than a delivery has. */
const TIMEOUTS: TransferTimeouts = { silenceMs: 10_000, wholeMs: 45_000 }

export type TestConnectionInput = {
  stationId: string
  /** As the owner typed it. */
  connection: ConnectionOnWire
  /** For {host}, and {yyyy} … {slot} of the next slot; without finished schedules the slot is now. */
  hostName: string
  schedules?: unknown
  signal?: AbortSignal | undefined
}

/**
 * 'Test connection': writes, renames, reads back and deletes a small file where the next broadcast would go. A problem names the step that
 * failed. What is stored is opened for delivery alone, so the masked connection cannot be tried.
 */
export const testConnection = async (
  { db, clock, guard }: Pick<Services, 'db' | 'clock' | 'guard'>,
  { stationId, schedules, signal, connection, hostName }: TestConnectionInput,
): Promise<Result<Tried>> => {
  const read = readConnection(connection)
  if (!read.ok) return read
  if ('keep' in read.value)
    return fail(
      'invalid',
      'The saved password is not shown and not tried from here. Enter the whole connection to test it.',
      'FtpConnectionString',
    )
  const { kind, connectionString, privateKey = '', hostKey = '', allowPlain = false } = read.value
  const typed = { secret: joinSftpSecret(connectionString, privateKey), hostKey, allowPlain }
  const station = await db.prisma.station.findUnique({ where: { id: stationId }, select: { timeZone: true } })
  if (!station) return fail('not-found', 'This station does not exist.')
  const now = clock.now()
  const next = occurrencesFrom(schedulesSchema.safeParse(schedules).data ?? [], station.timeZone, now).next().value
  const wall = next?.wall ?? wallTimeAt(station.timeZone, now)
  const outside = { guard, timeouts: TIMEOUTS, station: stationId }
  return tryConnection(outside, { kind, ...typed, wall, hostName, ...(signal ? { signal } : {}) })
}
