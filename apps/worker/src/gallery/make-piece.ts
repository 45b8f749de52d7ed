import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RenderRequest, Studio } from '@hourcast/audio/studio-types'
import { withoutSounds } from '@hourcast/domain/words/pronounced'
import { requestOf } from '@hourcast/server/broadcasts/render'
import { withBed } from '@hourcast/server/broadcasts/with-bed'
import { sampleRow, sampleWriteInput } from '@hourcast/server/samples/sample-script'
import type { Writer } from '@hourcast/server/script/script-types'
import { writeWhole } from '../write-whole.ts'
import { type Measures, measurePiece } from './measure-piece.ts'
import type { Piece } from './plan-gallery.ts'

/** A piece that can be heard: `file` lies in the gallery's folder. */
export type Made = { piece: Piece; file: string; text: string[]; spoken: string } & Measures
export type Failed = { piece: Piece; fault: string }

const AUDIO = 'audio'

/** Feed, script, voice, music, master and gates as on air. What an earlier run has made of the same is taken as it is. */
export const makePiece = async (
  { writer, studio, folder }: { writer: Writer; studio: Studio; folder: string },
  piece: Piece,
): Promise<Made | Failed> => {
  try {
    const script = await writer.write('bulletin', sampleWriteInput(piece))
    const request = withBed(requestOf(script, sampleRow(piece)), script.segments, piece)
    const id = studio.idOf(request)
    const measures = (await recall(folder, id)) ?? (await render(studio, folder, { id, request }))
    const spoken = script.segments.map((segment) => withoutSounds(segment.spoken)).join(' ')
    return { piece, file: `${AUDIO}/${id}.mp3`, text: script.segments.map(({ text }) => text), spoken, ...measures }
  } catch (error) {
    return { piece, fault: (error as Error).message }
  }
}

const render = async (studio: Studio, folder: string, { id, request }: { id: string; request: RenderRequest }) => {
  const rendering = await studio.render(request)
  const measures = await measurePiece(request, rendering)
  await mkdir(join(folder, AUDIO), { recursive: true })
  await writeWhole(join(folder, AUDIO, `${id}.mp3`), rendering.mp3)
  // Last: where it stands, its sound is whole.
  await writeWhole(join(folder, AUDIO, `${id}.json`), JSON.stringify(measures))
  return measures
}

const recall = async (folder: string, id: string): Promise<Measures | null> => {
  try {
    return JSON.parse(await readFile(join(folder, AUDIO, `${id}.json`), 'utf8'))
  } catch {
    return null
  }
}
