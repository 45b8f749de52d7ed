import { modernZoneName } from './renamed-time-zones.ts'

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The city of the list after which a zone is named: 'America/Sao_Paulo' is São Paulo; null for a zone without one. */
export const cityOfZone = (zone: string, cities: readonly string[]): string | null => {
  const [name = ''] = modernZoneName(zone).split('/').slice(-1)
  const city = plain(name.replaceAll('_', ' '))
  return cities.find((known) => plain(known) === city || plain(known) === `${city} city`) ?? null
}
