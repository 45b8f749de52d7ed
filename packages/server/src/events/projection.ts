import type { Sql } from '@hourcast/db/open-database'
import type { Topic } from '@hourcast/domain/events'
import type { Services } from '../services.ts'
import type { AnyEvent, Bus } from './bus.ts'
import { consumeOnce } from './consume-once.ts'

/** A table that events alone tell, and the columns of its primary key. */
export type ProjectedTable = { name: 'history' | 'analytics_day' | 'analytics_hour'; key: readonly string[] }

/** Tables that can be made again from events, all of them by one consumer. */
export type Projection = {
  consumer: string
  topics: readonly Topic[]
  tables: readonly ProjectedTable[]
  /** Of the advisory lock: anybody who projects reads rows and writes them back, one at a time. */
  lock: number
  /** Each event is told once; those of other projections are passed over. */
  project(sql: Sql, events: readonly AnyEvent[]): Promise<void>
}

/** Keeps the projection's table. Resolves, once listening, to what ends it. */
export const startProjection = (
  { db }: Pick<Services, 'db'>,
  bus: Bus,
  projection: Projection,
  signal?: AbortSignal,
): Promise<() => Promise<void>> =>
  bus.subscribe(
    projection.consumer,
    projection.topics,
    async (events) => {
      await consumeOnce(db, projection, events, projection.project)
    },
    signal,
  )
