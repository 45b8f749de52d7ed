import { isOwnAudio, type OnAir } from './on-air.ts'

/** Where a scheduler's direct link and what stands beside it are found. */
export type LinkAddresses = { mp3: string; wav: string; json: string; feed: string; calendar: string }

export const linkAddressesOf = (publicUrl: string, schedulerId: string): LinkAddresses => {
  const stem = `${publicUrl}/station/${schedulerId}`
  return { mp3: `${stem}.mp3`, wav: `${stem}.wav`, json: `${stem}.json`, feed: `${stem}.xml`, calendar: `${stem}.ics` }
}

/** Where what is on air now is found: a chime, or an ident that stands in, is no broadcast, and has no address but the link's. */
export const onAirAddressOf = (publicUrl: string, onAir: OnAir): string =>
  isOwnAudio(onAir)
    ? broadcastAddressOf(publicUrl, onAir.schedulerId, onAir.broadcastId)
    : linkAddressesOf(publicUrl, onAir.schedulerId).mp3

/** One broadcast for good, no matter what the direct link serves by then. */
export const broadcastAddressOf = (publicUrl: string, schedulerId: string, broadcastId: string): string =>
  `${publicUrl}/station/${schedulerId}/${broadcastId}.mp3`
