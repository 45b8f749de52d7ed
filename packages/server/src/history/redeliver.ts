import { type Consent, WITHHELD_WORDS } from '@hourcast/domain/delivery/consent'
import { DELIVERY } from '@hourcast/domain/delivery/delivery-kinds'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import { jobInFormat, jobOf } from '../broadcasts/delivery-job.ts'
import { placeInOrder } from '../broadcasts/place-in-order.ts'
import { faultOf } from '../broadcasts/step-fault.ts'
import { storable } from '../broadcasts/storable.ts'
import type { DeliveryJob, Receipt, Staged } from '../delivery/delivery-types.ts'
import { followBetweenTries } from '../schedulers/follow-targets.ts'
import type { Services } from '../services.ts'
import { StorageError } from '../storage/storage-error.ts'
import { withinDeadline } from '../within-deadline.ts'

/** One try; longer than any server is waited for in a single step. */
const TRY_MS = 3 * MINUTE_MS
/** A target that cannot be reached is tried again for so long after it was asked for. */
export const REDELIVER_FOR_MS = 15 * MINUTE_MS
const DISCARD_MS = 10_000

const tookTooLong = () => Object.assign(new Error('The target did not take it in time.'), { code: 'timeout' })

type Open = {
  id: string
  askedAt: Date
  staged: unknown
  delivery: {
    id: string
    broadcastId: string
    target: { schedulerId: string; consent: string; removedAt: Date | null; scheduler: { deletedAt: Date | null } }
  }
}

const findOpen = ({ db }: Pick<Services, 'db'>, id: string): Promise<Open | null> =>
  db.prisma.redelivery.findFirst({
    where: { id, state: 'open' },
    select: {
      ...{ id: true, askedAt: true, staged: true },
      delivery: {
        select: {
          ...{ id: true, broadcastId: true },
          target: { select: { schedulerId: true, consent: true, removedAt: true, scheduler: { select: { deletedAt: true } } } },
        },
      },
    },
  })

type End = { state: 'released'; receipt: Receipt } | { state: 'failed'; errorCode: string; errorDetail: string }

// Only what is still open ends: of two workers the first one's word stands.
const END = `
  UPDATE redelivery SET state = $2, ended_at = $3, receipt = coalesce($4, receipt), error_code = $5, error_detail = $6 WHERE id = $1 AND state = 'open'`

/** From now on its delivery goes where it is corrected to: a save in the last try has left it alone. */
const end = ({ db, clock }: Pick<Services, 'db' | 'clock'>, { id, delivery }: Open, how: End): Promise<void> => {
  const told =
    how.state === 'released' ? [JSON.stringify(storable(how.receipt)), null, null] : [null, how.errorCode, how.errorDetail]
  return followBetweenTries({ db }, whichOf(delivery), (sql) => sql(END, [id, how.state, new Date(clock.now()), ...told]))
}

const whichOf = ({ id, target }: Open['delivery']) => ({ deliveryId: id, schedulerId: target.schedulerId })

/** The state before a try. If another place was saved since, the file is staged again there. A death in between removes once more what is left. */
const openToTry = async (services: Services, id: string): Promise<Open | null> => {
  const open = await findOpen(services, id)
  if (!open?.delivery.target.removedAt) return open
  await discard(services, open)
  await followBetweenTries(services, whichOf(open.delivery), (sql) =>
    sql('UPDATE redelivery SET staged = NULL WHERE id = $1', [id]),
  )
  return findOpen(services, id)
}

/** Nobody is to get it any more: asked once more in the moment before it goes out. */
const withheldBy = ({ delivery: { target } }: Open): End | null => {
  const consent = target.consent as Consent
  if (target.scheduler.deletedAt) return { state: 'failed', errorCode: 'deleted', errorDetail: 'Its scheduler was deleted.' }
  if (target.removedAt) return { state: 'failed', errorCode: 'removed', errorDetail: 'The scheduler no longer delivers there.' }
  return consent === 'given' ? null : { state: 'failed', errorCode: consent, errorDetail: WITHHELD_WORDS[consent] }
}

const inputOf = ({ delivery }: Open) => ({ broadcastId: delivery.broadcastId, deliveryId: delivery.id })

/** Its own name for a temporary file and for a mail: a reader's program would pass over a mail that has come before. */
const asOpen = ({ job }: { job: DeliveryJob }, { id }: Open): DeliveryJob => ({ ...job, deliveryId: id })

const send = async (services: Services, open: Open, signal: AbortSignal): Promise<Receipt> => {
  const job = asOpen(await jobInFormat(services, inputOf(open), signal), open)
  const driver = services.drivers[job.kind]
  const staged = (open.staged as Staged | null) ?? (await driver.stage(job))
  if (open.staged === null)
    await services.db.prisma.redelivery.update({ where: { id: open.id }, data: { staged: storable(staged) } })
  const release = () => driver.release(job, staged)
  if (DELIVERY[job.kind].release !== 'place') return release()
  // A slot may be placed there in this moment, or has been since it was asked for: the claim is the one that slots take.
  const path = staged.path === undefined ? undefined : String(staged.path)
  return placeInOrder(services, { ...job, deliveryId: open.delivery.id }, path, release, open.askedAt)
}

/** What a try that was given up has left under a temporary name. One try, which fails nobody. */
const discard = async (services: Services, open: Open): Promise<void> => {
  try {
    const job = asOpen(await jobOf(services, inputOf(open), AbortSignal.timeout(DISCARD_MS)), open)
    await services.drivers[job.kind].discard?.(job)
  } catch (error) {
    services.log.debug({ redeliveryId: open.id, code: faultOf(error).code }, 'what was staged could not be discarded')
  }
}

/**
 * The job behind 'deliver again'. Throws where another try may mend it: the queue asks again. A worker that dies in it leaves it open, and the next
 * leader goes on with what is staged; a mail that was sent in that moment has the same Message-ID when it is sent again.
 */
export const redeliver = async (services: Services, redeliveryId: string, signal: AbortSignal): Promise<void> => {
  const open = await openToTry(services, redeliveryId)
  if (!open) return
  const withheld = withheldBy(open)
  if (withheld) return end(services, open, withheld)
  try {
    const receipt = await withinDeadline(TRY_MS, signal, tookTooLong, (ends) => send(services, open, ends))
    await end(services, open, { state: 'released', receipt })
  } catch (error) {
    // The worker is put down: it goes on with the next one.
    signal.throwIfAborted()
    const { code, message, permanent } = faultOf(error)
    const isOver = services.clock.now() - open.askedAt.getTime() >= REDELIVER_FOR_MS
    if (!permanent && !isOver && !isLost(error)) throw error
    await discard(services, open)
    await end(services, open, { state: 'failed', errorCode: code, errorDetail: message })
  }
}

/** There is nothing to send, and waiting brings nothing back. */
const isLost = (error: unknown): boolean =>
  error instanceof StorageError && (error.code === 'missing' || error.code === 'damaged')
