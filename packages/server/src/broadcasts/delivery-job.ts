import { formatOfPath } from '@hourcast/domain/delivery/audio-format'
import { DELIVERY, requireDeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import type { Script } from '@hourcast/domain/sources/content'
import type { DeliveryJob } from '../delivery/delivery-types.ts'
import type { Services } from '../services.ts'
import { StorageError } from '../storage/storage-error.ts'
import { wavOfBroadcast } from '../wav/wav-of-broadcast.ts'
import { withinDeadline } from '../within-deadline.ts'
import { requireBegun } from './broadcast-row.ts'

export type DeliveryInput = { broadcastId: string; deliveryId: string }

/** A folder or a bucket that says nothing is as good as one that has lost it: a target that waits for it is late. */
const READ_MS = 10_000
const readTooLong = () => new StorageError('failed', `no answer within ${READ_MS / 1000} s`)

/** A target that has its files as WAVs waits so long for one: two minutes of sound take a second, those that air sooner go first. */
const WAV_MS = 60_000
const wavTooLong = () => Object.assign(new Error(`the WAV was not ready within ${WAV_MS / 1000} s`), { code: 'timeout' })

/** What a driver gets, and the rows that it is made of. Throws StorageError where the audio is lost. */
export const jobOf = async (services: Services, { broadcastId, deliveryId }: DeliveryInput, signal: AbortSignal) => {
  const row = await requireBegun(services, broadcastId)
  const delivery = await services.db.prisma.delivery.findUniqueOrThrow({ where: { id: deliveryId }, include: { target: true } })
  const audio = row.audioId ? await services.db.prisma.audio.findUnique({ where: { id: row.audioId } }) : null
  if (!audio) throw new StorageError('missing')
  const job: DeliveryJob = {
    deliveryId,
    broadcastId,
    schedulerId: row.schedulerId,
    stationId: row.settings.stationId,
    targetId: delivery.targetId,
    kind: requireDeliveryKind(delivery.kind),
    address: delivery.target.address,
    sealed: delivery.target.sealed,
    allowPlain: delivery.target.allowPlain,
    hostKey: delivery.target.hostKey,
    pinHostKey: (hostKey) => pinHostKey(services, delivery.targetId, hostKey),
    airAt: row.airAt,
    wall: row.wall,
    title: (row.script as Script | null)?.title ?? row.settings.stationName,
    hostName: row.settings.hostName,
    stationName: row.settings.stationName,
    audio: {
      ...{ id: audio.id, format: 'mp3' },
      sha256: audio.sha256,
      sizeBytes: audio.sizeBytes,
      durationMs: audio.durationMs,
      read: () => withinDeadline(READ_MS, signal, readTooLong, () => services.audioStore.read(audio)),
    },
    signal,
  }
  return { job, delivery, row, audio }
}

/** The same with its sound as the target has it: the name of a file on a server says in which format. */
export const jobInFormat = async (services: Services, input: DeliveryInput, signal: AbortSignal) => {
  const { job, audio, ...rows } = await jobOf(services, input, signal)
  const isWav = DELIVERY[job.kind].release === 'place' && formatOfPath(job.address) === 'wav'
  if (!isWav) return { job, ...rows }
  const make = () => wavOfBroadcast(services, rows.row, audio)
  const wav = await withinDeadline(WAV_MS, signal, wavTooLong, make)
  const stream = () => withinDeadline(READ_MS, signal, readTooLong, wav.stream)
  return { job: { ...job, audio: { ...job.audio, ...wav.facts, format: 'wav' as const, ...inPieces(stream) } }, ...rows }
}

/** Hundreds of WAVs go out at one instant: none of them is held whole. */
const inPieces = (stream: NonNullable<DeliveryJob['audio']['stream']>) => ({
  stream,
  read: async () => {
    const pieces: Uint8Array[] = []
    for await (const piece of await stream()) pieces.push(piece)
    return Buffer.concat(pieces)
  },
})

/** Of two that pin at once the first one's stands. */
const pinHostKey = async ({ db }: Services, id: string, hostKey: string): Promise<void> =>
  void (await db.prisma.target.updateMany({ where: { id, hostKey: null }, data: { hostKey } }))
