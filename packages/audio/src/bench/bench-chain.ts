import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createStudio } from '../studio.ts'
import type { RenderRequest, StudioConfig } from '../studio-types.ts'

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

const BULLETIN = [
  'Good morning, this is Clara with the news at nine on Harbour Radio.',
  'The city council has approved the new tram line between the old harbour and the university. Work begins in the spring, and the first trams are to run in three years.',
  'Researchers at the institute of marine biology have found a colony of sea horses in the bay. They had been thought lost for forty years. The colony is small but healthy, and divers are asked to keep their distance.',
  'In sport, the home side won three to two after extra time, and meets the champions on Sunday.',
  'And the weather: bright spells in the morning, a few showers from the west later on, with highs of twenty one degrees.',
  'That was the news. I am Clara, and I will be back at ten.',
]

const bulletin = (title: string): RenderRequest => ({
  segments: BULLETIN.map((spoken) => ({ spoken, pauseAfterMs: 600 })),
  language: 0,
  tone: 0,
  hostName: 'Clara',
  loudnessLufs: -16,
  tags: { title, host: 'Clara', station: 'Harbour Radio', date: '2026-10-25', language: 'en-US' },
})

/** How fast a bulletin of about 45 s goes from text to MP3, and what that costs the main thread. */
export const benchChain = async (config: Pick<StudioConfig, 'audioThread' | 'voiceProgram'>, rounds = 3): Promise<ChainBench> => {
  const studio = createStudio(config)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const timed = async (title: string): Promise<{ seconds: number; audioSeconds: number }> => {
    const began = performance.now()
    const { durationMs } = await studio.render(bulletin(title))
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
