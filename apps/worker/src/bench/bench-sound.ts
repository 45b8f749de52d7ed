// What the sound costs: mastering beside ffmpeg, the first natural voice of the data folder, and many bulletins that are due at one instant.
import { benchMastering } from '@hourcast/audio/bench/bench-mastering'
import { benchNatural } from '@hourcast/audio/bench/bench-natural'
import { benchRush } from '@hourcast/audio/bench/bench-rush'
import { readConfig } from '@hourcast/server/config'
import { naturalVoicesFolder } from '@hourcast/server/studio-config'
import { programs } from '../programs.ts'

const BULLETIN_SECONDS = 120
const RUSH = Number(process.env.BENCH_RUSH || 200)
const folder = naturalVoicesFolder(readConfig(process.env))

const { audioSeconds, dry, withBed, ffmpegDry, ffmpegWithBed } = await benchMastering(programs.voiceProgram)
const beside = (ours: number, theirs: number | null): string =>
  theirs === null
    ? 'no ffmpeg to compare with'
    : `ratio ${(ours / theirs).toFixed(2)} of ffmpeg's ${theirs.toFixed(2)} s   (aim: ≤ 1.5)`
console.log(
  `   mastering ${audioSeconds.toFixed(1)} s, gates included, one core: dry ${dry.toFixed(2)} s, ${beside(dry, ffmpegDry)}`,
)
console.log(`   with a bed ${withBed.toFixed(2)} s, ${beside(withBed, ffmpegWithBed)}`)
console.log(
  `   times real time: dry ${(audioSeconds / dry).toFixed(0)}, with a bed ${(audioSeconds / withBed).toFixed(0)}   (aim: ≥ 60)`,
)
const natural = await benchNatural(folder, programs.voiceProgram)
if (natural) {
  const all = natural.cpuSeconds / natural.audioSeconds + withBed / audioSeconds
  console.log(
    `   ${natural.id}: ${(natural.cpuSeconds / natural.audioSeconds).toFixed(3)} processor seconds for a second of sound; with chain, bed and MP3 ${all.toFixed(3)}   (aim: ≤ 0.2)`,
  )
  console.log(`   ${BULLETIN_SECONDS} s by one core: ${(BULLETIN_SECONDS * all).toFixed(1)} s   (aim: ≤ 20)`)
  console.log(`   memory of a process with the model: ${(natural.peakBytes / 1e6).toFixed(0)} MB at most   (aim: ≤ 500)`)
} else console.log(`   no natural voice is in ${folder}: \`npm run hourcast -- voices add en-US:kristin\``)
const { naturalVoiceProgram, ...rest } = programs
const { count, ...rush } = await benchRush({ ...rest, naturalVoices: { folder, program: naturalVoiceProgram } }, RUSH)
console.log(
  `   ${count} bulletins due at one instant in ${rush.dueSeconds.toFixed(0)} s (one by the built-in voice takes ${rush.builtInSeconds.toFixed(2)} s now): ready after ${rush.seconds.toFixed(0)} s, ${rush.natural} by a natural voice, ${rush.yielded} told as 'too slow' for it, ${rush.late} late, ${rush.outOfTurn} out of turn   (aim: 0 late, 0 out of turn)`,
)
process.exit(0)
