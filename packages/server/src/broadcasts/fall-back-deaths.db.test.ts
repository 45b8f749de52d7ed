import { describe, expect, test } from 'vitest'
import type { Services } from '../services.ts'
import { fallBack } from './fall-back.ts'
import { renderIdentOf } from './render-ident.ts'
import { makeStockIdents } from './stock-ident.ts'
import { AIR_AT, givenBroadcasts, MINUTE } from './testing/given-broadcasts.ts'
import { dyingWhenItSpeaks } from './testing/mortal.ts'

const why = { step: 'read', code: 'deadline', message: 'there was no time left' }
const calm = new AbortController().signal
const UNTIL = AIR_AT + 10 * MINUTE

/** A broadcast whose fresh bulletin has failed, and lives of a worker that end with -9 as soon as they speak. */
const given = async ({ airAt = AIR_AT } = {}) => {
  const all = await givenBroadcasts()
  const broadcastId = await all.begun({ airAt })
  const input = { broadcastId, ...why, until: airAt + 10 * MINUTE }
  const fall = (services: Services = all.services) => fallBack(services, input, calm)
  /** Resolves when it is dead: what it was about to do is never done. */
  const dieSpeaking = () => {
    const life = dyingWhenItSpeaks(all.services)
    void fall(life.services)
    return life.death
  }
  return { ...all, broadcastId, fall, dieSpeaking, aired: () => all.row(broadcastId) }
}

describe('a rung in which a worker died is left out by the next one', () => {
  test('the evergreen: then the ident, which stands ready', async () => {
    const { services, schedulerId, dieSpeaking, fall, aired } = await given()
    await renderIdentOf(services, schedulerId, calm)
    await dieSpeaking()
    expect(await fall()).toEqual({ rung: 'ident' })
    expect(await aired()).toMatchObject({ rungsBegun: ['evergreen'] })
  })

  test('the evergreen, without an ident that stands ready: one is made', async () => {
    const { dieSpeaking, fall } = await given()
    await dieSpeaking()
    expect(await fall()).toEqual({ rung: 'ident' })
  })

  test('the ident too: then the announcement without the station’s name', async () => {
    const { services, dieSpeaking, fall, aired, world, db } = await given()
    await makeStockIdents(services, calm)
    await dieSpeaking()
    await dieSpeaking()
    expect(await fall()).toEqual({ rung: 'stock-ident' })
    const { audioId, script } = await aired()
    expect(script).toMatchObject({ segments: [{ text: 'You are listening to the radio. Stay tuned.' }] })
    expect(world.files.has(audioId ?? '')).toBe(true)
    expect(await db.prisma.audio.findUnique({ where: { id: audioId ?? '' } })).not.toBeNull()
  })

  test('and without one, the third life rings the chime, and says what it has done', async () => {
    const { dieSpeaking, fall, aired, events, db } = await given()
    await dieSpeaking()
    await dieSpeaking()
    expect(await fall()).toEqual({ rung: 'chime' })
    const { audioId, script, failedStep } = await aired()
    expect([failedStep, script]).toMatchObject(['read', { title: 'Radio One', segments: [] }])
    expect(await db.prisma.audio.findUnique({ where: { id: audioId ?? '' } })).toMatchObject({ lufs: -16 })
    expect((await events()).slice(1)).toMatchObject([
      { type: 'broadcast.fell-back', payload: { rung: 'chime' } },
      { type: 'broadcast.prepared', payload: { rung: 'chime', audioId } },
    ])
  })
})

test('in the last 45 s nothing is begun: a life of a second is long enough', async () => {
  const { world, fall, time } = await given()
  time.now = UNTIL - 45_000
  expect(await fall()).toEqual({ rung: 'chime' })
  expect(world.rendered).toEqual([])
})

test('a writer that never answers and a voice that never speaks leave the chime', async () => {
  const { services, broadcastId } = await given()
  const never = () => new Promise<never>(() => {})
  services.writer = { write: never }
  services.studio = { ...services.studio, render: never }
  expect(await fallBack(services, { broadcastId, ...why, until: UNTIL }, calm, { maxMs: 20 })).toEqual({ rung: 'chime' })
})
