import { renderIdentOf } from '@hourcast/server/broadcasts/render-ident'
import type { Services } from '@hourcast/server/services'
import type { ActivityBodies } from '@hourcast/workflows/activities'
import { startEngine } from '@hourcast/workflows/embedded/start-engine'
import type { StartEngine } from './lead.ts'

/** The single-machine engine, in the process that holds the lease. */
export const startEmbedded =
  (services: Services, bodies: ActivityBodies): StartEngine =>
  () =>
    startEngine({
      db: services.db,
      clock: services.clock,
      log: services.log,
      bodies,
      renderIdent: (schedulerId, ends) => renderIdentOf(services, schedulerId, ends),
    })
