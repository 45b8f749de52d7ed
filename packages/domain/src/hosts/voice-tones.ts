export type VoiceTone = {
  /** The number on the wire. */
  value: number
  /** How it sounds. */
  name: string
}

export const VOICE_TONES: readonly VoiceTone[] = [
  { value: 0, name: 'neutral' },
  { value: 1, name: 'calm' },
  { value: 2, name: 'friendly' },
  { value: 3, name: 'energetic' },
  { value: 4, name: 'serious' },
  { value: 5, name: 'playful' },
]

/** By its number or its name, case aside. */
export const findVoiceTone = (wanted: number | string): VoiceTone | null => {
  const text = String(wanted).trim().toLowerCase()
  return VOICE_TONES.find(({ value, name }) => String(value) === text || name === text) ?? null
}
