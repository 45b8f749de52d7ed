import { expect, test } from 'vitest'
import { openStationPages, STATION_PAGES } from './station-pages.ts'

test('Schedulers, History, Subscription and Settings are active; User Home, Feeds and Voices are not', () => {
  const labels = (isActive: boolean) => STATION_PAGES.filter((page) => page.isActive === isActive).map(({ label }) => label)
  expect(labels(true)).toEqual(['Schedulers', 'History', 'Subscription', 'Settings'])
  expect(labels(false)).toEqual(['User Home', 'Feeds', 'Voices'])
})

test('what is shown is active and leads somewhere', () => {
  for (const page of openStationPages()) expect(page).toMatchObject({ isActive: true, isOpen: true })
  expect(openStationPages().map(({ label }) => label)).toContain('Settings')
})
