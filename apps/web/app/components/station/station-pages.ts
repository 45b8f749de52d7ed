export type StationPage = {
  label: string
  to: string
  /** Inactive ones are kept for later and shown to nobody. */
  isActive: boolean
  /** Whether the page is there yet: what is not shows no card that leads nowhere. */
  isOpen: boolean
}

/** The pages of a station, in their order: the one place that says which there are. */
export const STATION_PAGES: readonly StationPage[] = [
  { label: 'Schedulers', to: '/station/scheduler', isActive: true, isOpen: true },
  { label: 'History', to: '/station/history', isActive: true, isOpen: true },
  { label: 'Analytics', to: '/station/analytics', isActive: true, isOpen: true },
  { label: 'Subscription', to: '/station/subscription', isActive: true, isOpen: true },
  { label: 'Settings', to: '/station/settings', isActive: true, isOpen: true },
  { label: 'User Home', to: '/station/user-home', isActive: false, isOpen: false },
  { label: 'Feeds', to: '/station/feeds', isActive: true, isOpen: true },
  { label: 'Voices', to: '/station/voices', isActive: true, isOpen: true },
]

/** The one with the cards. */
export const USER_ACCOUNT = '/station/user-account'

export const openStationPages = (): readonly StationPage[] => STATION_PAGES.filter(({ isActive, isOpen }) => isActive && isOpen)
