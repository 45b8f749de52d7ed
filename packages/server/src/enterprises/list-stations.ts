import type { Coordinates } from '@hourcast/domain/enterprises/coordinates'
import { SHOWN_ON_MAP, UNCONFIRMED_MS } from '@hourcast/domain/enterprises/enterprise-limits'
import { type ExampleStation, exampleLanguageOf, pickExampleSound } from '@hourcast/domain/enterprises/example-station'
import { LANGUAGES } from '@hourcast/domain/hosts/languages'
import { nameOf } from '@hourcast/domain/hosts/name-of'
import { PRESENTATION_TYPES } from '@hourcast/domain/hosts/presentation-types'
import { hashToken } from '../accounts/token.ts'
import { listSamples } from '../samples/list-samples.ts'
import type { Services } from '../services.ts'

/** A station as the map and the list beside it show it. Nobody's e-mail address. */
export type MapStation = Coordinates & {
  id: string
  title: string
  description: string
  /** Its website or stream; null for an example, which has none. */
  website: string | null
  /** What the player plays; null when it may not, or there is nothing yet. */
  audioUrl: string | null
  /** The language of an example's bulletin. */
  language: string | null
  /** An example, one of somebody who confirmed it, or one that only the browser that added it sees. */
  kind: 'example' | 'confirmed' | 'waiting'
}

type Needs = Pick<Services, 'db' | 'clock' | 'config'>

/** What the example station has on air now. */
const findExampleOnAir = async ({ db, clock }: Needs) => {
  const aired = { releaseAt: { lte: new Date(clock.now()) }, state: { in: ['staged', 'delivered'] }, audioId: { not: null } }
  const scheduler = await db.prisma.scheduler.findFirst({
    where: { deletedAt: null, station: { isExample: true }, broadcasts: { some: aired } },
    orderBy: { createdAt: 'asc' },
    select: { id: true, language: true, presentationType: true },
  })
  if (!scheduler) return []
  const { id, language, presentationType } = scheduler
  const said = { Language: nameOf(LANGUAGES, language), Category: nameOf(PRESENTATION_TYPES, presentationType) }
  return [{ ...said, Path: `/station/${id}.mp3` }]
}

/** All that this instance has made and lets everybody hear. */
const listSounds = async (services: Needs) => [...(await listSamples(services)), ...(await findExampleOnAir(services))]

/** With HOURCAST_DEMO=off there is nothing that they could play. */
const listExamples = async (services: Needs, examples: readonly ExampleStation[]): Promise<MapStation[]> => {
  if (services.config.HOURCAST_DEMO === 'off') return []
  const sounds = await listSounds(services)
  return examples.map(({ title, url, description, coordinates }, index) => {
    const sound = pickExampleSound(sounds, exampleLanguageOf(url))
    return {
      ...{ id: `example-${index + 1}`, title, description, ...coordinates, website: null, kind: 'example' as const },
      ...{ audioUrl: sound ? url : null, language: sound?.Language ?? null },
    }
  })
}

/** Streams of others are played only where the operator lets them: each of them learns who listens. */
const streamOf = ({ MAP_STREAMS }: Services['config'], url: string): string | null =>
  MAP_STREAMS === 'on' && url.startsWith('https:') ? url : null

const listEnterprises = async ({ db, clock, config }: Needs, handle: string | undefined): Promise<MapStation[]> => {
  const fresh = { gt: new Date(clock.now() - UNCONFIRMED_MS) }
  const own = handle === undefined ? [] : [{ browserHash: hashToken(handle), addedAt: fresh }]
  const rows = await db.prisma.enterprise.findMany({
    where: { OR: [{ confirmedAt: { not: null } }, ...own] },
    orderBy: [{ addedAt: 'desc' }, { id: 'asc' }],
    take: SHOWN_ON_MAP,
  })
  return rows.map(({ id, title, description, url, lat, lng, confirmedAt }) => ({
    ...{ id, title, description, lat, lng, website: url, audioUrl: streamOf(config, url), language: null },
    kind: confirmedAt === null ? 'waiting' : 'confirmed',
  }))
}

/** Everything on the map for one browser: the enterprises first, the newest before the others, then the examples of the static file. */
export const listStations = async (
  services: Needs,
  { examples, handle }: { examples: readonly ExampleStation[]; handle?: string | undefined },
): Promise<MapStation[]> => [...(await listEnterprises(services, handle)), ...(await listExamples(services, examples))]

/** Where an example station's bulletin lies now; null while there is none. */
export const findExampleBulletin = async (services: Needs, url: string): Promise<string | null> =>
  services.config.HOURCAST_DEMO === 'off'
    ? null
    : (pickExampleSound(await listSounds(services), exampleLanguageOf(url))?.Path ?? null)
