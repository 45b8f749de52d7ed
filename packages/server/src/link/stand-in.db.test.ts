import { describe, expect, test } from 'vitest'
import { findBulletin } from '../pages/find-bulletin.ts'
import { chimeAt } from '../storage/with-chimes.ts'
import { findOnAir } from './find-on-air.ts'
import { findOnAirDocument } from './on-air-document.ts'
import { serveAudio } from './serve-audio.ts'
import { HOUR, openLink, PUBLIC_URL, TEN } from './testing/open-link.ts'

describe('what the link serves when files are lost', () => {
  test('when its file is lost, the one before it; document and link say the same', async () => {
    const { services, schedulerId, broadcast, onAirAt, find, lost } = await openLink()
    const nine = await broadcast({ airAt: TEN - HOUR })
    const ten = await broadcast({ airAt: TEN })
    expect(await onAirAt(TEN)).toBe(ten.broadcastId)
    lost.add(ten.audioId)
    expect(await onAirAt(TEN)).toBe(nine.broadcastId)
    expect(await findOnAirDocument(services, { schedulerId, now: TEN })).toMatchObject({ audio: { sha256: nine.sha256 } })
    expect(await find(ten.broadcastId)).toBeNull()
  })

  test('when all files are lost, or no row names them any more, a chime: at the station’s loudness, under the link’s own address', async () => {
    const { db, services, schedulerId, broadcast, find, lost } = await openLink()
    const nine = await broadcast({ airAt: TEN - HOUR })
    const ten = await broadcast({ airAt: TEN })
    for (const { audioId } of [nine, ten]) lost.add(audioId)
    const onAir = await findOnAir(services, { schedulerId, now: TEN })
    const chime = await chimeAt(-16)
    expect(onAir).toMatchObject({ broadcastId: ten.broadcastId, rung: 'chime', audio: { id: chime.id, sha256: chime.sha256 } })
    expect(serveAudio({ method: 'GET', headers: {}, maxAge: null }, onAir, TEN)).toMatchObject({
      status: 200,
      headers: { ETag: `"${chime.sha256}"`, 'Content-Length': `${chime.mp3.byteLength}` },
    })
    expect(await findOnAirDocument(services, { schedulerId, now: TEN })).toMatchObject({
      rung: 'chime',
      scriptHash: null,
      audio: { url: `${PUBLIC_URL}/station/${schedulerId}.mp3`, sha256: chime.sha256 },
    })
    expect(await find(ten.broadcastId)).toBeNull()
    await db.prisma.audio.deleteMany()
    expect(await findOnAir(services, { schedulerId, now: TEN })).toMatchObject({ rung: 'chime', audio: { id: chime.id } })
  })

  test('before the chime the ident that stands ready, under the link’s own address and without the words of what it stands in for', async () => {
    const { db, services, schedulerId, broadcast, find, lost } = await openLink()
    const ident = await broadcast({ airAt: TEN + HOUR })
    await db.prisma.scheduler.update({ where: { id: schedulerId }, data: { identAudioId: ident.audioId } })
    const ten = await broadcast({ airAt: TEN })
    lost.add(ten.audioId)
    const { broadcastId } = ten
    const onAir = await findOnAir(services, { schedulerId, now: TEN })
    expect(onAir).toMatchObject({ broadcastId, insteadOf: broadcastId, rung: 'ident', audio: { id: ident.audioId } })
    expect(await findOnAirDocument(services, { schedulerId, now: TEN })).toMatchObject({
      ...{ rung: 'ident', title: 'Radio One', scriptHash: null },
      audio: { url: `${PUBLIC_URL}/station/${schedulerId}.mp3`, sha256: ident.sha256 },
    })
    expect(await findBulletin(services, { schedulerId, now: TEN })).toMatchObject({ segments: [], marks: [] })
    expect(await find(broadcastId)).toBeNull()
    lost.add(ident.audioId)
    expect(await findOnAir(services, { schedulerId, now: TEN })).toMatchObject({ rung: 'chime' })
  })

  test('before the ident what the owner has recorded for such an hour, where it is as loud as the station and its file is there', async () => {
    const { db, services, schedulerId, broadcast, lost } = await openLink()
    const ident = await broadcast({ airAt: TEN + HOUR })
    const scheduler = await db.prisma.scheduler.update({ where: { id: schedulerId }, data: { identAudioId: ident.audioId } })
    const recorded = await broadcast({ airAt: TEN + 2 * HOUR })
    const { stationId } = scheduler
    const { ownerId } = await db.prisma.station.findUniqueOrThrow({ where: { id: stationId } })
    const consent = { consentBy: ownerId, consentAt: new Date(TEN), consentText: 'It is my voice.' }
    const voice = { id: 'own', stationId, name: 'Our own', audioId: recorded.audioId, madeBy: 'file', createdAt: new Date(TEN) }
    await db.prisma.voice.create({ data: { ...voice, ...consent } })
    await db.prisma.voiceRole.create({ data: { stationId, role: 'last-rung', voiceId: 'own' } })
    const ten = await broadcast({ airAt: TEN })
    lost.add(ten.audioId)
    const rungOf = async () => (await findOnAir(services, { schedulerId, now: TEN }))?.rung
    expect(await findOnAir(services, { schedulerId, now: TEN })).toMatchObject({
      ...{ rung: 'recording', broadcastId: ten.broadcastId, insteadOf: ten.broadcastId, audio: { id: recorded.audioId } },
    })
    await db.prisma.audio.update({ where: { id: recorded.audioId }, data: { lufs: -23 } })
    expect(await rungOf()).toBe('ident')
    await db.prisma.audio.update({ where: { id: recorded.audioId }, data: { lufs: -16 } })
    lost.add(recorded.audioId)
    expect(await rungOf()).toBe('ident')
  })

  test('what stands in is as old as its own words, for anybody who bears no stale audio; an ident has none', async () => {
    const { db, services, schedulerId, broadcast, lost } = await openLink()
    const ident = await broadcast({ airAt: TEN + HOUR })
    await db.prisma.scheduler.update({ where: { id: schedulerId }, data: { identAudioId: ident.audioId } })
    const nine = await broadcast({ airAt: TEN - HOUR })
    const ten = await broadcast({ airAt: TEN })
    const answer = async (maxAge: string) => {
      const onAir = await findOnAir(services, { schedulerId, now: TEN })
      return [onAir?.insteadOf, serveAudio({ method: 'GET', headers: {}, maxAge }, onAir, TEN + 1000).status]
    }
    expect(await answer('1800')).toEqual([undefined, 200])
    lost.add(ten.audioId)
    expect([await answer('1800'), await answer('3601')]).toEqual([
      [ten.broadcastId, 404],
      [ten.broadcastId, 200],
    ])
    lost.add(nine.audioId)
    expect(await answer('1800')).toEqual([ten.broadcastId, 200])
  })

  test('anybody who holds the lost audio keeps it, and anybody who has got the chime gets the audio when it is back', async () => {
    const { services, schedulerId, broadcast, lost } = await openLink()
    const { audioId } = await broadcast({ airAt: TEN })
    const onAir = () => findOnAir(services, { schedulerId, now: TEN })
    const modified = async () =>
      serveAudio({ method: 'GET', headers: {}, maxAge: null }, await onAir(), TEN).headers['Last-Modified']
    const statusFor = async (since: string | undefined) =>
      serveAudio({ method: 'GET', headers: { 'if-modified-since': since }, maxAge: null }, await onAir(), TEN).status
    const whole = await modified()
    lost.add(audioId)
    expect(await statusFor(whole)).toBe(304)
    const chimed = await modified()
    lost.clear()
    expect(await statusFor(chimed)).toBe(200)
  })
})
