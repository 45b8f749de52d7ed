import { DELIVERY } from '@hourcast/domain/delivery/delivery-kinds'
import type { Services } from '@hourcast/server/services'
import type { ActivityHandlers } from '../activities.ts'
import { broadcastRunId } from '../temporal/names.ts'
import { armAheadOf } from '../temporal/start-options.ts'

/** For staging everything before the releases are armed. */
const UNTIL_ARMED_MS = 6_000
export const FTP_AHEAD_MS = 120_000

/** `begin` as with a long lead, but for the wait: the releases are armed in seconds, FTP's two minutes ahead of the mail's. */
export const armedSoon =
  ({ db, clock }: Pick<Services, 'db' | 'clock'>, begin: ActivityHandlers['begin']): ActivityHandlers['begin'] =>
  async (input, signal) => {
    const begun = await begin(input, signal)
    if (!begun.go) return begun
    const { runRef, airAt } = await db.prisma.broadcast.findUniqueOrThrow({ where: { id: input.broadcastId } })
    const now = clock.now()
    const first = now + UNTIL_ARMED_MS + armAheadOf(broadcastRunId({ ref: runRef ?? '', airAt: airAt.getTime() }))
    const releaseAt = { clock: now, place: first, send: first + FTP_AHEAD_MS }
    return {
      ...begun,
      deliveries: begun.deliveries.map((each) => ({ ...each, releaseAt: releaseAt[DELIVERY[each.kind].release] })),
    }
  }
