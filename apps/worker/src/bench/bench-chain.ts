// From fetched text to MP3: two cores, the built-in voice.
import { benchChain } from '@hourcast/audio/bench/bench-chain'
import { programs } from '../programs.ts'

const { audioSeconds, coldSeconds, warmSeconds, timesRealTime, mainThreadBlockedMs } = await benchChain(programs)
console.log(
  `   a bulletin of ${audioSeconds.toFixed(1)} s: cold ${coldSeconds.toFixed(1)} s, warm ${warmSeconds.toFixed(2)} s   (aim: ≤ 3 s for 45 s; a sample in the wizard ≤ 6 s)`,
)
console.log(`   times real time ${timesRealTime.toFixed(1)}   (aim: ≥ 25)`)
console.log(`   main thread blocked at most ${mainThreadBlockedMs.toFixed(0)} ms   (aim: ≤ 50)`)
process.exit(0)
