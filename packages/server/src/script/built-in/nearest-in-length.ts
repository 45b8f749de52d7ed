import { bedMs } from '@hourcast/audio/bed/bed-length'
import { planSentences, predictDurationMs } from '@hourcast/audio/plan-sentences'
import { findMusicFormat } from '@hourcast/domain/hosts/music-formats'
import { type Script, TARGET_SECONDS } from '@hourcast/domain/sources/content'
import { SECOND_MS } from '@hourcast/domain/time-units'
import { once } from '../once.ts'
import type { WriteInput } from '../script-types.ts'

/** Of the words that a length has room for by their count. */
const FEWER = [0.95, 0.9, 0.85, 0.8, 0.75, 0.7]
const MORE = [1.05, 1.1, 1.15, 1.2, 1.3, 1.4, 1.5]
/** What pauses and tempo make up for when it is spoken, with room for what the prediction errs. */
const NEAR = 0.025
/** As the built-in voice reads. */
const MAX_CHARS = 2_000

export type Timed = Pick<WriteInput, 'language' | 'tone' | 'length' | 'musicFormat' | 'musicBed'>

/** What music takes before and after the words. */
export const musicMs = ({ musicFormat, musicBed }: Pick<Timed, 'musicFormat' | 'musicBed'>): number => {
  const track = musicBed ? findMusicFormat(musicFormat)?.trackId : undefined
  return track === undefined ? 0 : bedMs(track)
}

/** How long it will be, its music included, in milliseconds. */
export const lengthOf = ({ segments }: Pick<Script, 'segments'>, input: Timed): number => {
  const { language, tone } = input
  const spoken = planSentences({ segments, language, tone }, MAX_CHARS)
  return predictDurationMs(spoken, { language, tone }, 1) + musicMs(input)
}

export const targetMsOf = ({ length }: Pick<Timed, 'length'>): number => TARGET_SECONDS[length] * SECOND_MS

const firstStory = ({ segments }: Script): number => segments.find(({ kind }) => kind === 'item')?.text.length ?? 0

/**
 * Of the scripts with more or fewer words the first that is near its length, or the nearest. What has little to tell stays short, and the first
 * story is told no shorter for the others' sake.
 */
export const nearestInLength = (input: Timed, scriptOf: (share: number) => Script): Script => {
  const targetMs = targetMsOf(input)
  const plain = scriptOf(1)
  const lengthOfAll = once((segments: Script['segments']) => lengthOf({ segments }, input))
  const missesMs = lengthOfAll(plain.segments) - targetMs
  let nearest = { script: plain, missesMs }
  for (const share of missesMs > 0 ? FEWER : MORE) {
    if (Math.abs(nearest.missesMs) <= targetMs * NEAR) break
    const script = scriptOf(share)
    const next = lengthOfAll(script.segments) - targetMs
    if (firstStory(script) < firstStory(plain)) break
    if (Math.abs(next) < Math.abs(nearest.missesMs)) nearest = { script, missesMs: next }
    // Beyond the length on the other side: more of the same only leads away from it.
    if (next > 0 !== missesMs > 0) break
  }
  return nearest.script
}
