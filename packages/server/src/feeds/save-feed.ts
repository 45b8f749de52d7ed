import { lockName } from '@hourcast/db/lock-name'
import { inTransaction, type Rows, type Transaction } from '@hourcast/db/open-database'
import { randomId } from '@hourcast/db/random-id'
import { type FeedForm, feedFormSchema, feedIsThere, isNeverRead, tooManyFeeds } from '@hourcast/domain/feeds/feed-form'
import { MAX_FEED_NAME } from '@hourcast/domain/feeds/feed-limits'
import { parseInput } from '@hourcast/domain/parse-input'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { parseCurlLine } from '@hourcast/domain/sources/curl-line'
import { unmaskSources } from '@hourcast/domain/sources/masked-sources'
import { stripScheme } from '@hourcast/domain/sources/source-urls'
import type { PreviewDesk } from '../previews/preview-desk.ts'
import type { PreviewResult } from '../previews/preview-types.ts'
import type { Services } from '../services.ts'
import { openSources, sealSources } from '../sources/sealed-sources.ts'
import { stationLimitsOf } from '../station-limits-of.ts'
import { isSameSource, wholeSource } from './feed-source.ts'
import { readingColumns } from './reading-columns.ts'
import { replaceSource } from './replace-source.ts'
import type { TestedFeed } from './test-feed.ts'

export type FeedServices = Pick<Services, 'db' | 'clock' | 'sealer' | 'config'> & { previews: Pick<PreviewDesk, 'testFeed'> }

export type SaveFeedInput = {
  /** The station of the caller. */
  stationId: string
  /** Absent for a new one. One of another station is not found. */
  feedId?: string | undefined
  input: unknown
  /** The schedulers that read its old address read the new one. */
  changesReaders?: boolean
  signal?: AbortSignal
}

export type SavedFeed = { feedId: string; created: boolean; changedSchedulers: number }

export const FEED_NOT_FOUND = fail('not-found', 'This feed does not exist.')

/**
 * Saves a source by its name, tested first: what is never read is refused, what fails for now is saved with what is wrong. The row and what
 * changes of the schedulers that read it are one transaction.
 */
export const saveFeed = async (services: FeedServices, input: SaveFeedInput): Promise<PreviewResult<SavedFeed>> => {
  const form = parseInput(feedFormSchema, input.input)
  if (!form.ok) return form
  const { stationId, feedId, signal } = input
  const known = await findRow(services.db.prisma, input)
  if (feedId !== undefined && !known) return FEED_NOT_FOUND
  const whole = wholeOf(services, stationId, form.value.url, known?.sealed)
  if (!whole.ok) return whole
  const { inputMode } = form.value
  const tested = await services.previews.testFeed({ stationId, inputMode, source: whole.value, ...(signal ? { signal } : {}) })
  if (!tested.ok) return tested
  const { fault } = tested.value.reading
  if (fault && isNeverRead(fault.code)) return fail('invalid', fault.message, 'url')
  return inTransaction(services.db, (transaction) =>
    writeFeed(transaction, services, { ...input, form: form.value, whole: whole.value, tested: tested.value }),
  )
}

const findRow = async (rows: Rows, { stationId, feedId }: Pick<SaveFeedInput, 'stationId' | 'feedId'>) =>
  // From the address of a page: PostgreSQL takes no NUL, and no id holds one.
  feedId === undefined || feedId.includes('\0') ? null : rows.feed.findFirst({ where: { id: feedId, stationId } })

/** Where a header shows dots, what is stored for it. */
const wholeOf = ({ sealer }: FeedServices, stationId: string, url: string, stored: string | null | undefined): Result<string> => {
  const whole = unmaskSources([url], openSources(sealer, stationId, stored))
  return whole.ok ? ok(whole.value[0] ?? url) : fail('invalid', whole.problem.message, 'url')
}

type Write = SaveFeedInput & { form: FeedForm; whole: string; tested: TestedFeed }

const writeFeed = async (transaction: Transaction, services: FeedServices, write: Write): Promise<Result<SavedFeed>> => {
  const { tx, sql } = transaction
  const { stationId, feedId, form, whole, tested, changesReaders = false } = write
  const { inputMode, description } = form
  const now = services.clock.now()
  // Of two that are saved at once the second sees the first.
  await lockName(sql, `feeds of ${stationId}`)
  const known = await findRow(tx, write)
  if (feedId !== undefined && !known) return FEED_NOT_FOUND
  const { sources, sealedSources: sealed } = sealSources(services.sealer, stationId, [whole])
  const url = sources[0] ?? form.url
  const others = await tx.feed.findMany({ where: { stationId, id: { not: feedId ?? '' } }, select: { name: true, url: true } })
  const { feeds: most } = stationLimitsOf(services)
  if (!known && others.length >= most) return fail('forbidden', tooManyFeeds(most))
  const same = others.find((other) => isSameSource(other.url, url))
  if (same) return fail('conflict', feedIsThere(same.name), 'url')

  const before = known && wholeSource(services.sealer, known)
  const isOther = before === null || before === undefined || !isSameSource(before, whole)
  const name = form.name || nameOf(tested.title, whole)
  const data = {
    ...{ name, url, sealed, inputMode, description, testedAt: new Date(now), test: tested.test },
    ...readingColumns(tested.reading, { now, by: 'test', failingSince: isOther ? null : (known?.failingSince ?? null) }),
  }
  const id = known?.id ?? randomId()
  if (known) await tx.feed.update({ where: { id }, data })
  else await tx.feed.create({ data: { id, stationId, ...data, createdAt: new Date(now) } })
  const replaces = changesReaders && before !== null && before !== undefined && before !== whole
  const changedSchedulers = replaces
    ? await replaceSource(transaction, services, { stationId, from: before, to: whole, inputMode, now })
    : 0
  return ok({ feedId: id, created: !known, changedSchedulers })
}

/** As the source names itself, else its host. */
const nameOf = (title: string, whole: string): string => {
  const line = parseCurlLine(whole)
  const host = stripScheme(line.ok ? line.value.url : whole).split(/[/?#]/)[0] ?? ''
  return [...(title.trim() || host)].slice(0, MAX_FEED_NAME).join('')
}
