/** Who speaks: a natural voice is named. */
export type Speaker = ({ kind: 'built-in' | 'remote' } | { kind: 'natural'; name: string }) & {
  /** Why the preferred voice is not the one that is heard: it would not have been ready in time, or could not speak. */
  steppedIn?: 'too-slow' | 'failed' | undefined
}

const NAMES = { 'built-in': 'the built-in voice', remote: 'the connected voice service' } as const

const STEPPED_IN = {
  'too-slow': ', because the preferred voice would not have been ready in time',
  failed: ', because the preferred voice could not speak',
} as const

/** 'Spoken by Kristin, a natural voice.' */
export const speakerInWords = (speaker: Speaker): string => {
  const who = speaker.kind === 'natural' ? `${speaker.name}, a natural voice` : NAMES[speaker.kind]
  return `Spoken by ${who}${speaker.steppedIn ? STEPPED_IN[speaker.steppedIn] : ''}.`
}
