import type { Readable } from 'node:stream'
import type { AudioFormat } from '@hourcast/domain/delivery/audio-format'
import type { DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import type { TransferStep } from '@hourcast/domain/delivery/transfer-steps'
import { Fault } from '@hourcast/domain/fault'

/** What a driver needs to know of one delivery; secrets are opened only inside the driver. */
export type DeliveryJob = {
  deliveryId: string
  broadcastId: string
  schedulerId: string
  stationId: string
  targetId: string
  kind: DeliveryKind
  /** target.address and target.sealed as stored. */
  address: string
  sealed: string | null
  allowPlain: boolean
  /** What the server is known by, where its protocol has such a thing; null while none is pinned. */
  hostKey: string | null
  pinHostKey(hostKey: string): Promise<void>
  airAt: number
  /** Wall time of the slot, 2026-10-25T02:00, for {yyyy} {MM} {dd} {HH} {mm} in paths. */
  wall: string
  title: string
  hostName: string
  stationName: string
  audio: {
    id: string
    format: AudioFormat
    sha256: string
    sizeBytes: number
    durationMs: number
    /** The whole of it, as its row says. Throws StorageError: then another audio takes its place. */
    read(): Promise<Uint8Array>
    /** The same piece by piece, of what is too large to be held while a server takes it. */
    stream?(): Promise<Readable>
  }
  signal?: AbortSignal
}

/** Small, JSON: what `release` needs from `stage` (a temporary name), and what history shows (sizes, server's answer). */
export type Staged = Record<string, string | number | boolean>
export type Receipt = Record<string, string | number | boolean>

/**
 * Two halves: stage and release. Both are idempotent by deliveryId: called again after a crash they find what is there.
 * Throw DeliveryError { permanent, code, message }: permanent ones are not retried; the message names the step and is for the owner.
 */
export type DeliveryDriver = {
  stage(job: DeliveryJob): Promise<Staged>
  release(job: DeliveryJob, staged: Staged): Promise<Receipt>
  /** Takes away what `stage` left at the target, once the delivery was given up; never what is on air. */
  discard?(job: DeliveryJob): Promise<void>
}

export class DeliveryError extends Fault {
  override readonly name = 'DeliveryError'
  /** What was being done with the server, where that is known. */
  readonly step: TransferStep | undefined
  constructor(code: string, message: string, permanent: boolean, options: { cause?: unknown; step?: TransferStep } = {}) {
    super(code, message, permanent, options)
    this.step = options.step
  }
}
