import { constants as fsConstants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createStudio } from '@hourcast/audio/studio'
import { findLanguage } from '@hourcast/domain/hosts/languages'
import { findMusicFormat } from '@hourcast/domain/hosts/music-formats'
import { findPresentationType } from '@hourcast/domain/hosts/presentation-types'
import { findVoiceTone } from '@hourcast/domain/hosts/voice-tones'
import { systemClock } from '@hourcast/server/clock'
import { createBuiltInWriter } from '@hourcast/server/script/built-in/built-in-writer'
import { studioConfigOf } from '@hourcast/server/studio-config'
import { Command } from 'commander'
import { makeGallery } from '../gallery/make-gallery.ts'
import { EVERYTHING, planGallery } from '../gallery/plan-gallery.ts'
import { programs } from '../programs.ts'
import { commandConfig } from './command-config.ts'
import { CommandFailure } from './failure.ts'
import { showProgress } from './show-progress.ts'

type Options = { out: string; languages?: string; types?: string; tones?: string; genres?: string; listen?: string }

/** What the sound of this instance is like, to hear and in figures. */
export const galleryCommand = (): Command =>
  new Command('gallery')
    .description(
      'Make bulletins in each language, type and tone, and with each genre of music, and a page that plays them and shows their figures. Nothing is sent.',
    )
    .option('--out <folder>', 'where the page and the sounds go', 'build/gallery')
    .option('--languages <names>', 'these alone, with commas: English,fr-FR; without it all 14')
    .option('--types <names>', 'these alone: News,Weather')
    .option('--tones <names>', 'these alone: neutral,playful')
    .option('--genres <names>', "these alone: Jazz,Pop; 'none' for no music")
    .option('--listen <program>', 'a recogniser: PROGRAM LANG SENTENCES.txt FOLDER prints {"wer": per cent of words misheard}')
    .addHelpText('after', '\nExample:\n  npm run hourcast -- gallery --languages English,German --types News --genres Jazz,Pop')
    .action(make)

const chosen = <T>(
  option: string,
  names: string | undefined,
  all: readonly T[],
  find: (name: string) => T | null,
): readonly T[] =>
  names === undefined
    ? all
    : names.split(',').map((name) => {
        const found = find(name.trim())
        if (!found) throw new CommandFailure(`${option}: there is no '${name.trim()}'`, 2)
        return found
      })

/** Both are said before minutes of work are done. */
const requireFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
    .then(() => access(folder, fsConstants.W_OK))
    .catch((error: Error) => {
      throw new CommandFailure(`--out: ${error.message}`, 2)
    })
}
const requireProgram = async (listen: string): Promise<void> => {
  await access(resolve(listen), fsConstants.X_OK).catch((error: Error) => {
    throw new CommandFailure(`--listen: ${error.message}`, 2)
  })
}

const make = async ({ out, languages, types, tones, genres, listen }: Options): Promise<void> => {
  const pieces = planGallery({
    languages: chosen('--languages', languages, EVERYTHING.languages, findLanguage),
    types: chosen('--types', types, EVERYTHING.types, findPresentationType),
    tones: chosen('--tones', tones, EVERYTHING.tones, findVoiceTone),
    genres: genres === 'none' ? [] : chosen('--genres', genres, EVERYTHING.genres, findMusicFormat),
  })
  const folder = resolve(out)
  await requireFolder(folder)
  if (listen !== undefined) await requireProgram(listen)
  // It takes minutes, and what else this machine does goes first.
  setPriority(constants.priority.PRIORITY_LOW)
  const studio = createStudio(studioConfigOf(commandConfig(), programs))
  const all = `${pieces.length} bulletins`
  console.error(`making ${all}; --types, --tones and --genres make fewer`)
  try {
    const { made, failed } = await makeGallery({ writer: createBuiltInWriter(), studio, folder, clock: systemClock }, pieces, {
      ...(listen === undefined ? {} : { recogniser: resolve(listen) }),
      onMade: showProgress('made', all, pieces.length),
      onHeard: showProgress('heard', all, pieces.length),
    })
    console.log(`${made.length} of ${all}: ${pathToFileURL(`${folder}/index.html`)}`)
    if (failed.length > 0) throw new CommandFailure(`${failed.length} could not be made; the page says which, and why.`)
  } finally {
    await studio.close()
  }
}
