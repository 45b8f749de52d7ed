import type { Sql } from '@hourcast/db/open-database'
import { appendEvents } from '@hourcast/db/outbox'
import type { AnyEvent } from '../bus.ts'

/** `a1`: the event of scheduler a with revision 1. */
export const nameOf = ({ key, payload }: AnyEvent): string => `${key}${'revision' in payload ? payload.revision : ''}`

/** Writes the events of these names, in their order. */
export const appendNamed = (sql: Sql, names: readonly string[], now: number): Promise<void> =>
  appendEvents(
    sql,
    names.map((name) => ({
      type: 'scheduler.saved' as const,
      key: name.charAt(0),
      payload: { schedulerId: name.charAt(0), revision: Number(name.slice(1)) },
    })),
    now,
  )
