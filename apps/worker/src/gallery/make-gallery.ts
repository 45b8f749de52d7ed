import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Studio } from '@hourcast/audio/studio-types'
import type { Writer } from '@hourcast/server/script/script-types'
import { writeWhole } from '../write-whole.ts'
import { type GalleryState, galleryPage } from './gallery-page.ts'
import { listenTo } from './listen.ts'
import { type Failed, type Made, makePiece } from './make-piece.ts'
import type { Piece } from './plan-gallery.ts'

type Means = { writer: Writer; studio: Studio; folder: string; clock: { now(): number } }
type Watched = {
  /** So many pieces are made or have failed. */
  onMade?: (count: number) => void
  /** The recogniser has judged so many. */
  onHeard?: (count: number) => void
}

const AT_ONCE = 3
/** The page is written again after so many. */
const PAGE_EVERY = 20

/** Makes the pieces and a page that plays them, into a folder. `recogniser` is a program that `listenTo` can ask. */
export const makeGallery = async (
  means: Means,
  pieces: readonly Piece[],
  { recogniser, onMade, onHeard }: Watched & { recogniser?: string },
): Promise<GalleryState> => {
  const { folder, clock } = means
  await mkdir(folder, { recursive: true })
  const results: (Made | Failed | undefined)[] = new Array(pieces.length)
  const state = (misheard: GalleryState['misheard'] = new Map()): GalleryState => ({
    total: pieces.length,
    made: results.filter((result): result is Made => result !== undefined && 'file' in result),
    failed: results.filter((result): result is Failed => result !== undefined && 'fault' in result),
    misheard,
    madeAt: new Date(clock.now()),
  })
  let count = 0
  const waiting = pieces.entries()
  const makeNext = async (): Promise<void> => {
    for (const [i, piece] of waiting) {
      results[i] = await makePiece(means, piece)
      count += 1
      onMade?.(count)
      if (count % PAGE_EVERY === 0) await writePage(folder, state())
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, makeNext))
  const made = state()
  await writePage(folder, made)
  if (recogniser === undefined) return made
  const heard = state(await listenTo(recogniser, made.made, folder, (done) => onHeard?.(done)))
  await writePage(folder, heard)
  return heard
}

const writePage = (folder: string, state: GalleryState): Promise<void> =>
  writeWhole(join(folder, 'index.html'), galleryPage(state))
