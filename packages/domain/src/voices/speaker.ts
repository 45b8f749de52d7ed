/** Who speaks: a natural voice is named. */
export type Speaker = (
  | { kind: 'built-in' }
  | { kind: 'remote'; name?: string | undefined }
  | { kind: 'natural'; name: string }
) & {
  /** Why the preferred voice is not the one that is heard: it would not have been ready in time, or could not speak; or the chosen one is no longer there. */
  steppedIn?: 'too-slow' | 'failed' | 'gone' | undefined
  /** What voice services were asked for it, also where another voice is heard. */
  asked?: AskedVoice | undefined
}

/** `cost` in the operator's currency, where the price is set. */
export type AskedVoice = { characters: number; ms: number; cost?: number | undefined }

const STEPPED_IN = {
  'too-slow': ', because the preferred voice would not have been ready in time',
  failed: ', because the preferred voice could not speak',
  gone: ', because the voice that was chosen for this host is no longer here',
} as const

/** 'Spoken by Kristin, a natural voice.' */
export const speakerInWords = (speaker: Speaker): string => {
  return `Spoken by ${nameOf(speaker)}${speaker.steppedIn ? STEPPED_IN[speaker.steppedIn] : ''}.`
}

const nameOf = (speaker: Speaker): string => {
  if (speaker.kind === 'natural') return `${speaker.name}, a natural voice`
  if (speaker.kind === 'built-in') return 'the built-in voice'
  return speaker.name ? `${speaker.name}, a voice of the connected service` : 'the connected voice service'
}
