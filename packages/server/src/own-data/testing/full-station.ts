import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inTransaction } from '@hourcast/db/open-database'
import { appendEvents } from '@hourcast/db/outbox'
import { randomId } from '@hourcast/db/random-id'
import { temporaryFolder } from '@hourcast/db/testing/temporary-folder'
import { addressHash } from '../../accounts/derive-key.ts'
import { postMail } from '../../accounts/post-mail.ts'
import { givenAccounts, PASSWORD } from '../../accounts/testing/given-accounts.ts'
import { registeredOwner, succeeded } from '../../accounts/testing/signed-in-owner.ts'
import { readConfig } from '../../config.ts'
import { createFileMailer } from '../../mail/file-mailer.ts'
import { messageIdOf } from '../../mail/message-id.ts'
import { createRecordingStudio } from '../../previews/testing/recording-studio.ts'
import { saveScheduler } from '../../schedulers/save-scheduler.ts'
import { createSealer } from '../../secrets/create-sealer.ts'
import { sha256Of } from '../../storage/audio-store.ts'
import { createFileAudioStore } from '../../storage/file-audio-store.ts'
import { bodyIdOf, storeWav } from '../../wav/stored-wav.ts'
import { createWavs } from '../../wav/wavs.ts'

export const DAY = 24 * 3_600_000
const HOST = 'Clara Quillfeather'

const audioId = () => randomBytes(32).toString('hex')

/** An instance with a data folder of its own: mails are files, audio is files, and the clock is the test's. */
export const givenInstance = async () => {
  const accounts = await givenAccounts()
  const dataDir = temporaryFolder()
  const config = readConfig({ PUBLIC_URL: 'https://air.hourcast.example', HOURCAST_DATA: dataDir })
  const audioStore = createFileAudioStore(dataDir)
  const fileMailer = createFileMailer(config)
  const sealer = createSealer([{ id: 'k1', key: randomBytes(32) }])
  const studio = createRecordingStudio().studio
  const wavs = createWavs({ ...accounts.services, audioStore, studio })
  const services = { ...accounts.services, config, audioStore, sealer, wavs }
  return { ...accounts, services, fileMailer, dataDir, db: services.db }
}

export type Instance = Awaited<ReturnType<typeof givenInstance>>

/** A station that has left its mark in every table and folder that there is. `sharedAudioId` is aired by another station too. */
export const givenFullStation = async (
  instance: Instance,
  { email = 'anna@radio.example', sharedAudioId = audioId() }: { email?: string; sharedAudioId?: string } = {},
) => {
  const { services, db, dataDir, fileMailer } = instance
  const { prisma } = db
  const now = services.clock.now()
  const owner = await registeredOwner(instance, { email })
  const { id: stationId } = await prisma.station.findUniqueOrThrow({ where: { ownerId: owner.ownerId } })
  const studio = `studio-of-${email}`
  const saved = async (isActive: boolean) =>
    succeeded(
      await saveScheduler(services, {
        stationId,
        settings: {
          ...{ hostName: HOST, stationName: 'Harbour Radio', location: 'Bergen', sources: ['a.example'], isActive },
          schedules: [{ id: 'a', days: [1, 2, 3, 4, 5, 6, 7], hours: ['7:00'] }],
        },
        targets: [
          { kind: 'email', address: studio },
          { kind: 'ftp', connectionString: 'anna|s3cret-pass|ftp.radio.example|21|/in/{HH}.mp3', allowPlain: true },
        ],
      }),
    ).schedulerId
  const [schedulerId, pausedId] = [await saved(true), await saved(false)]

  const ownAudioId = audioId()
  for (const id of [ownAudioId, sharedAudioId]) {
    await services.audioStore.put(id, Buffer.from(`sound ${id}`))
    const facts = { sha256: id, sizeBytes: 70, durationMs: 45_000, lufs: -16, truePeakDbtp: -1.4 }
    await prisma.audio.upsert({ where: { id }, create: { id, ...facts, createdAt: new Date(now - DAY) }, update: {} })
  }
  const wavBody = Buffer.from(`samples of ${ownAudioId}`)
  const body = { id: bodyIdOf({ sha256: ownAudioId }), sha256: sha256Of(wavBody), sizeBytes: wavBody.length }
  const loudness = { lufs: -16, range: 3, truePeakDbtp: -1.4, maxMomentary: -12, maxShortTerm: -14 }
  const wav = { frames: wavBody.length >> 2, bodyBytes: wavBody.length, kbps: 128, isOfMono: false, loudness }
  const mp3 = { id: ownAudioId, sha256: ownAudioId, sizeBytes: 70 }
  await storeWav(services, mp3, { ...wav, body: wavBody, sha256: body.sha256 }, body)
  await prisma.scheduler.update({ where: { id: schedulerId }, data: { identAudioId: ownAudioId } })
  const target = await prisma.target.findFirstOrThrow({ where: { schedulerId, kind: 'email' } })
  const script = { title: `News with ${HOST}`, segments: [{ kind: 'body', text: 'Ships came in.', spoken: 'Ships came in.' }] }
  const deliveryIds: string[] = []
  for (const [n, audio] of [ownAudioId, sharedAudioId].entries()) {
    const [broadcastId, deliveryId] = [randomId(), randomId()]
    deliveryIds.push(deliveryId)
    const airAt = new Date(now - (n + 1) * DAY)
    await prisma.broadcast.create({
      data: {
        ...{ id: broadcastId, schedulerId, kind: 'slot', airAt, wall: airAt.toISOString().slice(0, 16), timeZone: 'UTC' },
        ...{ state: 'delivered', rung: 'fresh', script, audioId: audio, releaseAt: airAt, deliveredAt: airAt, endedAt: airAt },
      },
    })
    await prisma.delivery.create({
      data: {
        ...{ id: deliveryId, broadcastId, targetId: target.id, kind: 'email', state: 'released', attempts: 1, releasedAt: airAt },
        receipt: { accepted: true },
      },
    })
    await prisma.history.create({
      data: { broadcastId, schedulerId, airAt, kind: 'slot', state: 'delivered', audioId: audio, updatedAt: airAt },
    })
    const redeliveryId = randomId()
    deliveryIds.push(redeliveryId)
    await prisma.redelivery.create({ data: { id: redeliveryId, deliveryId, state: 'released', askedAt: airAt, endedAt: airAt } })
    for (const id of [deliveryId, redeliveryId])
      await fileMailer.send({
        to: studio,
        subject: 'A bulletin',
        text: 'Listen.',
        messageId: messageIdOf(id, services.config.PUBLIC_URL),
      })
  }
  await prisma.feed.create({
    data: { id: randomId(), stationId, name: HOST, url: 'a.example', inputMode: 'rss', createdAt: new Date(now) },
  })
  const voiceAudioId = audioId()
  await services.audioStore.put(voiceAudioId, Buffer.from(`sound ${voiceAudioId}`))
  await prisma.audio.create({
    data: { id: voiceAudioId, sha256: voiceAudioId, sizeBytes: 70, durationMs: 4_000, lufs: -16, truePeakDbtp: -1.4 },
  })
  const voiceId = randomId()
  const consent = { consentBy: owner.ownerId, consentAt: new Date(now), consentText: 'Yes.' }
  const voice = { stationId, name: 'Jingle', audioId: voiceAudioId, madeBy: 'file', createdAt: new Date(now), ...consent }
  await prisma.voice.create({ data: { id: voiceId, ...voice } })
  await prisma.voiceRole.create({ data: { stationId, role: 'opener', voiceId } })
  await prisma.stationWord.create({
    data: { ...{ id: randomId(), stationId, kind: 'never', written: HOST, folded: HOST }, createdAt: new Date(now) },
  })
  await prisma.airedItem.create({ data: { schedulerId, itemId: 'story', airedAt: new Date(now) } })
  await services.db.pool.query('INSERT INTO aired_beside SELECT * FROM aired_item WHERE scheduler_id = $1', [schedulerId])
  await prisma.analyticsDay.create({ data: { schedulerId, day: new Date(now), delivered: 2 } })
  await prisma.analyticsHour.create({ data: { schedulerId, hour: new Date(now), family: 'vlc', pickUps: 2 } })
  await prisma.ownerNotice.create({ data: { schedulerId, failing: true } })
  const enterpriseId = randomId()
  await prisma.enterprise.create({
    data: {
      ...{
        id: enterpriseId,
        title: 'Harbour Radio',
        url: 'https://radio.example/',
        email,
        description: 'News.',
        lat: 60.39,
        lng: 5.32,
      },
      ...{
        tokenHash: randomId(),
        browserHash: randomId(),
        visitorHash: randomId(),
        addedAt: new Date(now),
        confirmedAt: new Date(now),
      },
    },
  })
  const told = { type: 'enterprise.added' as const, key: enterpriseId, payload: { enterpriseId } }
  await inTransaction(db, ({ sql }) => appendEvents(sql, [told], now))
  const events = await prisma.outbox.findMany({ where: { key: { in: [schedulerId, pausedId, enterpriseId] } } })
  for (const { eventId } of events) await prisma.inbox.create({ data: { consumer: 'history', eventId } })
  await prisma.apiKey.create({ data: { id: randomId(), ownerId: owner.ownerId, keyHash: randomId(), name: 'studio' } })
  await prisma.signInLink.create({ data: { tokenHash: randomId(), ownerId: owner.ownerId, expiresAt: new Date(now + 20 * DAY) } })
  const hash = addressHash(services, email)
  await prisma.signInCode.create({
    data: {
      id: randomId(),
      addressHash: hash,
      codeHash: randomBytes(32).toString('hex'),
      createdAt: new Date(now),
      expiresAt: new Date(now + 20 * DAY),
    },
  })
  await prisma.accountAttempt.create({ data: { addressHash: hash, kind: 'code', at: new Date(now) } })
  const writtenAt = new Date(now)
  await prisma.boardEntry.create({ data: { id: randomId(), ownerId: owner.ownerId, name: HOST, message: 'Hello', writtenAt } })
  await prisma.inquiry.create({
    data: { id: randomId(), receipt: randomId(), name: HOST, email, inquiryType: 'support', receivedAt: writtenAt },
  })
  const webhookId = randomId()
  const hook = {
    id: webhookId,
    stationId,
    url: 'https://studio.example/hook',
    events: ['broadcast.failed'],
    createdAt: writtenAt,
  }
  await prisma.webhook.create({ data: { ...hook, sealedSecret: `sealed for ${webhookId}` } })
  const messageId = randomId()
  const sent = {
    id: messageId,
    webhookId,
    eventId: randomId(),
    type: 'broadcast.failed',
    body: '{"data":{}}',
    createdAt: writtenAt,
  }
  await prisma.webhookMessage.create({ data: { ...sent, state: 'delivered', tries: 1 } })
  await prisma.webhookTry.create({ data: { messageId, number: 1, at: writtenAt, tookMs: 12, status: 204 } })
  await fileMailer.send({ to: email, subject: 'A notice', text: 'Trouble.', messageId: `<${randomId()}@air.hourcast.example>` })
  mkdirSync(join(dataDir, 'mail'), { recursive: true })
  writeFileSync(join(dataDir, 'mail', 'stranger.eml'), 'To: otto@radio.example\r\n\r\nNot theirs.')

  const readers = (await prisma.recipient.findMany({ where: { stationId } })).map(({ id }) => id)
  const scheduleIds = (await prisma.schedule.findMany({ where: { schedulerId: { in: [schedulerId, pausedId] } } })).map(
    ({ id }) => id,
  )
  return {
    ...{
      ...owner,
      stationId,
      schedulerId,
      pausedId,
      ownAudioId,
      sharedAudioId,
      voiceAudioId,
      password: PASSWORD,
      hostName: HOST,
    },
    /** Each of these shows that a row or a file with it is this station's. */
    marks: [
      ...[
        owner.ownerId,
        email,
        stationId,
        schedulerId,
        pausedId,
        enterpriseId,
        ownAudioId,
        voiceAudioId,
        voiceId,
        studio,
        hash,
        webhookId,
        messageId,
        ...scheduleIds,
        ...deliveryIds,
        ...readers,
      ],
      ...events.map(({ eventId }) => eventId),
    ],
  }
}

export type FullStation = Awaited<ReturnType<typeof givenFullStation>>

/** A mail to the owner that no mail server has taken yet. */
export const givenWaitingMail = async ({ services, db }: Instance, { email, marks }: FullStation): Promise<void> => {
  const now = services.clock.now()
  const mail = { to: email, subject: 'One more', text: 'Waits.', validMs: 30 * DAY }
  await inTransaction(db, ({ sql }) => postMail(sql, services, { mail, now: now + 20 * DAY }))
  marks.push(...(await db.prisma.accountMail.findMany({ where: { sendAfter: { gt: new Date(now + DAY) } } })).map(({ id }) => id))
}
