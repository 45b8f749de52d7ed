export type MusicFormat = {
  name: string
  /** Which music bed goes with it. */
  trackId: string
}

export const MUSIC_FORMATS: readonly MusicFormat[] = [
  { name: 'Classic Rock', trackId: 'classic-rock' },
  { name: 'Alternative Rock', trackId: 'alternative-rock' },
  { name: 'Country', trackId: 'country' },
  { name: 'Hip Hop', trackId: 'hip-hop' },
  { name: 'Jazz', trackId: 'jazz' },
  { name: 'Pop', trackId: 'pop' },
  { name: 'R&B', trackId: 'rnb' },
  { name: 'Reggae', trackId: 'reggae' },
  { name: 'Classical', trackId: 'classical' },
  { name: 'Latino', trackId: 'latino' },
  { name: 'Electronic', trackId: 'electronic' },
  { name: 'Gospel', trackId: 'gospel' },
  { name: 'Heavy Metal', trackId: 'heavy-metal' },
  { name: 'New Age', trackId: 'new-age' },
  { name: 'Soul', trackId: 'soul' },
]

/** By its name, case aside. */
export const findMusicFormat = (name: string): MusicFormat | null =>
  MUSIC_FORMATS.find((format) => format.name.toLowerCase() === name.trim().toLowerCase()) ?? null
