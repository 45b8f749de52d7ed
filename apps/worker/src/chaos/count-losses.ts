import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Prisma } from '@hourcast/db/generated/client'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import { OVERTAKEN } from '@hourcast/server/broadcasts/place-in-order'
import { messageIdOf } from '@hourcast/server/mail/message-id'
import type { Services } from '@hourcast/server/services'
import { countUploads } from './count-uploads.ts'
import type { FileServers } from './file-servers.ts'
import type { Load } from './make-load.ts'

type World = { files: FileServers['files']; mailDir: string; end: number }

/** What should have aired against what has: lost, doubled, ghosts, and whether history agrees with the rows. */
export const countLosses = async (
  services: Services,
  load: Load,
  { files, mailDir, end }: World,
): Promise<{ lines: string[]; isClean: boolean }> => {
  const { prisma } = services.db
  const known = await prisma.broadcast.findMany({ where: { airAt: { lte: new Date(end) } }, include: { deliveries: true } })
  const rows = known.filter(({ schedulerId }) => schedulerId !== load.onAndOff?.schedulerId)
  const ghosts = begunWhilePaused(known, load)
  const wanted = slotsDue(load, end)
  const delivered = rows.filter(({ state }) => state === 'delivered')
  const aired = new Map<string, number>()
  for (const { kind, schedulerId, airAt } of delivered) {
    const slot = `${schedulerId}@${airAt.getTime()}`
    if (kind === 'slot') aired.set(slot, (aired.get(slot) ?? 0) + 1)
  }
  const ids = new Set(delivered.map(({ id }) => id))
  const lostSlots = wanted.filter((slot) => !aired.has(slot))
  const lostNow = load.now.filter((id) => !ids.has(id))
  const unwanted = [...aired].filter(([slot, times]) => times > 1 || !wanted.includes(slot))

  const mails = mailsOf(mailDir)
  const deliveries = rows.flatMap((row) => row.deliveries)
  const sent = deliveries.filter(({ kind, state }) => kind === 'email' && state === 'released')
  const expected = new Set(sent.map(({ id }) => messageIdOf(id, services.config.PUBLIC_URL)))
  const lostMails = [...expected].filter((id) => !mails.has(id))
  const uploads = countUploads(deliveries, files)

  const history = await prisma.history.findMany({
    where: { broadcastId: { in: [...ids] } },
    select: { broadcastId: true, state: true },
  })
  const untold = ids.size - history.filter(({ state }) => state === 'delivered').length
  const late = rows.flatMap((row) => row.deliveries.filter((one) => isOvertaken(one, row, rows)))
  const failed = deliveries.filter(({ state }) => state === 'failed').length - late.length
  const fresh = (kind: string) => delivered.filter((row) => row.rung === 'fresh' && row.kind === kind).length

  const stories = rows
    .filter(
      ({ id, schedulerId, airAt, state }) =>
        state !== 'delivered' && (load.now.includes(id) || wanted.includes(`${schedulerId}@${airAt.getTime()}`)),
    )
    .map(storyOf)

  const lost = lostSlots.length + lostNow.length + lostMails.length + uploads.lost.length
  return {
    isClean: lost === 0 && unwanted.length === 0 && ghosts.length === 0 && untold === 0 && failed === 0 && delivered.length > 0,
    lines: [
      `slots due ${wanted.length} (${fresh('slot')} fresh), asked for at once ${load.now.length} (${fresh('now')} fresh), delivered ${delivered.length}`,
      ...reasonsOf(delivered),
      `lost ${lost} (slots ${lostSlots.length}, asked for ${lostNow.length}, mails ${lostMails.length}, uploads ${uploads.lost.length})`,
      ...stories.map((story) => `  ${story}`),
      `doubled or unasked ${unwanted.length}, begun while paused ${ghosts.length}, deliveries failed ${failed}, not placed over a newer one ${late.length}, missing in history ${untold}`,
      `mails ${expected.size - lostMails.length} for ${expected.size} deliveries (and ${mails.size - expected.size + lostMails.length} notices to the owner)`,
      ...uploads.lines,
    ],
  }
}

type Told = Prisma.BroadcastGetPayload<{ include: { deliveries: true } }>

/** Kept from a name under which a newer bulletin of its host lies already: so late it is no loss. */
const isOvertaken = (
  { state, errorCode, targetId }: Told['deliveries'][number],
  { schedulerId, airAt }: Told,
  rows: readonly Told[],
): boolean =>
  state === 'failed' &&
  errorCode === OVERTAKEN &&
  rows.some(
    (row) =>
      row.schedulerId === schedulerId &&
      row.airAt > airAt &&
      row.deliveries.some((one) => one.targetId === targetId && one.state === 'released'),
  )

const slotsDue = ({ grid }: Load, end: number): string[] =>
  grid.flatMap(({ schedulerId, since }) => {
    const minutes: string[] = []
    for (let at = Math.ceil(since / MINUTE_MS) * MINUTE_MS; at <= end; at += MINUTE_MS) minutes.push(`${schedulerId}@${at}`)
    return minutes
  })

/** Of the one that is paused at times: begun in between, although its owner had been told that it is paused. */
const begunWhilePaused = (known: Told[], { onAndOff }: Load): Told[] =>
  known.filter(
    ({ schedulerId, begunAt }) =>
      schedulerId === onAndOff?.schedulerId &&
      begunAt !== null &&
      onAndOff.pauses.some(({ from, to }) => begunAt.getTime() > from && begunAt.getTime() < to),
  )

/** Why what was delivered was not the fresh bulletin, and how often. */
const reasonsOf = (delivered: Told[]): string[] => {
  const reasons = new Map<string, number>()
  for (const { rung, failedStep, failedCode } of delivered) {
    const reason = `${rung} after ${failedStep} ${failedCode}`
    if (rung !== 'fresh') reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  }
  return [...reasons].map(([reason, times]) => `  ${times} × ${reason}`)
}

/** Where one stands that is not delivered, so that anybody who reads it knows where to look. */
const storyOf = ({
  kind,
  state,
  rung,
  failedStep,
  failedCode,
  memo,
  airAt,
  begunAt,
  wakeAt,
  endedAt,
  deliveries,
}: Told): string =>
  JSON.stringify({
    ...{ kind, state, rung, failedStep, failedCode, airAt, begunAt, wakeAt, endedAt, memo },
    deliveries: deliveries.map(({ kind: target, state: stands, attempts, errorCode, stagedAt, claimedUntil }) => ({
      ...{ target, stands, attempts, errorCode, stagedAt, claimedUntil },
    })),
  })

/** Message-IDs of delivered bulletins; a mail repeated after a kill keeps its own and counts as one. */
const mailsOf = (folder: string): Set<string> => {
  const names = (() => {
    try {
      return readdirSync(folder).filter((name) => name.endsWith('.eml'))
    } catch {
      return []
    }
  })()
  return new Set(
    names.flatMap(
      (name) => /^message-id:\s*(<[^>]+>)/im.exec(readFileSync(join(folder, name), 'utf8').slice(0, 4000))?.[1] ?? [],
    ),
  )
}
