// The entry of the workflow bundle: what runs replayed, in the sandbox. A change of the order of commands stands behind `patched`,
// as long as runs begun before it may be open; the recorded histories beside this file are replayed in the tests.
import { WorkflowExecutionAlreadyStartedError } from '@temporalio/common'
import {
  ApplicationFailure,
  condition,
  continueAsNew,
  defineQuery,
  defineSignal,
  ParentClosePolicy,
  proxyLocalActivities,
  setCurrentDetails,
  setHandler,
  startChild,
  upsertSearchAttributes,
  workflowInfo,
} from '@temporalio/workflow'
import { StepFailed, type StepName } from '../broadcast/activities-types.ts'
import { runBroadcast } from '../broadcast/run-broadcast.ts'
import type { BroadcastInput, FiredSchedule, NextAirTime, RunTraits, ScheduleActivities, ScheduleInput } from './run-types.ts'
import { ARM_AHEAD_MS, broadcastRun, runStage } from './start-options.ts'
import { createTemporalContext } from './temporal-context.ts'

/** The rows have changed: look at them. It carries nothing, so that order does not matter and none can be lost. */
export const syncSignal = defineSignal('sync')
export const nextQuery = defineQuery<NextAirTime>('next')
export const stageQuery = defineQuery<StepName | 'wait'>('stage')

const { fire } = proxyLocalActivities<ScheduleActivities>({
  startToCloseTimeout: '30s',
  localRetryThreshold: '5s',
  retry: { initialInterval: '500ms', maximumInterval: '10s' },
})

/** The clocks of server and worker differ: a wake that has come by the one may lie ahead by the other. */
const MIN_WAIT_MS = 1_000

const nextOf = (fired: FiredSchedule): NextAirTime =>
  fired.next && {
    airAt: new Date(fired.next.airAt).toISOString(),
    wall: fired.next.wall,
    timeZone: fired.timeZone,
    preparesAt: new Date(fired.next.wakeAt).toISOString(),
  }

const inWords = (fired: FiredSchedule): string => {
  if (fired.isPaused) return 'Paused by its owner.'
  if (!fired.next) return 'Nothing is ahead.'
  const { wall, wakeAt, airAt } = fired.next
  return `Next air time: **${wall.replace('T', ' ')}** ${fired.timeZone} (${new Date(airAt).toISOString()}); preparation begins ${new Date(wakeAt).toISOString()}.`
}

/** The clock of one schedule: fires what is due, starts its broadcasts, waits for the next wake or for a change of the rows. */
export const schedule = async ({ ref }: ScheduleInput): Promise<void> => {
  let isSignalled = false
  let next: NextAirTime = null
  setHandler(syncSignal, () => {
    isSignalled = true
  })
  setHandler(nextQuery, () => next)
  for (;;) {
    isSignalled = false
    const fired = await fire({ ref })
    if (!fired) return
    next = nextOf(fired)
    setCurrentDetails(inWords(fired))
    await Promise.all(fired.planned.map((planned) => startBroadcast(planned, fired.traits)))
    if (workflowInfo().continueAsNewSuggested && !isSignalled) await continueAsNew<typeof schedule>({ ref })
    const isChanged = () => isSignalled
    if (!fired.next) await condition(isChanged)
    else {
      const ms = Math.max(MIN_WAIT_MS, fired.next.wakeAt - Date.now())
      await condition(isChanged, ms, { summary: `prepares ${fired.next.wall.replace('T', ' ')} ${fired.timeZone}` })
    }
  }
}

const startBroadcast = async (planned: FiredSchedule['planned'][number], traits: RunTraits): Promise<void> => {
  try {
    await startChild(broadcast, { ...broadcastRun(planned, traits), parentClosePolicy: ParentClosePolicy.ABANDON })
  } catch (error) {
    // Under way already: its parent was signalled twice, or the dispatcher was quicker.
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error
  }
}

/** A step on our rows that was given up after hours: the run ends, and the rows, which are still open, have it started again. */
const asEnd = (error: unknown): never => {
  if (error instanceof StepFailed) throw ApplicationFailure.nonRetryable(error.message, error.fault.code)
  throw error
}

/** One slot. */
export const broadcast = async (input: BroadcastInput): Promise<string> => {
  const { broadcastId, wall, timeZone, traits, armAheadMs = ARM_AHEAD_MS } = input
  let stage: StepName | 'wait' = 'begin'
  let isStaged = false
  const show = (value: string): void => {
    if (traits.hasSearchAttributes) upsertSearchAttributes([{ key: runStage, value }])
  }
  setHandler(stageQuery, () => stage)
  const context = createTemporalContext({ ...traits, armAheadMs }, (step) => {
    stage = step
    setCurrentDetails(
      `Airs **${wall.replace('T', ' ')}** ${timeZone}. Now: ${step === 'wait' ? 'staged, waiting for its time' : step}.`,
    )
    if (step !== 'wait' || isStaged) return
    isStaged = true
    show('staged')
  })
  const state = await runBroadcast(context, { broadcastId }).catch(asEnd)
  setCurrentDetails(`**${state}**: ${wall.replace('T', ' ')} ${timeZone}.`)
  show(state)
  return state
}
