import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { KeptFolder } from '@hourcast/audio/kept-folder'
import type { RenderRequest, Studio } from '@hourcast/audio/studio-types'
import { randomId } from '@hourcast/db/random-id'
import { givenDatabase } from '@hourcast/db/testing/test-database'
import { DELIVERY, DELIVERY_KINDS, type DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import type { ContentItem, Script } from '@hourcast/domain/sources/content'
import { pino } from 'pino'
import { readConfig } from '../../config.ts'
import type { DeliveryDriver } from '../../delivery/delivery-types.ts'
import { testSealer } from '../../delivery/testing/file-job.ts'
import { seedStation } from '../../events/testing/seed-station.ts'
import type { WriteInput, Writer } from '../../script/script-types.ts'
import type { Services } from '../../services.ts'
import { createAddressGuard } from '../../sources/address-guard.ts'
import type { AudioStore } from '../../storage/audio-store.ts'
import { withChimes } from '../../storage/with-chimes.ts'
import { wavMaker } from '../../wav/testing/wav-maker.ts'
import { createWavs } from '../../wav/wavs.ts'
import { beginBroadcast } from '../begin-broadcast.ts'

/** Monday, 08:00 in Berlin. */
export const AIR_AT = Date.parse('2026-11-23T07:00:00Z')
export const MINUTE = 60_000

export const itemOf = (id: string): ContentItem => ({ id, title: `Title ${id}`, text: `Text ${id}.`, source: 'The Feed' })

export const scriptOf = (title: string, itemIds: string[] = []): Script => ({
  title,
  segments: [{ kind: 'body', text: `${title}.`, spoken: `${title}.`, pauseAfterMs: 0 }],
  itemIds,
  leftOut: [],
  writer: 'built-in',
})

const writerInMemory = (asked: { kind: string; input: WriteInput }[]): Writer => ({
  write: async (kind, input) => {
    asked.push({ kind, input })
    return scriptOf(
      `${kind} of ${input.stationName}`,
      input.items.map(({ id }) => id),
    )
  },
})

const studioInMemory = (rendered: RenderRequest[], made: Uint8Array[]): Studio => {
  const idOf = (request: RenderRequest) => createHash('sha256').update(JSON.stringify(request)).digest('hex')
  return {
    idOf,
    warmUp: () => {},
    render: async (request) => {
      rendered.push(request)
      const mp3 = Buffer.from(JSON.stringify(request))
      const sha256 = createHash('sha256').update(mp3).digest('hex')
      return { id: idOf(request), mp3, sha256, durationMs: 44_999.6, lufs: -16.02, truePeakDbtp: -1.4, marks: [] }
    },
    masterRecording: async ({ bytes: mp3 }) => {
      const sha256 = createHash('sha256').update(mp3).digest('hex')
      return { ok: true, rendering: { mp3, sha256, durationMs: 4_000, lufs: -16.01, truePeakDbtp: -1.6, marks: [] } }
    },
    makeWav: wavMaker(made),
    close: async () => {},
  }
}

/** Every file in it is whole, no matter what its row says. */
const storeInMemory = (files: Map<string, Uint8Array>): AudioStore => ({
  isWhole: async ({ id }) => files.has(id),
  stream: async ({ id }, { start, end }) => Readable.from([(files.get(id) ?? Buffer.alloc(0)).subarray(start, end + 1)]),
  put: async (id, mp3) => void files.set(id, mp3),
  add: async (id, mp3) => !files.has(id) && files.set(id, mp3) !== undefined,
  has: async (id) => files.has(id),
  read: async ({ id }) => files.get(id) ?? Buffer.alloc(0),
  remove: async (id) => void files.delete(id),
})

const keptInMemory = (kept: Map<string, Uint8Array>): KeptFolder => ({
  read: async (key) => (kept.has(key) ? Buffer.from(kept.get(key) ?? []) : undefined),
  keep: async (key, bytes) => void kept.set(key, bytes),
  forget: async (key) => void kept.delete(key),
  trim: async () => {},
})

const driverInMemory = (calls: string[]): DeliveryDriver => ({
  stage: async ({ kind }) => {
    calls.push(`stage ${kind}`)
    return { temporary: `${kind}.part` }
  },
  release: async ({ kind }, staged) => {
    calls.push(`release ${kind}`)
    return { answer: 250, from: String(staged.temporary) }
  },
})

const emptyWorld = () => ({
  written: [] as { kind: string; input: WriteInput }[],
  rendered: [] as RenderRequest[],
  files: new Map<string, Uint8Array>(),
  stock: new Map<string, Uint8Array>(),
  receipts: new Map<string, Uint8Array>(),
  calls: [] as string[],
  /** MP3s of which a WAV was made. */
  wavsMade: [] as Uint8Array[],
})

/** Everything but the rows and the time. */
export const servicesInMemory = (world = emptyWorld()): Omit<Services, 'db' | 'clock' | 'wavs'> => {
  const driver = driverInMemory(world.calls)
  return {
    config: readConfig({}),
    sessionSecret: 'secret of a test, at least 32 long',
    log: pino({ level: 'silent' }),
    sealer: testSealer,
    guard: createAddressGuard({ allow: '' }),
    readSources: async () => ({ items: [itemOf('one'), itemOf('two')], faults: [] }),
    writer: writerInMemory(world.written),
    studio: studioInMemory(world.rendered, world.wavsMade),
    audioStore: withChimes(storeInMemory(world.files)),
    stockIdents: keptInMemory(world.stock),
    speech: keptInMemory(new Map()),
    receipts: keptInMemory(world.receipts),
    mailer: { send: async ({ messageId }) => ({ messageId, accepted: true, response: '250' }), close: async () => {} },
    drivers: Object.fromEntries(DELIVERY_KINDS.map((kind) => [kind, driver])) as Services['drivers'],
  }
}

/** A station with one scheduler on a database of its own; the world outside is memory that a test looks into and changes. */
export const givenBroadcasts = async () => {
  const db = await givenDatabase()
  const station = await seedStation(db)
  const time = { now: AIR_AT - 5 * MINUTE }
  const world = emptyWorld()
  const outside = servicesInMemory(world)
  const services: Services = { ...outside, db, clock: { now: () => time.now }, wavs: createWavs({ ...outside, db }) }
  const { schedulerId } = station
  /** A broadcast that stands planned; its id. */
  const planned = async ({ airAt = AIR_AT, kind = 'slot' as 'slot' | 'now' } = {}): Promise<string> => {
    const slot = { schedulerId, kind, airAt: new Date(airAt), wall: '2026-11-23T08:00', timeZone: 'Europe/Berlin' }
    return (await db.prisma.broadcast.create({ data: { id: randomId(), ...slot } })).id
  }
  return {
    ...station,
    db,
    services,
    time,
    world,
    planned,
    /** One that has begun; its id. */
    begun: async (slot: Parameters<typeof planned>[0] = {}): Promise<string> => {
      const broadcastId = await planned(slot)
      await beginBroadcast(services, { broadcastId })
      return broadcastId
    },
    /** A target of the scheduler; its id. */
    target: async (kind: DeliveryKind): Promise<string> => {
      const sealed = DELIVERY[kind].isSealed ? 'sealed' : null
      return (await db.prisma.target.create({ data: { id: randomId(), schedulerId, kind, sealed } })).id
    },
    row: (id: string) =>
      db.prisma.broadcast.findUniqueOrThrow({ where: { id }, include: { deliveries: { orderBy: { kind: 'asc' } } } }),
    /** What was told to others, in its order. */
    events: () =>
      db.prisma.outbox.findMany({
        orderBy: { id: 'asc' },
        select: { type: true, key: true, payload: true, occurredAt: true },
      }),
  }
}
