import { requireAudioLanguage } from './audio-languages.ts'
import { requireGenre } from './bed/bed-length.ts'
import type { LoudnessPreset, RenderRequest } from './studio-types.ts'
import { requireTone } from './tones.ts'

const LOUDNESS_PRESETS: readonly LoudnessPreset[] = [-16, -18, -23, -24]

/** Throws RangeError naming the field that cannot be rendered. */
export const checkRequest = ({ segments, language, tone, loudnessLufs, targetMs, tags, bed }: RenderRequest): void => {
  requireAudioLanguage(language)
  requireTone(tone)
  if (!LOUDNESS_PRESETS.includes(loudnessLufs)) {
    throw new RangeError(`loudnessLufs: ${loudnessLufs} is none of ${LOUDNESS_PRESETS.join(', ')}`)
  }
  if (targetMs !== undefined && !(targetMs > 0)) throw new RangeError(`targetMs: ${targetMs} is no length`)
  if (bed) requireGenre(bed.trackId)
  for (const [i, { pauseAfterMs }] of segments.entries()) {
    if (!(pauseAfterMs >= 0)) throw new RangeError(`segments[${i}].pauseAfterMs: ${pauseAfterMs} is no pause`)
  }
  if (tags.date !== undefined && !/^\d{4}-\d{2}-\d{2}/.test(tags.date))
    throw new RangeError(`tags.date: '${tags.date}' is not an ISO date like 2026-10-25`)
}
