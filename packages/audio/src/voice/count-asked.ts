import type { AskedVoice } from '@hourcast/domain/voices/speaker'
import { withoutSounds } from '@hourcast/domain/words/pronounced'
import type { KeptVoice } from './kept-voice.ts'

export type AskedCount = {
  /** The same voice, counted. */
  of(voice: KeptVoice): KeptVoice
  /** Undefined where nothing was asked: what a voice remembers costs nothing. */
  read(): AskedVoice | undefined
}

/** What voices that others run were asked for one rendering: characters, from the first question to the last answer, and what that costs. */
export const countAsked = (): AskedCount => {
  let characters = 0
  let cost: number | undefined
  let beganAt: number | undefined
  let endedAt = 0
  return {
    of: (voice) => ({
      ...voice,
      speak: async (request) => {
        beganAt ??= performance.now()
        const speech = await voice.speak(request)
        endedAt = performance.now()
        const { length } = withoutSounds(request.text)
        characters += length
        if (voice.price !== undefined) cost = (cost ?? 0) + (length * voice.price) / 1_000_000
        return speech
      },
    }),
    read: () => {
      if (characters === 0 || beganAt === undefined) return undefined
      return { characters, ms: Math.round(endedAt - beganAt), ...(cost === undefined ? {} : { cost }) }
    },
  }
}
