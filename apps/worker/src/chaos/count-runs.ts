import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '@hourcast/server/services'
import { openTemporal } from '@hourcast/workflows/temporal/connect'
import { scheduleRunId } from '@hourcast/workflows/temporal/names'
import type { Env } from './world.ts'

const PATIENCE_MS = 90_000

/** Runs against rows: one for each schedule that there is, none for what has ended, none that has failed. */
export const countRuns = async (
  { db }: Services,
  { env, end }: { env: Env; end: number },
): Promise<{ lines: string[]; isClean: boolean }> => {
  const temporal = openTemporal(env, {})
  const idsOf = async (query: string): Promise<string[]> => {
    const ids: string[] = []
    for await (const { workflowId } of temporal.client.workflow.list({ query })) ids.push(workflowId)
    return ids
  }
  const look = async () => {
    const { rows } = await db.pool.query<{ id: string }>('SELECT ref AS id FROM schedule')
    const wanted = rows.map(({ id }) => scheduleRunId(id))
    const schedules = await idsOf("ExecutionStatus = 'Running' AND WorkflowType = 'schedule'")
    const past = `SlotInstant <= '${new Date(end).toISOString()}'`
    return {
      lost: wanted.filter((id) => !schedules.includes(id)),
      left: [
        ...schedules.filter((id) => !wanted.includes(id)),
        ...(await idsOf(`ExecutionStatus = 'Running' AND WorkflowType = 'broadcast' AND ${past}`)),
      ],
      failed: await idsOf("ExecutionStatus IN ('Failed', 'TimedOut', 'Terminated')"),
      ended: (await idsOf("ExecutionStatus = 'Completed' AND WorkflowType = 'broadcast'")).length,
    }
  }
  try {
    let found = await look()
    for (const deadline = Date.now() + PATIENCE_MS; found.lost.length + found.left.length > 0 && Date.now() < deadline; ) {
      await wait(1_000)
      found = await look()
    }
    const { lost, left, failed, ended } = found
    return {
      isClean: lost.length + left.length + failed.length === 0 && ended > 0,
      lines: [
        `runs in Temporal: broadcasts ended ${ended}, schedules without one ${lost.length}, left over ${left.length}, failed ${failed.length}`,
        ...[...lost, ...left, ...failed].slice(0, 10).map((id) => `  ${id}`),
      ],
    }
  } finally {
    await temporal.close()
  }
}
