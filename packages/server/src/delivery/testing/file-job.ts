import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSealer } from '../../secrets/create-sealer.ts'
import { freshSealKey, parseSealKeys } from '../../secrets/seal-keys.ts'
import { sealedFieldOf } from '../../secrets/sealed-fields.ts'
import type { DeliveryJob } from '../delivery-types.ts'

export const testSealer = createSealer(parseSealKeys(freshSealKey()))

const hex = () => randomBytes(16).toString('hex')

/** A job for one slot with an MP3 of random bytes in a folder of its own. A key that is pinned stays with the job, as in its row. */
export const makeFileJob = async (
  secret: string,
  more: Partial<DeliveryJob> = {},
): Promise<{ job: DeliveryJob; mp3: Buffer; clean(): Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'file-job-'))
  const mp3 = randomBytes(200_000)
  const [audioId, stationId] = [hex(), hex()]
  const path = join(folder, `${audioId}.mp3`)
  await writeFile(path, mp3)
  const kind = more.kind ?? 'ftp'
  const job: DeliveryJob = {
    deliveryId: hex(),
    broadcastId: hex(),
    schedulerId: hex(),
    stationId,
    targetId: hex(),
    kind,
    address: 'station@ftp.hourcast.example:21/on-air.mp3',
    sealed: testSealer.seal(secret, { stationId, field: sealedFieldOf(kind) }),
    allowPlain: true,
    hostKey: null,
    pinHostKey: async (hostKey) => {
      job.hostKey ??= hostKey
    },
    airAt: Date.parse('2026-10-25T00:00:00Z'),
    wall: '2026-10-25T02:00',
    title: 'News at two',
    hostName: 'Ada',
    stationName: 'Radio One',
    audio: { id: audioId, format: 'mp3', sha256: hex(), sizeBytes: mp3.length, durationMs: 12_500, read: () => readFile(path) },
    ...more,
  }
  return { job, mp3, clean: () => rm(folder, { recursive: true, force: true }) }
}
