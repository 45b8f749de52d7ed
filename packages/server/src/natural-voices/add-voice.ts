import { copyFile, mkdir, open, readdir, readFile, rm, stat, statfs } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { RateTable } from '@hourcast/audio/natural/rate-table'
import { readModelSettings } from '@hourcast/audio/natural/read-model-settings'
import { findLanguage } from '@hourcast/domain/hosts/languages'
import { type CatalogueVoice, findCatalogueVoice } from '@hourcast/domain/voices/natural-catalogue'
import { hashOfFile } from '../storage/hash-of-file.ts'
import { type FetchOptions, fetchFile } from './fetch-file.ts'
import { copyModelCard, fetchModelCard, modelCardUrl, modelUrlOf } from './keep-model-card.ts'
import { folderOf, openWorkshop, placeVoice, readCard, type VoiceCard } from './place-voice.ts'
import { problemOfDisk, VoiceProblem } from './voice-problem.ts'

export type AddVoice = {
  /** The folder of natural voices. */
  voices: string
  /** Where the index of voices is. */
  baseUrl: string
  /** Has it say a sentence before it counts as added, and measures its rates: rejects with the reason when it cannot. */
  tryVoice: (folder: string, card: VoiceCard) => Promise<RateTable | null>
  now?: () => number
  fetching?: FetchOptions
}

/** More than any voice has; a model of this size takes memory accordingly. */
const MAX_MODEL_BYTES = 200_000_000
const MAX_SETTINGS_BYTES = 1_000_000
const MAX_NAME = 60
const MB = 1_000_000

/** Adds a voice of the catalogue. One that is there already is left as it is. */
export const addFromCatalogue = async (
  options: AddVoice,
  { id, acceptLicence }: { id: string; acceptLicence: boolean },
): Promise<VoiceCard> => {
  const voice = findCatalogueVoice(id)
  if (!voice) throw new VoiceProblem(`There is no voice '${id}'. 'voices list' names those that there are.`)
  const there = await readCard(join(options.voices, folderOf(voice.id)))
  if (there) return there
  const url = modelUrlOf(options.baseUrl, voice)
  if (voice.licence === null && !acceptLicence)
    throw new VoiceProblem(
      `The licence of ${voice.id} does not plainly allow commercial use: read ${modelCardUrl(url)}. With --accept-licence it is added.`,
    )
  await requireSpace(options.voices, voice.bytes)
  // Each file is the one that the catalogue names: where it cannot speak here, it need not be fetched again for the next try.
  return inWorkshop(options, { id: voice.id, isKept: true }, async (folder) => {
    const { fetching } = options
    const settings = { url: `${url}.json`, path: join(folder, 'voice.onnx.json'), maxBytes: MAX_SETTINGS_BYTES }
    // Its size is not in the catalogue: what an adding that died has left of it could be half of it.
    await rm(settings.path, { force: true })
    await fetchFile({ ...settings, md5: voice.settingsMd5 }, { ...fetching, onProgress: () => {} })
    await fetchModelCard(url, folder, fetching)
    const model = { url, path: join(folder, 'voice.onnx'), bytes: voice.bytes, maxBytes: voice.bytes, md5: voice.md5 }
    await fetchFile(model, fetching)
    return cardOf(voice)
  })
}

const cardOf = ({ id, locale, serves, name, gender, licence, attribution }: CatalogueVoice) => ({
  ...{ id, locale, serves, name, gender, licence },
  attribution: attribution === null ? null : `${attribution}${licence ? `, ${licence}` : ''}`,
})

export type FromFolder = { folder: string; locale?: string; gender?: 'f' | 'm'; name?: string }

/** Adds a Piper voice from a folder: one model as `*.onnx` with its settings as `*.onnx.json` beside it. Nothing is fetched. */
export const addFromFolder = async (options: AddVoice, { folder, gender, ...said }: FromFolder): Promise<VoiceCard> => {
  const models = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.onnx'))
  const [model] = models
  if (!model || models.length > 1)
    throw new VoiceProblem(`${folder}: there must be one model in it, a file that ends in .onnx; there are ${models.length}.`)
  const source = join(folder, model)
  const { size } = await stat(source)
  if (size > MAX_MODEL_BYTES)
    throw new VoiceProblem(`${model} has ${Math.round(size / MB)} MB; a voice has at most ${MAX_MODEL_BYTES / MB}.`)
  const [region = '', shortName = ''] = basename(model, '.onnx').split('-')
  const locale = findLanguage(said.locale ?? region.replace('_', '-'))?.locale
  if (!locale) throw new VoiceProblem(`Which language is it? Say it by --language, as in the wizard: --language German.`)
  const name = said.name ?? (shortName || basename(model, '.onnx'))
  if (name.length > MAX_NAME) throw new VoiceProblem(`A name has at most ${MAX_NAME} letters; this one has ${name.length}.`)
  await requireSpace(options.voices, size)
  return inWorkshop(options, { id: `${locale}:${name}`, isKept: false }, async (workshop) => {
    await copyFile(`${source}.json`, join(workshop, 'voice.onnx.json')).catch(() => {
      throw new VoiceProblem(`${folder}: beside the model there must be its settings, ${model}.json.`)
    })
    await copyFile(source, join(workshop, 'voice.onnx'))
    await copyModelCard(folder, workshop)
    return { id: `${locale}:${name}`, locale, serves: [], name, gender: gender ?? null, licence: null, attribution: null }
  })
}

type Unmeasured = Omit<VoiceCard, 'bytes' | 'sha256' | 'rates' | 'addedAt'>

type Workpiece = { id: string; isKept: boolean }

/** A model that fails to come whole, or to speak, is there for the next adding where it `isKept`. */
const inWorkshop = async (
  options: AddVoice,
  { id, isKept }: Workpiece,
  fill: (folder: string) => Promise<Unmeasured>,
): Promise<VoiceCard> => {
  const { voices, tryVoice, now = Date.now } = options
  const { folder, close } = await openWorkshop(voices, id)
  try {
    const filled = await fill(folder)
    const model = join(folder, 'voice.onnx')
    const handle = await open(model, 'r+')
    await handle.sync()
    await handle.close()
    const measured = { bytes: (await stat(model)).size, sha256: await hashOfFile(model), addedAt: new Date(now()).toISOString() }
    const card = { ...filled, ...measured }
    await requireSettings(folder)
    const rates = await tryVoice(folder, card).catch((error: Error) => {
      throw new VoiceProblem(`It cannot speak: ${error.message}`)
    })
    const tried = { ...card, rates }
    await placeVoice(voices, folder, tried)
    return tried
  } catch (error) {
    const hasBegun = (await readdir(folder).catch(() => [] as string[])).includes('voice.onnx')
    if (!isKept || !hasBegun) await rm(folder, { recursive: true, force: true })
    throw problemOfDisk(error) ?? error
  } finally {
    await close()
  }
}

const requireSettings = async (folder: string): Promise<void> => {
  try {
    readModelSettings(await readFile(join(folder, 'voice.onnx.json'), 'utf8'))
  } catch (error) {
    throw new VoiceProblem((error as Error).message)
  }
}

const requireSpace = async (voices: string, bytes: number): Promise<void> => {
  await mkdir(voices, { recursive: true })
  const { bavail, bsize } = await statfs(voices)
  const free = bavail * bsize
  if (free < bytes * 1.1) throw new VoiceProblem(`It needs ${Math.ceil(bytes / MB)} MB; ${Math.floor(free / MB)} MB are free.`)
}
