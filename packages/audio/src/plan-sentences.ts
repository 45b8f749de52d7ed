import { requireAudioLanguage } from './audio-languages.ts'
import { ATTEMPTS, type Attempt, MIX } from './mix-settings.ts'
import { predictSpeechMs } from './predict-duration.ts'
import type { RenderRequest } from './studio-types.ts'
import { requireTone } from './tones.ts'
import { splitSentences } from './voice/split-sentences.ts'

/** What is spoken at one go. */
export type Sentence = { text: string; segment: number; pauseAfterMs: number }

/** A script's sentences, none longer than `maxChars`, with the tone's pause between them and the segment's own after its last. */
export const planSentences = (request: Pick<RenderRequest, 'segments' | 'language' | 'tone'>, maxChars: number): Sentence[] => {
  const { locale } = requireAudioLanguage(request.language)
  const { sentencePauseMs } = requireTone(request.tone)
  return request.segments.flatMap(({ spoken, pauseAfterMs }, segment) =>
    splitSentences(spoken, locale, maxChars).map((text, i, all) => ({
      text,
      segment,
      pauseAfterMs: i < all.length - 1 ? sentencePauseMs : pauseAfterMs,
    })),
  )
}

/** How long the mastered audio of these sentences should be, in milliseconds. */
export const predictDurationMs = (
  sentences: Sentence[],
  { language, tone }: Pick<RenderRequest, 'language' | 'tone'>,
  attempt: Attempt,
): number => {
  const { pauseFactor } = ATTEMPTS[attempt]
  const speech = sentences.reduce((sum, { text }) => sum + predictSpeechMs(text, language, tone), 0)
  const pauses = sentences
    .slice(0, -1)
    .reduce((sum, { pauseAfterMs }) => sum + Math.min(MIX.maxPauseMs, pauseAfterMs * pauseFactor), 0)
  return Math.max(MIX.leastMs, speech + pauses + 2 * MIX.endSilenceMs)
}
