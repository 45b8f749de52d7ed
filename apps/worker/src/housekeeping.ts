import { setTimeout as wait } from 'node:timers/promises'
import { inPortions } from '@hourcast/db/in-portions'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import { forgetExpiredAccountsRows } from '@hourcast/server/accounts/forget-expired-accounts-rows'
import { sendAccountMails } from '@hourcast/server/accounts/send-account-mails'
import { forgetOldEntries } from '@hourcast/server/board/forget-old-entries'
import { ageAudio } from '@hourcast/server/broadcasts/age-audio'
import { removeUnnamedAudio } from '@hourcast/server/broadcasts/remove-unnamed-audio'
import { makeStockIdents } from '@hourcast/server/broadcasts/stock-ident'
import { forgetUnconfirmedEnterprises } from '@hourcast/server/enterprises/remove-enterprise'
import { trimInbox } from '@hourcast/server/events/consume-once'
import { forgetOldInquiries } from '@hourcast/server/inquiries/forget-old-inquiries'
import { eraseDueAccounts } from '@hourcast/server/own-data/erase-account'
import { remindLeavers } from '@hourcast/server/own-data/remind-leavers'
import { tellPlanEnds } from '@hourcast/server/plans/tell-plan-ends'
import { sealPlainSources } from '@hourcast/server/schedulers/seal-plain-sources'
import type { Services } from '@hourcast/server/services'
import { forgetOldMessages } from '@hourcast/server/webhooks/forget-old-messages'
import { repeat } from './repeat.ts'

type HousekeepingServices = Pick<
  Services,
  | 'db'
  | 'clock'
  | 'audioStore'
  | 'log'
  | 'config'
  | 'mailer'
  | 'sealer'
  | 'sessionSecret'
  | 'speech'
  | 'stockIdents'
  | 'studio'
  | 'writer'
>

// Deleted schedulers stay readable for 30 days, the memo of an ended run and the fetched texts for seven.
const DELETED = "deleted_at < $1::timestamptz - interval '30 days'"
const AT_ONCE = 500
const THEIR_BROADCASTS = `
  DELETE FROM broadcast WHERE id IN (
    SELECT broadcast.id FROM broadcast JOIN scheduler ON scheduler.id = scheduler_id WHERE ${DELETED} LIMIT ${AT_ONCE})`
const DELETED_SCHEDULERS = `DELETE FROM scheduler WHERE ${DELETED}`
const ENDED_AT_ONCE = 5_000
// The order and the array keep it at its indexes, also while all rows of an older version are still to be marked.
const ENDED_RUNS = `
  UPDATE broadcast SET memo = '{}', content = NULL, is_tidy = true WHERE id = ANY (ARRAY(
    SELECT id FROM broadcast WHERE ended_at < $1::timestamptz - interval '7 days' AND NOT is_tidy ORDER BY ended_at LIMIT ${ENDED_AT_ONCE}))`
const OLD_ANSWERS = "DELETE FROM source_answer WHERE fetched_at < $1::timestamptz - interval '7 days'"
const OLD_ITEMS = ['aired_item', 'aired_beside'].map(
  (memory) => `DELETE FROM ${memory} WHERE aired_at < $1::timestamptz - interval '60 days'`,
)

type PurgeServices = Pick<Services, 'db' | 'clock' | 'audioStore'> & Partial<Pick<Services, 'config'>>

/** One after the other; one that fails stops no other, and is thrown when all were tried. */
const each = async (pieces: readonly (() => Promise<unknown>)[]): Promise<void> => {
  const failures: unknown[] = []
  for (const piece of pieces) await piece().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** Removes what nobody can see any more, and aired audio when its time is over. */
export const purgeExpired = async (services: PurgeServices): Promise<void> => {
  const { db, clock } = services
  const now = new Date(clock.now())
  await each([
    () => inPortions(db, THEIR_BROADCASTS, [now], AT_ONCE),
    () => inPortions(db, ENDED_RUNS, [now], ENDED_AT_ONCE),
    ...[DELETED_SCHEDULERS, OLD_ANSWERS, ...OLD_ITEMS].map((statement) => () => db.pool.query(statement, [now])),
    () => forgetExpiredAccountsRows(db, now.getTime()),
    () => forgetUnconfirmedEnterprises(db, now.getTime()),
    () => forgetOldInquiries(db, now.getTime()),
    () => forgetOldEntries(db, now.getTime()),
    () => forgetOldMessages(db, now.getTime()),
    () => trimInbox(db, now.getTime()),
    () => ageAudio(services),
    // Last: files may be where nothing answers.
    () => removeUnnamedAudio(services),
  ])
}

/** Accounts are erased a week after their owners asked for it. A day before that the owners are reminded. */
const eraseLeavers = async (services: HousekeepingServices): Promise<void> => {
  await remindLeavers(services)
  await eraseDueAccounts(services)
}

/** Long enough for tasks that listen to the signal. The next leader waits for it. Everything here may be done twice at once. */
const GIVE_UP_MS = 2_000

export const startHousekeeping = (services: HousekeepingServices, { giveUpMs = GIVE_UP_MS } = {}): { stop(): Promise<void> } => {
  const ending = new AbortController()
  const tasks = [
    // What an older program has stored in the open, or one that still runs beside this one.
    { name: 'sealing sources', firstAfterMs: 0, everyMs: 60 * MINUTE_MS, work: () => sealPlainSources(services) },
    { name: 'housekeeping', firstAfterMs: MINUTE_MS, everyMs: 60 * MINUTE_MS, work: () => purgeExpired(services) },
    {
      name: 'bringing audio to its bucket',
      firstAfterMs: 5_000,
      everyMs: 15_000,
      work: async () => services.audioStore.catchUp?.(),
    },
    // The web process sends them at once; these are the ones that did not get through.
    { name: 'mailing accounts', firstAfterMs: 5_000, everyMs: MINUTE_MS, work: () => sendAccountMails(services) },
    { name: 'erasing accounts', firstAfterMs: 30_000, everyMs: 10 * MINUTE_MS, work: () => eraseLeavers(services) },
    { name: 'telling of plans that end', firstAfterMs: 20_000, everyMs: 10 * MINUTE_MS, work: () => tellPlanEnds(services) },
    {
      name: 'making stock idents',
      firstAfterMs: 30_000,
      everyMs: 60 * MINUTE_MS,
      work: () => makeStockIdents(services, ending.signal).catch((error) => ending.signal.aborted || Promise.reject(error)),
    },
    {
      name: 'making samples',
      firstAfterMs: 15_000,
      everyMs: 60 * MINUTE_MS,
      work: () =>
        // Its parsers take 0.3 s to load, which a worker that starts for an air time does not have.
        import('@hourcast/server/samples/make-samples')
          .then(({ makeSamples }) => makeSamples(services, { signal: ending.signal }))
          .catch((error) => ending.signal.aborted || Promise.reject(error)),
    },
  ].map((task) => repeat(task, services.log))
  return {
    stop: async () => {
      ending.abort()
      // Work that is long, or that waits for a folder that says nothing, keeps the lease from nobody.
      await Promise.race([Promise.all(tasks.map((task) => task.stop())), wait(giveUpMs, undefined, { ref: false })])
    },
  }
}
