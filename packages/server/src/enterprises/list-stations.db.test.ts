import type { ExampleStation } from '@hourcast/domain/enterprises/example-station'
import { expect, test } from 'vitest'
import { seedBroadcast, seedStation } from '../events/testing/seed-station.ts'
import { answerEnterprise } from './answer-enterprise.ts'
import { findExampleBulletin, listStations } from './list-stations.ts'
import { givenMap, VERA } from './testing/given-map.ts'

const GERMAN = '/example/bulletin.mp3?language=German'
const examples: ExampleStation[] = [
  {
    title: 'Spree Example Radio',
    url: GERMAN,
    email: 'spree@stations.example',
    description: 'An example station.',
    coordinates: { lat: 52.52, lng: 13.4 },
    example: true,
  },
]

const onAir = async ({ db, services }: Awaited<ReturnType<typeof givenMap>>) => {
  const { schedulerId } = await seedStation(db)
  await db.prisma.station.updateMany({ data: { isExample: true } })
  const { broadcastId } = await seedBroadcast(db, schedulerId, { airAt: services.clock.now() - 60_000, state: 'delivered' })
  await db.prisma.broadcast.update({ where: { id: broadcastId }, data: { releaseAt: new Date(services.clock.now() - 60_000) } })
  return schedulerId
}

test('an example says that it is one, and what it plays: what this instance has made, in the language that it is in', async () => {
  const map = await givenMap()
  expect(await listStations(map.services, { examples })).toMatchObject([{ kind: 'example', audioUrl: null, language: null }])
  expect(await findExampleBulletin(map.services, GERMAN)).toBeNull()
  const schedulerId = await onAir(map)
  expect(await listStations(map.services, { examples })).toEqual([
    {
      ...{ id: 'example-1', title: 'Spree Example Radio', description: 'An example station.', lat: 52.52, lng: 13.4 },
      ...{ website: null, audioUrl: GERMAN, language: 'English', kind: 'example' },
    },
  ])
  expect(await findExampleBulletin(map.services, GERMAN)).toBe(`/station/${schedulerId}.mp3`)
})

test('without the example station there are no examples: they would have nothing to play', async () => {
  const map = await givenMap({ HOURCAST_DEMO: 'off' })
  await onAir(map)
  expect(await listStations(map.services, { examples })).toEqual([])
  expect(await findExampleBulletin(map.services, GERMAN)).toBeNull()
})

test("a stranger's stream is linked; it is played where the operator lets it, by https alone; nobody's e-mail address is told", async () => {
  for (const [MAP_STREAMS, audioUrls] of [
    ['off', [null, null]],
    ['on', [null, 'https://plant.example/live.mp3']],
  ] as const) {
    const map = await givenMap({ MAP_STREAMS })
    for (const url of ['https://plant.example/live.mp3', 'http://plant.example/live.mp3']) {
      await map.add({ url })
      await answerEnterprise(map.services, { token: await map.mailedToken(), answer: 'confirm' })
      map.wait(1_000)
    }
    const stations = await listStations(map.services, { examples: [] })
    expect(stations.map(({ website }) => website)).toEqual(['http://plant.example/live.mp3', 'https://plant.example/live.mp3'])
    expect(stations.map(({ audioUrl }) => audioUrl)).toEqual(audioUrls)
    expect(JSON.stringify(stations)).not.toContain(VERA)
  }
})
