import { renderIdentOf } from '@hourcast/server/broadcasts/render-ident'
import { redeliver } from '@hourcast/server/history/redeliver'
import type { Services } from '@hourcast/server/services'
import type { ActivityHandlers } from '@hourcast/workflows/activities'
import { startEngine } from '@hourcast/workflows/embedded/start-engine'
import type { StartEngine } from './run-as-leader.ts'

/** The single-machine engine, in the process that holds the lease. */
export const startEmbedded =
  (services: Services, activityHandlers: ActivityHandlers): StartEngine =>
  () =>
    startEngine({
      db: services.db,
      clock: services.clock,
      log: services.log,
      activityHandlers,
      renderIdent: (schedulerId, ends) => renderIdentOf(services, schedulerId, ends),
      redeliver: (redeliveryId, ends) => redeliver(services, redeliveryId, ends),
    })
