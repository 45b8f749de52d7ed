import { expect, test } from 'vitest'
import { beginBroadcast } from './begin-broadcast.ts'
import { fallBack } from './fall-back.ts'
import { readContent, writeScript } from './prepare.ts'
import { renderBroadcast } from './render.ts'
import { renderIdentOf } from './render-ident.ts'
import { givenBroadcasts } from './testing/given-broadcasts.ts'

const calm = new AbortController().signal
const choose = (voice: string) => ({ data: { voice } })

const given = async () => {
  const all = await givenBroadcasts()
  const { services, db, schedulerId, planned, world } = all
  await db.prisma.scheduler.update({ where: { id: schedulerId }, ...choose('en-US:kristin') })
  const broadcastId = await planned()
  await beginBroadcast(services, { broadcastId })
  return { ...all, broadcastId, voices: () => world.rendered.map(({ voice }) => voice) }
}

test('a fresh bulletin is spoken by the voice that its host had when it was begun', async () => {
  const { services, db, schedulerId, broadcastId, voices } = await given()
  await db.prisma.scheduler.update({ where: { id: schedulerId }, ...choose('') })
  await readContent(services, { broadcastId }, calm)
  await writeScript(services, { broadcastId }, calm)
  await renderBroadcast(services, { broadcastId }, { signal: calm })
  expect(voices()).toEqual(['en-US:kristin'])
})

test('so are an evergreen and an ident', async () => {
  const { services, schedulerId, broadcastId, voices } = await given()
  await fallBack(services, { broadcastId, step: 'read', code: 'timeout', message: 'The source did not answer in time.' }, calm)
  await renderIdentOf(services, schedulerId, calm)
  expect(voices()).toEqual(['en-US:kristin', 'en-US:kristin'])
})
