import { fallBack } from '@hourcast/server/broadcasts/fall-back'
import { writeScript } from '@hourcast/server/broadcasts/prepare'
import { renderBroadcast } from '@hourcast/server/broadcasts/render'
import { renderIdentOf } from '@hourcast/server/broadcasts/render-ident'
import { makeStockIdents } from '@hourcast/server/broadcasts/stock-ident'
import { servicesInMemory } from '@hourcast/server/broadcasts/testing/given-broadcasts'
import { dyingWhenItSpeaks } from '@hourcast/server/broadcasts/testing/mortal'
import type { Services } from '@hourcast/server/services'
import { expect, test } from 'vitest'
import { type GivenStation, givenStation } from '../testing/station.ts'
import { startEngine } from './start-engine.ts'

const calm = new AbortController().signal
/** So long passes with each life: the two minutes that a fresh bulletin has, where it was asked for at once, are over after the first. */
const LIFE_MS = 121_000
const MAX_LIVES = 8

const handlersOf = (given: GivenStation, services: Services) =>
  given.activityHandlers({
    write: (input, signal) => writeScript(services, input, signal),
    render: (input, signal) => renderBroadcast(services, input, { signal }),
    fallBack: (input, signal) => fallBack(services, input, signal),
  })

/** Lives of a worker, one after the other, each of which ends as soon as it speaks: nothing that it does after that reaches the rows. */
const liveAndDie = async (given: GivenStation, world: Services, broadcastId: string): Promise<number> => {
  const { db, clock, log } = given.services
  for (let lives = 1; lives <= MAX_LIVES; lives += 1) {
    const { services, death } = dyingWhenItSpeaks(world)
    const engine = await startEngine({
      db,
      clock,
      log,
      activityHandlers: handlersOf(given, services),
      renderIdent: async () => {},
      redeliver: async () => {},
    })
    const isDead = await Promise.race([death.then(() => true), given.ends(broadcastId).then(() => false)])
    await engine.stop()
    if (!isDead) return lives
    given.shiftClock(LIFE_MS)
  }
  throw new Error(`${MAX_LIVES} lives were not enough`)
}

const givenWorld = async () => {
  const given = await givenStation()
  return { given, world: { ...servicesInMemory(), ...given.services } as Services }
}

test('every worker dies as soon as it speaks, in the fresh bulletin, the evergreen and the ident: the chime airs, once', async () => {
  const { given, world } = await givenWorld()
  const id = await given.now()
  // One in the fresh bulletin, one in each rung that is made, and one that needs no voice.
  expect(await liveAndDie(given, world, id)).toBe(4)
  const row = await given.db.prisma.broadcast.findUniqueOrThrow({ where: { id } })
  expect(row).toMatchObject({ state: 'delivered', rung: 'chime', rungsBegun: ['evergreen', 'ident'] })
  expect([given.count('render'), given.count('fallBack'), given.count('release')]).toEqual([1, 3, 1])
})

test('where the announcement stands ready it airs in place of the chime, and a ready ident before that', async () => {
  const { given, world } = await givenWorld()
  await makeStockIdents(world, calm)
  const bare = await given.now()
  await liveAndDie(given, world, bare)
  await renderIdentOf(world, given.schedulerId, calm)
  const named = await given.now()
  await liveAndDie(given, world, named)
  const rungOf = async (id: string) => (await given.db.prisma.broadcast.findUniqueOrThrow({ where: { id } })).rung
  expect([await rungOf(bare), await rungOf(named)]).toEqual(['stock-ident', 'ident'])
})
