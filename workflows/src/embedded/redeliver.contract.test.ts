import { once, setMaxListeners } from 'node:events'
import { inSqlTransaction } from '@hourcast/db/open-database'
import { orderRedelivery } from '@hourcast/server/engine/engine-jobs'
import { expect, onTestFinished, test } from 'vitest'
import { givenStation } from '../testing/station.ts'
import { startEngine } from './start-engine.ts'

type Redeliver = (redeliveryId: string, signal: AbortSignal) => Promise<void>

test('what is delivered again goes on with the next engine, when the first was put down in it', async () => {
  const given = await givenStation()
  const { db, clock, log } = given.services
  const start = async (redeliver: Redeliver) => {
    const engine = await startEngine({
      ...{ db, clock, log, activityHandlers: given.activityHandlers(), renderIdent: async () => {}, redeliver },
      concurrency: 4,
    })
    onTestFinished(engine.stop)
    return engine
  }
  const begun: string[] = []
  const first = await start(async (id, signal) => {
    begun.push(id)
    setMaxListeners(0, signal)
    await once(signal, 'abort')
    signal.throwIfAborted()
  })
  await inSqlTransaction(db, ({ sql }) => orderRedelivery(sql, 'one', clock.now()))
  await given.until(async () => begun[0], 'the first try')
  await first.stop()
  const done: string[] = []
  await start(async (id) => void done.push(id))
  await given.until(async () => done[0], 'the second try')
  expect([begun, done]).toEqual([['one'], ['one']])
})
