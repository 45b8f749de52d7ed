import { onTestFinished } from 'vitest'
import { createAddressGuard } from '../../sources/address-guard.ts'
import type { DeliveryJob } from '../delivery-types.ts'
import { createFileDriver } from '../file-driver.ts'
import type { TransferTimeouts } from '../file-session.ts'
import { makeFileJob, testSealer } from './file-job.ts'
import { type Intercept, startFtpServer } from './ftp-server.ts'

export const calm = { silenceMs: 5_000, wholeMs: 20_000 }
export const hasty = { silenceMs: 200, wholeMs: 20_000 }

export const FINAL = '/radio/2026/02.mp3'
const PATH = '/radio/{yyyy}/{HH}.mp3'

/** An FTP server in memory, and a bulletin on its way to it. */
export const givenFtp = async ({
  tls = false,
  more = {},
  password = 'pa|ss',
  allow,
  extraCa,
  timeouts = calm,
}: {
  tls?: boolean
  more?: Partial<DeliveryJob>
  password?: string
  allow?: string
  extraCa?: string
  timeouts?: TransferTimeouts
} = {}) => {
  const server = await startFtpServer({ tls })
  onTestFinished(() => server.close())
  const { job, mp3, clean } = await makeFileJob(`station|${password}|127.0.0.1|${server.port}|${PATH}`, more)
  onTestFinished(clean)
  const guard = createAddressGuard({ allow: allow ?? `127.0.0.1:${server.port}` })
  const driver = createFileDriver('ftp', { sealer: testSealer, guard, timeouts, extraCa })
  return { server, job, mp3, driver, temporary: `/radio/2026/.hourcast-${job.deliveryId}.part` }
}

export type Prepared = Awaited<ReturnType<typeof givenFtp>>

/** Staged and released at once. */
export const air = async ({ driver, job }: Prepared) => driver.release(job, await driver.stage(job))

/** Answers this command with that. */
export const on =
  (wanted: string, answer: string): Intercept =>
  (verb) =>
    verb === wanted ? answer : undefined
