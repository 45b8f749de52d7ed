import type { DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import { describe, expect, test } from 'vitest'
import { fallBack } from './fall-back.ts'
import { renderIdentOf } from './render-ident.ts'
import { AIR_AT, givenBroadcasts, MINUTE } from './testing/given-broadcasts.ts'

const why = { step: 'read', code: 'timeout', message: 'The source did not answer in time.' }
const calm = new AbortController().signal

/** A broadcast that has begun, whose fresh bulletin has failed and which has no predecessor. */
const given = async (kinds: DeliveryKind[] = []) => {
  const all = await givenBroadcasts()
  for (const kind of kinds) await all.target(kind)
  const broadcastId = await all.begun()
  return {
    ...all,
    broadcastId,
    fall: (signal = calm, limits = {}) => fallBack(all.services, { broadcastId, ...why }, signal, limits),
  }
}

const cannot = async () => {
  throw new Error('the writer cannot')
}

describe('the ident', () => {
  test('airs when the writer cannot, from the file that was made when the scheduler was saved', async () => {
    const { db, services, broadcastId, fall, row, world, schedulerId } = await given()
    await renderIdentOf(services, schedulerId, calm)
    const { identAudioId } = await db.prisma.scheduler.findUniqueOrThrow({ where: { id: schedulerId } })
    services.writer = { write: cannot }
    expect(await fall()).toEqual({ rung: 'ident' })
    expect(await row(broadcastId)).toMatchObject({ rung: 'ident', audioId: identAudioId, script: { title: 'Radio One' } })
    expect(world.rendered).toHaveLength(1)
  })

  test.each<[string, DeliveryKind[], number, object]>([
    ['in its own time', ['link'], -5 * MINUTE, { maxMs: 10 }],
    ['before air time', ['link'], -5_010, {}],
    ['before the FTP server wants its file', ['link', 'ftp'], -2 * MINUTE - 5_010, {}],
    ['that is late already, in its own time', ['link'], 2 * MINUTE, { maxMs: 10 }],
  ])(
    'airs when the voice gives no answer to the evergreen %s',
    async (_when, kinds, afterAir, limits) => {
      const { services, fall, schedulerId, time } = await given(kinds)
      await renderIdentOf(services, schedulerId, calm)
      time.now = AIR_AT + afterAir
      services.studio = {
        ...services.studio,
        render: (_, { signal } = {}) =>
          new Promise((_done, reject) => {
            if (signal?.aborted) reject(signal.reason)
            signal?.addEventListener('abort', () => reject(signal.reason))
          }),
      }
      expect(await fall(calm, limits)).toEqual({ rung: 'ident' })
    },
    20_000,
  )

  test('is not taken while there is time for an evergreen, also for the file that FTP wants early', async () => {
    const { services, fall, schedulerId, time } = await given(['ftp'])
    await renderIdentOf(services, schedulerId, calm)
    time.now = AIR_AT - 2 * MINUTE - 20_000
    expect(await fall()).toEqual({ rung: 'evergreen' })
  })

  test('whose file has vanished is made again', async () => {
    const { services, fall, world, schedulerId } = await given()
    await renderIdentOf(services, schedulerId, calm)
    world.files.clear()
    const { writer } = services
    services.writer = { write: (kind, input) => (kind === 'evergreen' ? cannot() : writer.write(kind, input)) }
    expect(await fall()).toEqual({ rung: 'ident' })
    expect(world.files.size).toBe(1)
  })
})

test('called off, it takes no lower rung, and none counts as tried: the next life begins where this one began', async () => {
  const { services, broadcastId, fall, row, schedulerId } = await given()
  await renderIdentOf(services, schedulerId, calm)
  const off = new AbortController()
  services.studio = {
    ...services.studio,
    render: async () => {
      off.abort()
      throw off.signal.reason
    },
  }
  await expect(fall(off.signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect(await row(broadcastId)).toMatchObject({ rung: null, audioId: null, rungsBegun: [] })
})
