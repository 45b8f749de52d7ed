import { late } from '../../components/late.tsx'
import { AirTimes } from './air-times.tsx'
import { CallToAction } from './call-to-action.tsx'
import { InTheMaking } from './in-the-making.tsx'
import { NoStation } from './no-station.tsx'
import { Plants } from './plants.tsx'
import { Proof } from './proof.tsx'
import { RecentBroadcasts } from './recent-broadcasts.tsx'
import { TakeOver } from './take-over.tsx'
import { Voices } from './voices.tsx'

const isServer = import.meta.env.SSR

/** Almost nobody sees it. */
export const NoStationSection = late({
  onServer: isServer ? NoStation : undefined,
  load: async () => (await import('./no-station.tsx')).NoStation,
  section: { className: 'sheet plain', role: 'status' },
})

/** Of the few minutes in which nothing is on air yet. */
export const MakingSection = late({
  onServer: isServer ? InTheMaking : undefined,
  load: async () => (await import('./in-the-making.tsx')).InTheMaking,
})

export const AirTimesSection = late({
  onServer: isServer ? AirTimes : undefined,
  load: async () => (await import('./air-times.tsx')).AirTimes,
  section: { className: 'sheet times', 'aria-labelledby': 'times-title' },
})

export const TakeOverSection = late({
  onServer: isServer ? TakeOver : undefined,
  load: async () => (await import('./take-over.tsx')).TakeOver,
  section: { className: 'sheet take-over', 'aria-labelledby': 'take-over-title' },
})

export const RecentSection = late({
  onServer: isServer ? RecentBroadcasts : undefined,
  load: async () => (await import('./recent-broadcasts.tsx')).RecentBroadcasts,
  section: { className: 'sheet recent', 'aria-labelledby': 'recent-title' },
})

export const PlantsSection = late({
  onServer: isServer ? Plants : undefined,
  load: async () => (await import('./plants.tsx')).Plants,
  section: { className: 'band', 'aria-labelledby': 'plants-title' },
})

export const ProofSection = late({
  onServer: isServer ? Proof : undefined,
  load: async () => (await import('./proof.tsx')).Proof,
  section: { 'aria-labelledby': 'proof-title' },
})

export const VoicesSection = late({
  onServer: isServer ? Voices : undefined,
  load: async () => (await import('./voices.tsx')).Voices,
  section: { 'aria-labelledby': 'voices-title' },
})

export const CallSection = late({
  onServer: isServer ? CallToAction : undefined,
  load: async () => (await import('./call-to-action.tsx')).CallToAction,
  section: { className: 'band call', 'data-on': 'desk', 'aria-labelledby': 'call-title' },
})
