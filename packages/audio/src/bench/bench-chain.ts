import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createStudio } from '../studio.ts'
import type { StudioConfig } from '../studio-types.ts'
import { benchBulletin } from './bench-bulletin.ts'

export type ChainBench = {
  audioSeconds: number
  /** From text to MP3 in a fresh studio: voice program and threads are started first. */
  coldSeconds: number
  /** The same with everything running, best of `rounds`. */
  warmSeconds: number
  timesRealTime: number
  /** Longest time that the main thread was held up during the renders. */
  mainThreadBlockedMs: number
}

/** How fast a bulletin of about 45 s goes from text to MP3, and what that costs the main thread. */
export const benchChain = async (config: Pick<StudioConfig, 'audioThread' | 'voiceProgram'>, rounds = 3): Promise<ChainBench> => {
  const studio = createStudio(config)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const timed = async (title: string): Promise<{ seconds: number; audioSeconds: number }> => {
    const began = performance.now()
    const { durationMs } = await studio.render(benchBulletin(title))
    return { seconds: (performance.now() - began) / 1000, audioSeconds: durationMs / 1000 }
  }
  try {
    const cold = await timed('first')
    const warm: number[] = []
    for (let round = 0; round < rounds; round++) warm.push((await timed(`round ${round}`)).seconds)
    const warmSeconds = Math.min(...warm)
    return {
      audioSeconds: cold.audioSeconds,
      coldSeconds: cold.seconds,
      warmSeconds,
      timesRealTime: cold.audioSeconds / warmSeconds,
      mainThreadBlockedMs: delay.max / 1e6,
    }
  } finally {
    delay.disable()
    await studio.close()
  }
}
