/** Who speaks: a natural voice is named. */
export type Speaker = ({ kind: 'built-in' | 'remote' } | { kind: 'natural'; name: string }) & {
  /** Why the preferred voice is not the one that is heard: it would not have been ready in time, or could not speak; or the chosen one is no longer there. */
  steppedIn?: 'too-slow' | 'failed' | 'gone' | undefined
}

const NAMES = { 'built-in': 'the built-in voice', remote: 'the connected voice service' } as const

const STEPPED_IN = {
  'too-slow': ', because the preferred voice would not have been ready in time',
  failed: ', because the preferred voice could not speak',
  gone: ', because the voice that was chosen for this host is no longer here',
} as const

/** 'Spoken by Kristin, a natural voice.' */
export const speakerInWords = (speaker: Speaker): string => {
  const who = speaker.kind === 'natural' ? `${speaker.name}, a natural voice` : NAMES[speaker.kind]
  return `Spoken by ${who}${speaker.steppedIn ? STEPPED_IN[speaker.steppedIn] : ''}.`
}
