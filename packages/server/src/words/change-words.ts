import { lockName } from '@hourcast/db/lock-name'
import { inTransaction, type Rows, type Sql } from '@hourcast/db/open-database'
import { randomId } from '@hourcast/db/random-id'
import { parseInput } from '@hourcast/domain/parse-input'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { createWordFinder } from '@hourcast/domain/words/find-words'
import { foldAccents } from '@hourcast/domain/words/fold-word'
import { foldedOf, stationWordSchema, TOO_MANY_WORDS } from '@hourcast/domain/words/station-word'
import type { StationWord } from '@hourcast/domain/words/word-kinds'
import { MAX_WORDS } from '@hourcast/domain/words/word-limits'
import { orderIdent } from '../engine/engine-jobs.ts'
import type { Services } from '../services.ts'

type WordServices = Pick<Services, 'db' | 'clock'>

export const WORD_NOT_FOUND = fail('not-found', 'This entry does not exist.')

/** Puts a word on a list of the station. One that is there already is said from now on as it is given here. */
export const saveWord = async (
  { db, clock }: WordServices,
  { stationId, input }: { stationId: string; input: unknown },
): Promise<Result<{ wordId: string }>> => {
  const parsed = parseInput(stationWordSchema, input)
  if (!parsed.ok) return parsed
  const { kind, tongue, written, said } = parsed.value
  const folded = foldedOf(parsed.value)
  const now = clock.now()
  return inTransaction(db, async ({ tx, sql }) => {
    // Of two that are saved at once the second counts the first.
    await lockName(sql, `words of ${stationId}`)
    const known = await tx.stationWord.findFirst({ where: { stationId, kind, tongue, folded }, select: { id: true } })
    if (!known && (await tx.stationWord.count({ where: { stationId } })) >= MAX_WORDS) return fail('forbidden', TOO_MANY_WORDS)
    const id = known?.id ?? randomId()
    if (known) await tx.stationWord.update({ where: { id }, data: { written, said } })
    else
      await tx.stationWord.create({
        data: { ...{ id, stationId, kind, tongue, written, folded, said }, createdAt: new Date(now) },
      })
    await orderNamedIdents(tx, sql, { stationId, word: parsed.value, now })
    return ok({ wordId: id })
  })
}

/** Takes it off its list. */
export const deleteWord = async (
  { db, clock }: WordServices,
  { stationId, wordId }: { stationId: string; wordId: string },
): Promise<Result<null>> => {
  if (wordId.includes('\0')) return WORD_NOT_FOUND
  return inTransaction(db, async ({ tx, sql }) => {
    const known = await tx.stationWord.findFirst({ where: { id: wordId, stationId } })
    if (!known) return WORD_NOT_FOUND
    await tx.stationWord.delete({ where: { id: wordId } })
    await orderNamedIdents(tx, sql, { stationId, word: { ...known, kind: known.kind as StationWord['kind'] }, now: clock.now() })
    return ok(null)
  })
}

/** The ident that stands ready says the names of host and station: with such a word in one of them it is rendered again. */
const orderNamedIdents = async (
  tx: Rows,
  sql: Sql,
  { stationId, word, now }: { stationId: string; word: StationWord; now: number },
): Promise<void> => {
  if (word.kind !== 'said') return
  const find = createWordFinder([{ written: word.written, value: true }], { fold: foldAccents, elides: true })
  const schedulers = await tx.scheduler.findMany({
    where: { stationId, deletedAt: null },
    select: { id: true, hostName: true, stationName: true },
    orderBy: { id: 'asc' },
  })
  for (const { id, hostName, stationName } of schedulers)
    if (find(`${hostName} | ${stationName}`).length > 0) await orderIdent(sql, id, now)
}
