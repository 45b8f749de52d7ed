import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogueVoice } from '@hourcast/domain/voices/natural-catalogue'
import { type FetchOptions, fetchFile } from './fetch-file.ts'
import { VoiceProblem } from './voice-problem.ts'

/** Beside the model: whose voice it is, and under which licence. */
const MODEL_CARD = 'MODEL_CARD'
const MAX_BYTES = 200_000

/** Where the model of a catalogue voice is. */
export const modelUrlOf = (baseUrl: string, { path }: Pick<CatalogueVoice, 'path'>): string =>
  `${baseUrl}/${path.split('/').map(encodeURIComponent).join('/')}`

export const modelCardUrl = (modelUrl: string): string => `${modelUrl.slice(0, modelUrl.lastIndexOf('/'))}/${MODEL_CARD}`

/** Keeps the card of a model beside it. A voice without one is added all the same: the catalogue names its licence. */
export const fetchModelCard = async (modelUrl: string, folder: string, fetching: FetchOptions = {}): Promise<void> => {
  const path = join(folder, MODEL_CARD)
  await rm(path, { force: true })
  try {
    await fetchFile({ url: modelCardUrl(modelUrl), path, maxBytes: MAX_BYTES }, { ...fetching, tries: 2, onProgress: () => {} })
  } catch (error) {
    if (!(error instanceof VoiceProblem)) throw error
    await rm(path, { force: true })
  }
}

/** The same from a folder of one's own, where it has one. */
export const copyModelCard = async (from: string, folder: string): Promise<void> => {
  await copyFile(join(from, MODEL_CARD), join(folder, MODEL_CARD)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
}
