import { inSqlTransaction } from '@hourcast/db/open-database'
import { randomId } from '@hourcast/db/random-id'
import { DeliveryError, type DeliveryJob } from '../../delivery/delivery-types.ts'
import { followTargets } from '../../schedulers/follow-targets.ts'
import { releaseDelivery, stageDelivery } from '../deliver.ts'
import { givenDelivery } from './given-delivery.ts'

const calm = new AbortController().signal

/** A delivery to FTP at a.example, servers that keep their files in `on`, and what runs in a try between the upload and its note. */
export const givenCorrected = async () => {
  const given = await givenDelivery()
  const { db, services, schedulerId, broadcastId, deliveryId } = given
  const input = { broadcastId, deliveryId }
  await db.prisma.target.updateMany({ data: { address: 'a.example' } })
  const on = new Set<string>()
  const meanwhile: (() => Promise<unknown>)[] = []
  const nameOf = (job: DeliveryJob) => `${job.deliveryId.slice(0, 4)}.part`
  services.drivers.ftp = {
    stage: async (job) => {
      on.add(`${job.address}/${nameOf(job)}`)
      await meanwhile.shift()?.()
      return { temporary: `${job.address}/${nameOf(job)}` }
    },
    release: async (job, { temporary }) => {
      if (temporary !== `${job.address}/${nameOf(job)}` || !on.delete(temporary))
        throw new DeliveryError('ftp-550', `550 ${temporary}: no such file`, true)
      on.add(`${job.address}/air.mp3`)
      return { answer: 250 }
    },
    discard: async (job) => void on.delete(`${job.address}/${nameOf(job)}`),
  }
  /** As a save of the owner: another place stands in a row of its own. */
  const correct = (address: string) =>
    inSqlTransaction(db, async ({ sql }) => {
      await sql('SELECT FROM scheduler WHERE id = $1 FOR UPDATE', [schedulerId])
      await sql('UPDATE target SET removed_at = $2 WHERE scheduler_id = $1 AND removed_at IS NULL', [schedulerId, new Date(1)])
      const values = [randomId(), schedulerId, address]
      await sql("INSERT INTO target (id, scheduler_id, kind, address, sealed) VALUES ($1, $2, 'ftp', $3, 'sealed')", values)
      await followTargets(sql, schedulerId)
    })
  return {
    ...{ ...given, on, meanwhile, correct },
    stageAgain: () => stageDelivery(services, { ...input, again: true }, calm),
    releaseAgain: () => releaseDelivery(services, input, calm),
    goesTo: async () => (await db.prisma.delivery.findFirstOrThrow({ include: { target: true } })).target.address,
  }
}
