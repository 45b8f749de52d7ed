import { execFileSync, spawnSync } from 'node:child_process'

/**
 * Whether ffmpeg and ffprobe are there to check our results with tools that are not ours. Without them those tests are left out, loudly;
 * with HOURCAST_REQUIRE_FFMPEG=1 that is an error.
 */
export const hasFfmpeg = (): boolean => {
  const found = ['ffmpeg', 'ffprobe'].every((tool) => spawnSync(tool, ['-version']).status === 0)
  if (found) return true
  if (process.env.HOURCAST_REQUIRE_FFMPEG === '1')
    throw new Error('HOURCAST_REQUIRE_FFMPEG=1, but ffmpeg or ffprobe is not on PATH')
  console.warn('\n  ffmpeg or ffprobe is not on PATH: the checks with tools that are not ours are LEFT OUT.\n')
  return false
}

export type FfmpegMeasures = { lufs: number; truePeakDbtp: number; silences: number[] }

/** `file`, or so many seconds of it, as measured by ffmpeg's ebur128, and the lengths in seconds of what its silencedetect finds at −50 dB. */
export const measureWithFfmpeg = (file: string, part?: { from: number; seconds: number }): FfmpegMeasures => {
  const filters = 'ebur128=peak=true,silencedetect=noise=-50dB:duration=0.1'
  const only = part ? ['-ss', String(part.from), '-t', String(part.seconds)] : []
  const { stderr } = spawnSync('ffmpeg', ['-hide_banner', '-nostats', ...only, '-i', file, '-af', filters, '-f', 'null', '-'], {
    encoding: 'utf8',
  })
  const summary = stderr.slice(stderr.lastIndexOf('Integrated loudness'))
  return {
    lufs: Number(/I:\s+(\S+) LUFS/.exec(summary)?.[1]),
    truePeakDbtp: Number(/Peak:\s+(\S+) dBFS/.exec(summary)?.[1]),
    silences: [...stderr.matchAll(/silence_duration: (\S+)/g)].map(([, seconds]) => Number(seconds)),
  }
}

/** Plays files one after another, as a playout does, into one of two channels. */
export const playInARow = (files: readonly string[], into: string): void => {
  const inputs = files.flatMap((file) => ['-i', file])
  const joined = `${files.map((_, i) => `[${i}]aformat=channel_layouts=stereo[s${i}];`).join('')}${files.map((_, i) => `[s${i}]`).join('')}concat=n=${files.length}:v=0:a=1`
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...inputs, '-filter_complex', joined, into])
}

export type Probe = {
  streams: { codec_name: string; sample_rate: string; channels: number; bit_rate: string }[]
  format: { duration: string; tags: Record<string, string> }
}

export const probe = (file: string): Probe =>
  JSON.parse(execFileSync('ffprobe', ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', file], { encoding: 'utf8' }))
