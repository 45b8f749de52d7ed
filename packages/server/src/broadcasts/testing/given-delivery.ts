import type { DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import { releaseDelivery, stageDelivery } from '../deliver.ts'
import { failDelivery } from '../fail-delivery.ts'
import { writeScript } from '../prepare.ts'
import { renderBroadcast } from '../render.ts'
import { givenBroadcasts } from './given-broadcasts.ts'

const calm = new AbortController().signal

/** A broadcast with its audio, and one delivery of the kind. */
export const givenDelivery = async (kind: DeliveryKind = 'ftp') => {
  const all = await givenBroadcasts()
  await all.target(kind)
  const broadcastId = await all.begun()
  await writeScript(all.services, { broadcastId }, calm)
  await renderBroadcast(all.services, { broadcastId }, { signal: calm })
  const deliveryId = (await all.row(broadcastId)).deliveries[0]?.id ?? ''
  const input = { broadcastId, deliveryId }
  return {
    ...all,
    ...input,
    stage: () => stageDelivery(all.services, input, calm),
    release: () => releaseDelivery(all.services, input, calm),
    giveUp: (code = 'ftp-553') => failDelivery(all.services, { ...input, code, message: 'FTP: given up' }),
    delivery: () => all.db.prisma.delivery.findUniqueOrThrow({ where: { id: deliveryId } }),
  }
}
