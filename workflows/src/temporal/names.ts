import type { RunnableBroadcast } from '@hourcast/server/engine/read-schedules'

// Workflow ids, queues and search attributes are read by operators and encrypted by no codec: random ids and instants, nothing else.

export const TASK_QUEUE = 'hourcast'

/** Where something is spoken: its workers take as many at once as they have cores, the others wait in the server. */
export const voiceQueueOf = (taskQueue: string): string => `${taskQueue}-voice`

/** The ladder takes its turn at once, also while what is overdue still keeps the voices busy. */
export const ladderQueueOf = (taskQueue: string): string => `${taskQueue}-ladder`

export const scheduleRunId = (scheduleId: string): string => `schedule:${scheduleId}`

export const broadcastRunId = ({ ref, airAt }: Pick<RunnableBroadcast, 'ref' | 'airAt'>): string =>
  `broadcast:${ref}:${new Date(airAt).toISOString()}`

/** Names and types as infra/temporal declares them. */
export const SEARCH_ATTRIBUTES = {
  StationRef: 'KEYWORD',
  RunStage: 'KEYWORD',
  DeliveryKind: 'KEYWORD',
  SlotInstant: 'DATETIME',
} as const
