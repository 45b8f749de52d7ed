import type { Result } from '@hourcast/domain/problem'
import { deleteScheduler } from '@hourcast/server/schedulers/change-scheduler'
import { runNow } from '@hourcast/server/schedulers/run-now'
import type { Attack } from './attack.ts'
import { airNow, anOwner, aScheduler, must } from './owners.ts'

const TIMES = 1_000
const MAX_SCHEDULERS = 50

type Counted = { taken: number; refused: number; said: string }

const count = async (one: () => Promise<Result<unknown>>): Promise<Counted> => {
  const counted: Counted = { taken: 0, refused: 0, said: '' }
  for (let times = 0; times < TIMES; times += 1) {
    const result = await one()
    if (result.ok) counted.taken += 1
    else {
      counted.refused += 1
      counted.said = result.problem.message
    }
  }
  return counted
}

const runs: Attack = {
  name: `${TIMES} × run now by one owner, past the limits of the calls`,
  mustHold:
    'most are refused with a sentence; a neighbour’s bulletin, asked for after them, airs within a minute, before what was taken has',
  run: async (instance) => {
    const [attacker, neighbour] = [await anOwner(instance, 'attacker'), await anOwner(instance, 'neighbour')]
    const ids = { stationId: attacker.stationId, ...must(await aScheduler(instance, attacker)) }
    const { taken, refused, said } = await count(() => runNow(instance.services, ids))
    const { schedulerId } = must(await aScheduler(instance, neighbour))
    const aired = await airNow(instance, { ...neighbour, schedulerId }, 60_000)
    const { rows } = await instance.services.db.pool.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM broadcast WHERE scheduler_id = $1 AND ended_at IS NULL',
      [ids.schedulerId],
    )
    const waiting = rows[0]?.n ?? 0
    must(await deleteScheduler(instance.services, ids))
    return {
      measured: `${taken} taken, ${refused} refused ('${said}'); the neighbour’s: ${aired?.rung ?? 'not within a minute'}, while ${waiting} wait`,
      holds: refused > taken && said !== '' && aired?.state === 'delivered' && waiting > 0,
    }
  },
}

const schedulers: Attack = {
  name: `${TIMES} schedulers of one owner`,
  mustHold: 'most are refused with a sentence, and what was saved stays',
  run: async (instance) => {
    const attacker = await anOwner(instance, 'attacker')
    const { taken, refused, said } = await count(() => aScheduler(instance, attacker))
    const { rows } = await instance.services.db.pool.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM scheduler WHERE station_id = $1 AND deleted_at IS NULL',
      [attacker.stationId],
    )
    await instance.services.db.pool.query('UPDATE scheduler SET is_active = false WHERE station_id = $1', [attacker.stationId])
    return {
      measured: `${taken} taken, ${refused} refused ('${said}'), ${rows[0]?.n} there`,
      holds: refused > taken && said !== '' && rows[0]?.n === taken,
    }
  },
}

const atOnce: Attack = {
  name: 'two hundred schedulers of one owner, saved at the same time',
  mustHold: 'together they make no more than one after the other (50)',
  run: async (instance) => {
    const attacker = await anOwner(instance, 'attacker')
    const tried = await Promise.allSettled(Array.from({ length: 200 }, () => aScheduler(instance, attacker)))
    const { rows } = await instance.services.db.pool.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM scheduler WHERE station_id = $1 AND deleted_at IS NULL',
      [attacker.stationId],
    )
    await instance.services.db.pool.query('UPDATE scheduler SET is_active = false WHERE station_id = $1', [attacker.stationId])
    const taken = tried.filter((one) => one.status === 'fulfilled' && one.value.ok).length
    return {
      measured: `${taken} taken, ${rows[0]?.n} there`,
      holds: taken === rows[0]?.n && taken > 0 && taken <= MAX_SCHEDULERS,
    }
  },
}

const slots: Attack = {
  name: 'a scheduler that airs in each minute of the day',
  mustHold: 'it is refused with a sentence (288 slots a day at most)',
  run: async (instance) => {
    const hours = Array.from(
      { length: 1_440 },
      (_, minute) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`,
    )
    const attacker = await anOwner(instance, 'attacker')
    const saved = await aScheduler(instance, attacker, { hours })
    if (saved.ok)
      must(await deleteScheduler(instance.services, { stationId: attacker.stationId, schedulerId: saved.value.schedulerId }))
    return { measured: saved.ok ? 'taken' : saved.problem.message, holds: !saved.ok }
  },
}

export const LIMIT_ATTACKS: readonly Attack[] = [slots, schedulers, atOnce, runs]
