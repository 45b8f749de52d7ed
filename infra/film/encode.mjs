import { execFileSync } from 'node:child_process'
import { mkdirSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { FPS } from './camera.mjs'

/** Of each file. */
const MOST_BYTES = 1_300_000
const FADE_SECONDS = 0.5

/** By container: how it is made, in one or two passes, and qualities to try, best first, until the file is small enough. */
const KINDS = {
  webm: {
    passes: 2,
    crfs: [34, 39, 44, 50],
    video: ['-c:v', 'libvpx-vp9', '-b:v', '0', '-row-mt', '1', '-cpu-used', '3', '-g', '200'],
    audio: ['-c:a', 'libopus', '-b:a', '40k', '-ac', '1'],
  },
  mp4: {
    passes: 1,
    crfs: [25, 28, 31, 35],
    video: ['-c:v', 'libx264', '-preset', 'medium', '-pix_fmt', 'yuv420p', '-g', '200', '-movflags', '+faststart'],
    audio: ['-c:a', 'aac', '-b:a', '64k', '-ac', '1'],
  },
}

const ffmpeg = (...args) => execFileSync('ffmpeg', ['-y', '-v', 'error', ...args.flat().map(String)])

export const checkFfmpeg = () => {
  try {
    execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' })
  } catch {
    throw new Error('ffmpeg was not found: install it (Debian: apt install ffmpeg), it makes the film of the pictures.')
  }
}

/** ffmpeg reads pictures of a row by their numbers; one that stands for long is linked as often. */
const linkRow = (folder, files) => {
  mkdirSync(folder)
  for (const [index, file] of files.entries()) symlinkSync(file, join(folder, `${String(index).padStart(5, '0')}.png`))
  return ['-framerate', FPS, '-i', join(folder, '%05d.png')]
}

/** Each sound where it begins in the film, faded in and out; silence in between and to the end. */
const mixOf = (sounds, seconds) => {
  const parts = sounds.map(({ from, ms }, index) => {
    const length = ms / 1000
    const fade = `afade=t=in:d=0.08,afade=t=out:st=${length - FADE_SECONDS}:d=${FADE_SECONDS}`
    return `[${index + 2}:a]aformat=sample_rates=48000:channel_layouts=mono,atrim=0:${length},${fade},adelay=${from}:all=1[s${index}]`
  })
  const names = sounds.map((_, index) => `[s${index}]`).join('')
  return `${parts.join(';')};${names}amix=inputs=${sounds.length}:normalize=0,apad,atrim=0:${seconds}[a]`
}

/** The whole film once, without loss. */
const compose = ({ frames, sounds }, scratch) => {
  const master = join(scratch, 'master.mkv')
  const rows = ['band', 'file'].map((part) =>
    linkRow(
      join(scratch, `row-${part}`),
      frames.map((frame) => frame[part]),
    ),
  )
  const picture = '[0:v][1:v]vstack,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p[v]'
  const inputs = [...rows.flat(), ...sounds.flatMap(({ file }) => ['-i', file])]
  const filter = `${picture};${mixOf(sounds, frames.length / FPS)}`
  const lossless = ['-c:v', 'ffv1', '-c:a', 'pcm_s16le']
  ffmpeg(inputs, '-filter_complex', filter, '-map', '[v]', '-map', '[a]', lossless, master)
  return master
}

const COLOURS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']

const encodeAs = (kind, master, target, scratch) => {
  const { passes, crfs, video, audio } = KINDS[kind]
  const log = ['-passlogfile', join(scratch, kind)]
  for (const crf of crfs) {
    const picture = [...video, ...COLOURS, '-crf', crf]
    if (passes === 2) ffmpeg('-i', master, picture, '-an', '-pass', 1, log, '-f', 'null', '-')
    ffmpeg('-i', master, picture, audio, passes === 2 ? ['-pass', 2, ...log] : [], '-map_metadata', -1, target)
    if (statSync(target).size <= MOST_BYTES) return
  }
  throw new Error(`${target} is larger than ${MOST_BYTES} bytes in every quality`)
}

/** WebM, MP4 and the picture that stands there until the film plays, into `folder`. */
export const encodeFilm = (made, scratch, folder) => {
  const master = compose(made, scratch)
  for (const kind of Object.keys(KINDS)) encodeAs(kind, master, join(folder, `film.${kind}`), scratch)
  ffmpeg('-ss', made.posterMs / 1000, '-i', master, '-frames:v', 1, '-q:v', 4, join(folder, 'film.jpg'))
}
