import { temporaryFolder } from '@hourcast/db/testing/temporary-folder'
import { isLong } from '@hourcast/domain/testing/is-long'
import { MINUTE_MS, SECOND_MS } from '@hourcast/domain/time-units'
import { finishBroadcasts } from '@hourcast/server/broadcasts/finish-broadcasts'
import { AIR_AT } from '@hourcast/server/broadcasts/testing/given-broadcasts'
import { givenDelivery } from '@hourcast/server/broadcasts/testing/given-delivery'
import { type Intercept, startFtpServer } from '@hourcast/server/delivery/testing/ftp-server'
import { deliverAgain } from '@hourcast/server/history/deliver-again'
import { createSealer } from '@hourcast/server/secrets/create-sealer'
import { freshSealKey, parseSealKeys } from '@hourcast/server/secrets/seal-keys'
import { sealedFieldOf } from '@hourcast/server/secrets/sealed-fields'
import { createFileAudioStore } from '@hourcast/server/storage/file-audio-store'
import { givenWebhooks } from '@hourcast/server/webhooks/testing/given-webhooks'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bundleProgram, programFolder, spawnProgram } from '../testing/spawn-program.ts'

const PATIENCE = { timeout: 90_000, interval: 20 }
/** A webhook whose sender died is taken again after this. */
const LEASE_OVER_MS = 61 * SECOND_MS

const bundled = () => bundleProgram(new URL('../testing/desk-program.ts', import.meta.url), programFolder())

/** A broadcast that has aired, whose owner wants it on a file server once more; and that server, on real sockets. */
const givenWish = async () => {
  const [given, server] = [await givenDelivery('ftp'), await startFtpServer()]
  onTestFinished(server.close)
  const { db, services, time, world, broadcastId, deliveryId, stationId } = given
  await given.stage()
  await given.release()
  time.now = AIR_AT + MINUTE_MS
  await finishBroadcasts(db, [{ broadcastId }], time.now)
  const [SEAL_KEYS, dataDir] = [freshSealKey(), temporaryFolder()]
  const sealer = createSealer(parseSealKeys(SEAL_KEYS))
  const secret = `station|pa|ss|127.0.0.1|${server.port}|/in/news.mp3`
  const sealed = sealer.seal(secret, { stationId, field: sealedFieldOf('ftp') })
  await db.prisma.target.updateMany({ data: { sealed, allowPlain: true } })
  const mp3 = [...world.files.values()][0] ?? Buffer.alloc(0)
  const { audioId } = await db.prisma.broadcast.findUniqueOrThrow({ where: { id: broadcastId } })
  await createFileAudioStore(dataDir).put(audioId ?? '', mp3)
  // The queue goes by the database's own clock.
  time.now = Date.now()
  expect(await deliverAgain(services, { stationId, broadcastId, deliveryId, isSure: false })).toMatchObject({ ok: true })
  const env = { DATABASE_URL: db.url, DATA_DIR: dataDir, SEAL_KEYS, ALLOW: `127.0.0.1:${server.port}` }
  return { db, server, mp3, env, rows: () => db.prisma.redelivery.findMany() }
}

for (const [when, verb] of [
  ['as it gives the name', 'RNTO'] as const,
  ...(isLong
    ? ([
        ['while it uploads', 'STOR'],
        ['between upload and name', 'RNFR'],
      ] as const)
    : []),
])
  test(`killed ${when}, a wish to deliver again is done by the next worker: one file under its name and nothing beside it`, async () => {
    const { server, mp3, env, rows } = await givenWish()
    const program = await bundled()
    const died = new Promise<void>((resolve) => {
      const kill: Intercept = (asked) => {
        if (asked !== verb) return undefined
        server.intercept = () => undefined
        void first.then(({ kill }) => kill()).then(resolve)
        // The name is given, and nobody hears of it.
        return verb === 'RNTO' ? undefined : 'hang'
      }
      server.intercept = kill
    })
    const first = spawnProgram(program, env)
    await died
    await spawnProgram(program, env)
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'released' }]), PATIENCE)
    expect([...server.files]).toEqual([['/in/news.mp3', Buffer.from(mp3)]])
  })

for (const [when, isAnswered] of [['at the answer', true] as const, ...(isLong ? ([['before the answer', false]] as const) : [])])
  test(`killed ${when}, a webhook's message comes once more at most, under the same id, and then never again`, async () => {
    const { db, endpoint, add, append, failed, relay, messages, services } = await givenWebhooks()
    const SEAL_KEYS = freshSealKey()
    services.sealer = createSealer(parseSealKeys(SEAL_KEYS))
    await add('/hook')
    await append(failed())
    await relay.relayOnce()
    const env = { DATABASE_URL: db.url, DATA_DIR: temporaryFolder(), SEAL_KEYS, ALLOW: `127.0.0.1:${endpoint.port}` }
    const program = await bundled()
    const died = new Promise<void>((resolve) => {
      endpoint.replies.set('/hook', (response) => {
        endpoint.replies.clear()
        if (isAnswered) response.writeHead(204).end()
        void first.then(({ kill }) => kill()).then(resolve)
      })
    })
    const first = spawnProgram(program, env)
    await died
    await spawnProgram(program, { ...env, SHIFT_MS: String(LEASE_OVER_MS) })
    await vi.waitFor(async () => expect(await messages()).toMatchObject([{ state: 'delivered' }]), PATIENCE)
    const known = endpoint.received.length
    expect(known).toBeLessThanOrEqual(2)
    expect(new Set(endpoint.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    const [message] = await messages()
    expect(message).toMatchObject({ tries: 1, dueAt: null })
    expect(await db.prisma.webhook.findFirst()).toMatchObject({ nextTryAt: null, claimedUntil: null })
  })
