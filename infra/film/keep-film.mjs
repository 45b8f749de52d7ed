import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare.mjs'
import { FPS } from './camera.mjs'
import { cuesOf, writeCaptions } from './captions.mjs'

const FOLDER = join(root, 'apps/web/film')
const FILES = ['film.webm', 'film.mp4', 'film.vtt', 'film.jpg']

/** What stands above the picture when, for those who do not see it. */
const chaptersOf = (frames) =>
  frames.flatMap(({ words }, index) =>
    words && words !== frames[index - 1]?.words ? [{ at: Math.floor(index / FPS), text: words }] : [],
  )

/** Puts what was encoded into `folder` where the site finds it, with its captions and what film it is; gives the size of each file. */
export const keepFilm = ({ frames, sounds }, folder) => {
  writeFileSync(join(folder, 'film.vtt'), writeCaptions(cuesOf(sounds)))
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const sha256 = {}
  const sizes = {}
  for (const name of FILES) {
    const data = readFileSync(join(folder, name))
    writeFileSync(join(FOLDER, name), data)
    sha256[name] = createHash('sha256').update(data).digest('hex')
    sizes[name] = data.length
  }
  const commit = execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const about = { commit, seconds: frames.length / FPS, chapters: chaptersOf(frames), sha256 }
  writeFileSync(join(FOLDER, 'film.json'), `${JSON.stringify(about, null, 2)}\n`)
  return sizes
}
