import type { OpenTemporal } from '../temporal/connect.ts'
import { broadcastRunId, scheduleRunId } from '../temporal/names.ts'

export type Counted = { tasks: number; events: number }
type Events = NonNullable<
  Awaited<ReturnType<ReturnType<OpenTemporal['client']['workflow']['getHandle']>['fetchHistory']>>['events']
>

const countOf = (events: Events): Counted => ({
  tasks: events.filter((event) => event.workflowTaskStartedEventAttributes).length,
  events: events.length,
})

const eventsOf = async ({ client }: OpenTemporal, workflowId: string): Promise<Events> =>
  (await client.workflow.getHandle(workflowId).fetchHistory()).events ?? []

/**
 * What one broadcast took of the server: its own history, and in its schedule's history all from the timer that fired on. For a schedule
 * that has fired once.
 */
export const countBroadcast = async (
  temporal: OpenTemporal,
  { ref, airAt }: { ref: string; airAt: number },
): Promise<{ tick: Counted; own: Counted }> => {
  const told = await eventsOf(temporal, scheduleRunId(ref))
  const fired = told.findIndex((event) => event.timerFiredEventAttributes)
  if (fired < 0) throw new Error('the timer of the schedule has not fired')
  return { tick: countOf(told.slice(fired)), own: countOf(await eventsOf(temporal, broadcastRunId({ ref, airAt }))) }
}
