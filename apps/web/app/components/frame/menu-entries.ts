/** Who sees an entry. Pages that the product keeps to itself, or that are not open yet, are shown to nobody. */
type Audience = 'everyone' | 'visitors' | 'owners' | 'nobody'

/** `heard` follows the label where it alone does not say where a link leads: a screen reader reads links without what stands around them. */
export type MenuEntry = { label: string; heard?: string; to: string; shownTo: Audience; isSignOut?: true }

/** The menu, in its order: the one place that says what stands in it. */
export const MENU: readonly MenuEntry[] = [
  { label: 'Home', to: '/', shownTo: 'everyone' },
  { label: 'Learn More', heard: ' about Hourcast', to: '/learn-more', shownTo: 'everyone' },
  { label: 'Samples', to: '/sample', shownTo: 'nobody' },
  { label: 'Schedule', to: '/schedule', shownTo: 'everyone' },
  { label: 'Download', to: '/download', shownTo: 'nobody' },
  { label: 'Pricing', to: '/pricing', shownTo: 'nobody' },
  { label: 'Support', to: '/support', shownTo: 'nobody' },
  { label: 'My Account', to: '/login', shownTo: 'visitors' },
  { label: 'Dashboard', to: '/station', shownTo: 'owners' },
  { label: 'SignOut', to: '/sign-out', shownTo: 'owners', isSignOut: true },
  { label: 'Contact', to: '/contact', shownTo: 'everyone' },
]

export const menuFor = ({ isSignedIn }: { isSignedIn: boolean }): readonly MenuEntry[] =>
  MENU.filter(({ shownTo }) => shownTo === 'everyone' || shownTo === (isSignedIn ? 'owners' : 'visitors'))
