export type VoiceTone = {
  /** The number on the wire. */
  value: number
  /** How it sounds. */
  name: string
  emoji: string
}

export const VOICE_TONES: readonly VoiceTone[] = [
  { value: 0, name: 'neutral', emoji: '😐' },
  { value: 1, name: 'calm', emoji: '😌' },
  { value: 2, name: 'friendly', emoji: '😊' },
  { value: 3, name: 'energetic', emoji: '🤩' },
  { value: 4, name: 'serious', emoji: '🧐' },
  { value: 5, name: 'playful', emoji: '😜' },
]

/** By its number or its name, case aside. */
export const findVoiceTone = (wanted: number | string): VoiceTone | null => {
  const text = String(wanted).trim().toLowerCase()
  return VOICE_TONES.find(({ value, name }) => String(value) === text || name === text) ?? null
}
