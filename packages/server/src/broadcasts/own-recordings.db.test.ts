import { describe, expect, test } from 'vitest'
import { chooseVoices } from '../voices/choose-voices.ts'
import { deleteVoice } from '../voices/delete-voice.ts'
import { givenVoices } from '../voices/testing/given-voices.ts'
import { requireBegun } from './broadcast-row.ts'
import { fallBack, standIn } from './fall-back.ts'
import { readContent, writeScript } from './prepare.ts'
import { renderBroadcast } from './render.ts'
import { renderIdentOf } from './render-ident.ts'

const why = { step: 'read', code: 'timeout', message: 'The source did not answer in time.' }
const calm = new AbortController().signal

const given = async () => {
  const all = await givenVoices()
  const { services, stationId, world } = all
  const broadcastId = await all.begun()
  const choose = (input: object) => chooseVoices(services, { stationId, input })
  const fall = () => fallBack(services, { broadcastId, ...why }, calm)
  const cannotSpeak = () => {
    services.studio = { ...services.studio, render: () => Promise.reject(new Error('no voice')) }
  }
  const around = () =>
    world.rendered.map(({ around }) => around && [around.before, around.after].map((of) => of.map(({ id }) => id)))
  return { ...all, broadcastId, choose, fall, cannotSpeak, around }
}

describe('around a bulletin', () => {
  test('ident and opener come before it in this order, the closer after it', async () => {
    const { added, choose, services, broadcastId, around } = await given()
    const [ident, opener, closer] = [await added({ name: 'I' }), await added({ name: 'O' }), await added({ name: 'C' })]
    await choose({ opener: opener.voiceId, ident: ident.voiceId, closer: closer.voiceId })
    await readContent(services, { broadcastId }, calm)
    await writeScript(services, { broadcastId }, calm)
    await renderBroadcast(services, { broadcastId }, { signal: calm })
    expect(around()).toEqual([[[ident.audioId, opener.audioId], [closer.audioId]]])
  })

  test('each place is optional, and what airs as the last rung airs around nothing', async () => {
    const { added, choose, fall, around } = await given()
    const { voiceId, audioId } = await added()
    await choose({ closer: voiceId, 'last-rung': voiceId })
    expect(await fall()).toEqual({ rung: 'evergreen' })
    expect(around()).toEqual([[[], [audioId]]])
  })

  test('one whose file is lost is left out, and the bulletin airs without it', async () => {
    const { added, choose, fall, around, services } = await given()
    const [lost, whole] = [await added({ name: 'Lost' }), await added({ name: 'Whole' })]
    await choose({ opener: lost.voiceId, closer: whole.voiceId })
    const { audioStore } = services
    services.audioStore = {
      ...audioStore,
      read: (audio) => (audio.id === lost.audioId ? Promise.reject(new Error('missing')) : audioStore.read(audio)),
    }
    expect(await fall()).toEqual({ rung: 'evergreen' })
    expect(around()).toEqual([[[], [whole.audioId]]])
  })

  test('one that is deleted airs no more', async () => {
    const { added, choose, fall, around, services, stationId } = await given()
    const { voiceId } = await added()
    await choose({ opener: voiceId })
    await deleteVoice(services, { stationId, voiceId })
    await fall()
    expect(around()).toEqual([undefined])
  })
})

describe('as the last rung', () => {
  test('it airs where no bulletin can be made, before the spoken ident, and says which one it was', async () => {
    const { added, choose, fall, cannotSpeak, row, broadcastId, services, schedulerId } = await given()
    await renderIdentOf(services, schedulerId, calm)
    const { voiceId, audioId } = await added({ name: 'We are back soon' })
    await choose({ 'last-rung': voiceId })
    cannotSpeak()
    expect(await fall()).toEqual({ rung: 'recording' })
    expect(await row(broadcastId)).toMatchObject({ rung: 'recording', audioId, script: { title: 'We are back soon' } })
  })

  test('it stands in for audio that was lost after it had been made', async () => {
    const { added, choose, services, broadcastId } = await given()
    await choose({ 'last-rung': (await added()).voiceId })
    expect(await standIn(services, await requireBegun(services, broadcastId), why, calm)).toEqual({ rung: 'recording' })
  })

  test('not chosen, or lost, the ident airs as before', async () => {
    const { added, choose, fall, cannotSpeak, services, schedulerId, world } = await given()
    await renderIdentOf(services, schedulerId, calm)
    const { voiceId, audioId } = await added()
    await choose({ 'last-rung': voiceId })
    world.files.delete(audioId)
    cannotSpeak()
    expect(await fall()).toEqual({ rung: 'ident' })
  })

  test('of a station that airs at another loudness now it is mastered again, and has a row of its own', async () => {
    const { added, choose, fall, cannotSpeak, row, broadcastId, db, audioId: _, ...all } = { audioId: '', ...(await given()) }
    const { voiceId, audioId } = await added()
    await choose({ 'last-rung': voiceId })
    await db.prisma.audio.update({ where: { id: audioId }, data: { lufs: -23 } })
    cannotSpeak()
    expect(await fall()).toEqual({ rung: 'recording' })
    const aired = (await row(broadcastId)).audioId ?? ''
    expect(aired).not.toBe(audioId)
    expect(all.world.files.has(aired)).toBe(true)
    expect(await db.prisma.audio.findUnique({ where: { id: aired } })).toMatchObject({ lufs: -16.01 })
  })
})
