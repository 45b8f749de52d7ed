import { isMaskedFtpAddress } from '@hourcast/domain/delivery/ftp-address'
import { fail, type Result } from '@hourcast/domain/problem'
import { occurrencesFrom } from '@hourcast/domain/slots/occurrences'
import { schedulesSchema } from '@hourcast/domain/slots/schedule-schema'
import { wallTimeAt } from '@hourcast/domain/slots/time-zone'
import type { FtpTimeouts } from '../delivery/ftp-session.ts'
import { type FtpTested, testFtp } from '../delivery/test-ftp.ts'
import type { Services } from '../services.ts'

/** Somebody waits in front of a screen: shorter than for a delivery. */
const TIMEOUTS: FtpTimeouts = { silenceMs: 10_000, wholeMs: 45_000 }

export type TestConnectionInput = {
  stationId: string
  /** username|password|host|port|filePath, as the owner typed it. */
  connectionString: string
  allowPlain: boolean
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
  { stationId, schedules, signal, ...typed }: TestConnectionInput,
): Promise<Result<FtpTested>> => {
  if (isMaskedFtpAddress(typed.connectionString))
    return fail(
      'invalid',
      'The saved password is not shown and not tried from here. Enter the whole connection to test it.',
      'FtpConnectionString',
    )
  const station = await db.prisma.station.findUnique({ where: { id: stationId }, select: { timeZone: true } })
  if (!station) return fail('not-found', 'This station does not exist.')
  const now = clock.now()
  const next = occurrencesFrom(schedulesSchema.safeParse(schedules).data ?? [], station.timeZone, now).next().value
  const wall = next?.wall ?? wallTimeAt(station.timeZone, now)
  return testFtp({ guard, timeouts: TIMEOUTS }, { ...typed, wall, ...(signal ? { signal } : {}) })
}
