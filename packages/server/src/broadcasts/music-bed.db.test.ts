import { expect, test } from 'vitest'
import { beginBroadcast } from './begin-broadcast.ts'
import { fallBack } from './fall-back.ts'
import { readContent, writeScript } from './prepare.ts'
import { renderBroadcast } from './render.ts'
import { renderIdentOf } from './render-ident.ts'
import { givenBroadcasts } from './testing/given-broadcasts.ts'

const calm = new AbortController().signal

const given = async () => {
  const all = await givenBroadcasts()
  const { services, db, schedulerId, planned, world } = all
  await db.prisma.scheduler.update({ where: { id: schedulerId }, data: { musicFormat: 'Soul', musicBed: true } })
  const broadcastId = await planned()
  await beginBroadcast(services, { broadcastId })
  return { ...all, broadcastId, beds: () => world.rendered.map(({ bed }) => bed?.trackId) }
}

test('a fresh bulletin airs over music of its host’s format, with the settings that it was begun with', async () => {
  const { services, db, schedulerId, broadcastId, beds } = await given()
  await db.prisma.scheduler.update({ where: { id: schedulerId }, data: { musicBed: false } })
  await readContent(services, { broadcastId }, calm)
  await writeScript(services, { broadcastId }, calm)
  await renderBroadcast(services, { broadcastId }, { signal: calm })
  expect(beds()).toEqual(['soul'])
})

test('so does an evergreen', async () => {
  const { services, broadcastId, beds } = await given()
  await fallBack(services, { broadcastId, step: 'read', code: 'timeout', message: 'The source did not answer in time.' }, calm)
  expect(beds()).toEqual(['soul'])
})

test('an ident has the station’s signature as well, and none where its host has no music', async () => {
  const { services, db, schedulerId, beds } = await given()
  await renderIdentOf(services, schedulerId, calm)
  await db.prisma.scheduler.update({ where: { id: schedulerId }, data: { musicBed: false } })
  await renderIdentOf(services, schedulerId, calm)
  expect(beds()).toEqual(['soul', undefined])
})
