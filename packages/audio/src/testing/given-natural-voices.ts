import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * A model as small as one can be (658 bytes): it takes what a Piper voice takes and gives a hum of 180 Hz that swells four times a second, 760
 * samples for each number at its own speed.
 */
const TONE_VOICE = fileURLToPath(new URL('tone-voice', import.meta.url))

type Said = { locale?: string; serves?: string[]; gender?: 'f' | 'm'; sha256?: string; attribution?: string }

/** A folder of natural voices, as `hourcast voices add` leaves it; each is the hum. */
export const givenNaturalVoices = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hourcast-natural-'))
  const place = (id: string) => join(folder, id.replace(':', '_'))
  return {
    folder,
    add: async (id: string, { locale = 'en-US', sha256 = 'ab'.repeat(32), ...said }: Said = {}): Promise<string> => {
      await mkdir(place(id), { recursive: true })
      for (const name of ['voice.onnx', 'voice.onnx.json']) await copyFile(join(TONE_VOICE, name), join(place(id), name))
      await writeFile(join(place(id), 'voice.json'), JSON.stringify({ id, locale, name: id, sha256, ...said }))
      return place(id)
    },
    drop: (id: string) => rm(place(id), { recursive: true }),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
