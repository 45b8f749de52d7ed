import { lockName } from '@hourcast/db/lock-name'
import type { Rows, Transaction } from '@hourcast/db/open-database'
import {
  CONSENT_LIMIT_WORDS,
  CONSENT_LINK_MS,
  CONSENT_MAILS,
  type ConsentLimit,
  reachedLimit,
} from '@hourcast/domain/delivery/consent'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { postMail } from '../accounts/post-mail.ts'
import { newToken } from '../accounts/token.ts'
import type { Services } from '../services.ts'
import { consentMail } from './consent-mails.ts'
import { mailedSchedulers } from './mailed-schedulers.ts'
import type { Recipient } from './recipient-row.ts'
import { unsubscribeAddress } from './unsubscribe-token.ts'

const refusedBy = async (
  { tx, sql }: Transaction,
  { id, stationId, address }: Recipient,
  now: number,
): Promise<ConsentLimit | undefined> => {
  // Two that ask at the same time are counted as two, also when they are different stations.
  await lockName(sql, `consent of ${stationId}`)
  await lockName(sql, `consent at ${address}`)
  const sent = (limit: ConsentLimit, recipient: { id?: string; stationId?: string; address?: string }) =>
    tx.consentLink.count({ where: { recipient, createdAt: { gt: new Date(now - CONSENT_MAILS[limit].withinMs) } } })
  return reachedLimit({
    station: await sent('station', { stationId }),
    address: await sent('address', { address }),
    pair: await sent('pair', { id }),
  })
}

/** Leaves the mail that asks in this transaction, with a link of its own, unless a limit is reached. Gives the mail's id. */
export const postConsentMail = async (
  transaction: Transaction,
  services: Pick<Services, 'sessionSecret' | 'config'>,
  { recipient, now }: { recipient: Recipient; now: number },
): Promise<Result<string>> => {
  const { id, stationId, address } = recipient
  const limit = await refusedBy(transaction, recipient, now)
  if (limit) return fail('too-many', CONSENT_LIMIT_WORDS[limit], 'email')
  const { tx, sql } = transaction
  const station = await tx.station.findUnique({ where: { id: stationId }, include: { owner: true } })
  if (!station) return fail('not-found', 'This station does not exist.')
  const { token, hash } = newToken()
  const times = { createdAt: new Date(now), expiresAt: new Date(now + CONSENT_LINK_MS) }
  await tx.consentLink.create({ data: { tokenHash: hash, recipientId: id, ...times } })
  const schedulers = (await mailedSchedulers(sql, stationId, address)).filter(({ consent }) => consent === 'waiting')
  const mail = consentMail(services, {
    to: address,
    token,
    stationName: station.name,
    ownerEmail: station.owner.email,
    schedulers,
    backAddress: unsubscribeAddress(services, { stationId, schedulerId: null, address }),
  })
  await tx.recipient.update({ where: { id }, data: { bouncedAt: null } })
  return ok(await postMail(sql, services, { mail: { ...mail, recipientId: id }, now }))
}

/** A mail that asked is under way or lies there, and its link still works. */
export const isAsked = async (tx: Rows, { id }: Recipient, now: number): Promise<boolean> =>
  (await tx.consentLink.count({ where: { recipientId: id, usedAt: null, expiresAt: { gt: new Date(now) } } })) > 0
