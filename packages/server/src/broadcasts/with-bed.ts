import type { RenderRequest } from '@hourcast/audio/studio-types'
import { findMusicFormat } from '@hourcast/domain/hosts/music-formats'
import type { ScriptSegment } from '@hourcast/domain/sources/content'
import { isGrave } from '../script/fit-for-air/grave.ts'
import { plainWords } from '../script/fit-for-air/phrases.ts'
import { tongueOf } from '../script/tongue.ts'

type Told = Pick<ScriptSegment, 'text' | 'itemIds'>

/** The request with music of the host's format under it, where its owner wants that; none while death and disaster are told. */
export const withBed = (
  request: RenderRequest,
  segments: readonly Told[],
  { musicFormat, musicBed = false }: { musicFormat: string; musicBed?: boolean },
): RenderRequest => {
  const format = musicBed ? findMusicFormat(musicFormat) : null
  if (!format) return request
  const withoutMusic = graveSegments(segments, request.tags.language)
  return { ...request, bed: { trackId: format.trackId, withoutMusic, storyEnds: storyEnds(segments) } }
}

/** By number: the last segment of each story but the last one. */
const storyEnds = (segments: readonly Told[]): number[] => {
  const stories = [...segments.entries()].flatMap(([number, { itemIds = [] }]) =>
    itemIds.length > 0 ? [{ number, items: itemIds.join() }] : [],
  )
  return stories.filter(({ items }, i) => i < stories.length - 1 && stories[i + 1]?.items !== items).map(({ number }) => number)
}

/** By number. A story is grave as a whole, however harmless its headline. */
const graveSegments = (segments: readonly Told[], locale: string): number[] => {
  const tongue = tongueOf(locale)
  const grave = segments.filter(({ text }) => isGrave(plainWords(text), tongue))
  const graveItems = new Set(grave.flatMap(({ itemIds = [] }) => itemIds))
  return [...segments.entries()]
    .filter(([, segment]) => grave.includes(segment) || segment.itemIds?.some((id) => graveItems.has(id)))
    .map(([number]) => number)
}
