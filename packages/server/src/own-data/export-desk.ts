import type { Readable } from 'node:stream'
import { inTransaction } from '@hourcast/db/open-database'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { postMail } from '../accounts/post-mail.ts'
import { type MailServices, sendSoon } from '../accounts/send-account-mails.ts'
import type { Services } from '../services.ts'
import { logSecurity } from '../telemetry/security-log.ts'
import { dataExportedMail } from './deletion-mails.ts'
import { createExportPlaces } from './export-places.ts'
import { type ExportServices, exportStation } from './export-station.ts'

const REFUSALS = {
  'is-open': 'Your data is being downloaded already. One download at a time.',
  full: 'Others are downloading their data. Try again in a few minutes.',
} as const

export type ExportCaller = { ownerId: string; stationId: string; email: string; ip?: string | undefined }
export type ExportDesk = { open(caller: ExportCaller): Promise<Result<{ archive: Readable; fileName: string }>> }

/** The exports of one process: one at a time for a station, few at a time for all. Its owner hears of each by mail. */
export const createExportDesk = (services: ExportServices & MailServices & Pick<Services, 'log'>): ExportDesk => {
  const places = createExportPlaces(services.clock)
  return {
    open: async ({ ownerId, stationId, email, ip }) => {
      const place = places.take(stationId)
      if (typeof place === 'string') return fail('too-many', REFUSALS[place])
      try {
        const now = services.clock.now()
        await inTransaction(services.db, ({ sql }) =>
          postMail(sql, services, { mail: dataExportedMail(services, { to: email }), now }),
        )
        logSecurity(services, 'security.data-exported', { ownerId, email, ...(ip ? { ip } : {}) })
        sendSoon(services)
        const archive = exportStation(services, { email, stationId })
        archive.once('close', place.leave)
        place.giveWay.addEventListener('abort', () => archive.destroy(), { once: true })
        return ok({ archive, fileName: `hourcast-${new Date(now).toISOString().slice(0, 10)}.zip` })
      } catch (error) {
        place.leave()
        throw error
      }
    },
  }
}
