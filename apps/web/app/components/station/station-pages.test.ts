import { expect, test } from 'vitest'
import { openStationPages, STATION_PAGES } from './station-pages.ts'

test('Schedulers, History, Analytics, Subscription, Settings, Feeds and Voices are active; User Home is not', () => {
  const labels = (isActive: boolean) => STATION_PAGES.filter((page) => page.isActive === isActive).map(({ label }) => label)
  expect(labels(true)).toEqual(['Schedulers', 'History', 'Analytics', 'Subscription', 'Settings', 'Feeds', 'Voices'])
  expect(labels(false)).toEqual(['User Home'])
})

test('what is shown is active and leads somewhere', () => {
  for (const page of openStationPages()) expect(page).toMatchObject({ isActive: true, isOpen: true })
  expect(openStationPages().map(({ label }) => label)).toContain('Settings')
})
