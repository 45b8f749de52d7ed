import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { InstalledVoice } from '@hourcast/audio/natural/installed-voices'
import type { RateTable } from '@hourcast/audio/natural/rate-table'
import { DAY_MS, SECOND_MS } from '@hourcast/domain/time-units'

/** What stands in `voice.json`. */
export type VoiceCard = {
  id: string
  locale: string
  serves: readonly string[]
  name: string
  gender: InstalledVoice['gender']
  licence: string | null
  attribution: string | null
  bytes: number
  sha256: string
  /** Measured when it was added. */
  rates?: RateTable | null
  addedAt: string
}

const ADDING = '.adding'
/** Who adds says so that often: what has been silent for longer was left behind by a program that died. */
const BEAT_MS = 2 * SECOND_MS
const LEFT_BEHIND_MS = 10 * SECOND_MS

/** The folder of a voice: its id, with nothing in it that leads elsewhere. */
export const folderOf = (id: string): string => id.replaceAll(/[^\p{L}\p{N}_-]/gu, '_')

/**
 * A folder in which a voice is put together, out of sight of who speaks. What an adding of the same voice that died has left becomes it, so that a
 * download goes on. Two that add the same at once have a folder each.
 */
export const openWorkshop = async (voices: string, id: string): Promise<{ folder: string; close(): Promise<void> }> => {
  const adding = join(voices, ADDING)
  await mkdir(adding, { recursive: true })
  const folder = join(adding, `${folderOf(id)}.${randomUUID()}`)
  for (const name of await readdir(adding)) {
    const old = join(adding, name)
    const silentMs = Date.now() - (await stat(old).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs
    if (silentMs > DAY_MS) await rm(old, { recursive: true, force: true })
    // Of two that want it one gets it: the other finds it gone.
    else if (silentMs > LEFT_BEHIND_MS && name.startsWith(`${folderOf(id)}.`)) await rename(old, folder).catch(() => {})
  }
  await mkdir(folder, { recursive: true })
  const beat = () => utimes(folder, new Date(), new Date()).catch(() => {})
  await beat()
  const beating = setInterval(beat, BEAT_MS)
  return {
    folder,
    close: async () => {
      clearInterval(beating)
      // Silent from now on: the next one may take it at once.
      await utimes(folder, new Date(0), new Date(Date.now() - LEFT_BEHIND_MS - SECOND_MS)).catch(() => {})
    },
  }
}

/** So many may add one voice at the same time. */
const TRIES = 5

/** Puts the finished folder in its place in one step; a voice of the same id that was there goes. */
export const placeVoice = async (voices: string, workshop: string, card: VoiceCard): Promise<void> => {
  const cardFile = await open(join(workshop, 'voice.json'), 'w')
  await cardFile.writeFile(`${JSON.stringify(card, null, 2)}\n`)
  await cardFile.sync()
  await cardFile.close()
  const place = join(voices, folderOf(card.id))
  for (let left = TRIES; ; left -= 1) {
    await takeAway(voices, card.id)
    const error = await rename(workshop, place).then(
      () => undefined,
      (reason: NodeJS.ErrnoException) => reason,
    )
    if (error === undefined) return
    // Somebody else was quicker with the same voice.
    if ((await readCard(place))?.sha256 === card.sha256) return rm(workshop, { recursive: true, force: true })
    // Or was, and a third one has just taken that away.
    if (left === 1) throw error
  }
}

/** False: it was not there. It disappears in one step, so that nobody reads half of it. */
export const takeAway = async (voices: string, id: string): Promise<boolean> => {
  const gone = join(voices, ADDING, `gone.${randomUUID()}`)
  await mkdir(join(voices, ADDING), { recursive: true })
  const wasThere = await rename(join(voices, folderOf(id)), gone).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      return false
    },
  )
  await rm(gone, { recursive: true, force: true })
  return wasThere
}

/** Of a voice that is there. */
export const readCard = async (folder: string): Promise<VoiceCard | undefined> => {
  try {
    return JSON.parse(await readFile(join(folder, 'voice.json'), 'utf8'))
  } catch {
    return undefined
  }
}
