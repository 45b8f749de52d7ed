import { bySampleOrder, type Sample } from '@hourcast/domain/samples/group-samples'
import type { Services } from '../services.ts'
import { loadSamples } from './load-samples.ts'

/** The ready-made demos, sorted by Language, then Style; each says its Category. */
export const listSamples = async (services: Pick<Services, 'db'>): Promise<Sample[]> =>
  (await loadSamples(services))
    .map(({ Language, Style, Category, HostName, Location, Path }) => ({ Language, Style, Category, HostName, Location, Path }))
    .sort(bySampleOrder)
