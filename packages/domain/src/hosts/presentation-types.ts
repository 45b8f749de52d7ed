export type PresentationType = {
  /** The number on the wire. */
  value: number
  name: string
  usesSource: boolean
}

export const CUSTOM_ACTION = 7

export const PRESENTATION_TYPES: readonly PresentationType[] = [
  { value: 0, name: 'Intro', usesSource: true },
  { value: 1, name: 'News', usesSource: true },
  { value: 2, name: 'Weather', usesSource: true },
  { value: 3, name: 'Traffic', usesSource: true },
  { value: 4, name: 'Today', usesSource: true },
  { value: 5, name: 'Playlist', usesSource: true },
  { value: 6, name: 'Outro', usesSource: true },
  { value: CUSTOM_ACTION, name: 'Custom action', usesSource: true },
]

/** By its number or its name, or the first word of that, case aside: 7, '7', 'custom action', 'custom'. */
export const findPresentationType = (wanted: number | string): PresentationType | null => {
  const text = String(wanted).trim().toLowerCase()
  return (
    PRESENTATION_TYPES.find(({ value, name }) => String(value) === text || `${name.toLowerCase()} `.startsWith(`${text} `)) ??
    null
  )
}
