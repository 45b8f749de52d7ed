import { expect, test } from 'vitest'
import { finishBroadcasts } from './finish-broadcasts.ts'
import { readContent, writeScript } from './prepare.ts'
import { AIR_AT, givenBroadcasts, itemOf, MINUTE, scriptOf } from './testing/given-broadcasts.ts'

const calm = new AbortController().signal
const NAMES = ['of a slot', 'of a now', 'of both', 'new']

const given = async () => {
  const all = await givenBroadcasts()
  const { db, services, begun, world } = all
  services.readSources = async () => ({ items: NAMES.map(itemOf), faults: [] })
  /** A bulletin that stands ready and tells this. */
  const ready = async (kind: 'slot' | 'now', minutes: number, itemIds: string[]) => {
    const airAt = AIR_AT + minutes * MINUTE
    const id = await begun({ airAt, kind })
    const script = scriptOf('News', itemIds)
    await db.prisma.broadcast.update({ where: { id }, data: { state: 'staged', rung: 'fresh', script } })
    await db.prisma.delivery.updateMany({ where: { broadcastId: id }, data: { state: 'released', releasedAt: new Date(airAt) } })
    return id
  }
  return {
    ...all,
    ready,
    aired: async (...told: Parameters<typeof ready>) => {
      const broadcastId = await ready(...told)
      await finishBroadcasts(db, [{ broadcastId }], AIR_AT + told[1] * MINUTE)
    },
    /** What the next of its kind is told of the bulletins before it. */
    asked: async (kind: 'slot' | 'now') => {
      const broadcastId = await begun({ airAt: AIR_AT + (kind === 'slot' ? 60 : 59) * MINUTE, kind })
      await readContent(services, { broadcastId }, calm)
      await writeScript(services, { broadcastId }, calm)
      const input = world.written.at(-1)?.input
      return {
        toldAt: Object.fromEntries([...(input?.toldAt ?? [])].map(([id, at]) => [id, (at - AIR_AT) / MINUTE])),
        saidNothingNew: input?.saidNothingNew,
      }
    },
  }
}

test('a planned bulletin tells what only a bulletin beside the plan has told', async () => {
  const { target, aired, asked } = await given()
  await target('link')
  await aired('slot', 0, ['of a slot', 'of both'])
  await aired('now', 5, ['of a now', 'of both'])
  expect((await asked('slot')).toldAt).toEqual({ 'of a slot': 0, 'of both': 0 })
})

test('a bulletin beside the plan tells again neither what a planned one told nor what another beside the plan did', async () => {
  const { target, aired, asked } = await given()
  await target('link')
  await aired('slot', 0, ['of a slot', 'of both'])
  await aired('now', 5, ['of a now', 'of both'])
  expect((await asked('now')).toldAt).toEqual({ 'of a slot': 0, 'of a now': 5, 'of both': 5 })
})

test('so it is with those that are made and have not ended', async () => {
  const { ready, asked } = await given()
  await ready('slot', 0, ['of a slot', 'of both'])
  await ready('now', 5, ['of a now', 'of both'])
  expect((await asked('slot')).toldAt).toEqual({ 'of a slot': 0, 'of both': 0 })
  expect((await asked('now')).toldAt).toEqual({ 'of a slot': 0, 'of a now': 5, 'of both': 5 })
})

test('that a bulletin beside the plan had nothing to tell is no word about the plan', async () => {
  const { target, aired, asked } = await given()
  await target('link')
  await aired('slot', 0, ['of a slot'])
  await aired('now', 5, [])
  expect((await asked('slot')).saidNothingNew).toBe(false)
  expect((await asked('now')).saidNothingNew).toBe(true)
})
