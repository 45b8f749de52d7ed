import type { Stage } from '@hourcast/domain/broadcasts/broadcast'
import type { Logger } from 'pino'
import { broadcastTrace } from './broadcast-trace.ts'

export type LoggedBroadcast = { id: string; schedulerId: string /** Epoch milliseconds. */; airAt: number }

/** What a line is about: a stage as everybody sees it, or one of the two turns between stages. */
export type LoggedStage = Stage | 'beginning' | 'falling-back'

/**
 * The logger of one step of one broadcast. Its fields are what logs, traces and Temporal's search attributes are joined by; a line adds codes
 * and numbers to them, never an address, a secret or a word of a script.
 */
export const broadcastLog = (log: Logger, { id, schedulerId, airAt }: LoggedBroadcast, stage: LoggedStage): Logger =>
  log.child({
    broadcastId: id,
    schedulerId,
    slot: new Date(airAt).toISOString(),
    stage,
    traceId: broadcastTrace(id).traceId,
  })
