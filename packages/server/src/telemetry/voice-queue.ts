import type { Rendering, RenderOptions, RenderRequest, Studio } from '@hourcast/audio/studio-types'
import { instruments } from './instruments.ts'

type Place = 'waiting' | 'speaking'
type Queue = { moveTo(place: Place): void; leave(): void }

const stand = (): Queue => {
  const { voiceQueue } = instruments()
  let place: Place = 'waiting'
  voiceQueue.add(1, { state: place })
  const leave = () => voiceQueue.add(-1, { state: place })
  return {
    moveTo: (next) => {
      leave()
      place = next
      voiceQueue.add(1, { state: place })
    },
    leave,
  }
}

/** The same studio; who waits for a voice and who is being spoken counts in `hourcast_voice_queue`. */
export const meterStudio = (studio: Studio): Studio => ({
  ...studio,
  render: async (request: RenderRequest, options: RenderOptions = {}): Promise<Rendering> => {
    const me = stand()
    const onStage: RenderOptions['onStage'] = (stage) => {
      me.moveTo('speaking')
      options.onStage?.(stage)
    }
    try {
      return await studio.render(request, { ...options, onStage })
    } finally {
      me.leave()
    }
  },
})

type StepQueues<Step extends string, Turn> = <T>(step: Step, work: () => Promise<T>, turn: Turn) => Promise<T>

/** The same queues; steps that wait to speak count as waiting for a voice until it is their turn. */
export const meterStepQueues =
  <Step extends string, Turn>(stepQueues: StepQueues<Step, Turn>, isSpeaking: (step: Step) => boolean): StepQueues<Step, Turn> =>
  async (step, work, turn) => {
    if (!isSpeaking(step)) return stepQueues(step, work, turn)
    const me = stand()
    let isInLine = true
    const leave = () => {
      if (isInLine) me.leave()
      isInLine = false
    }
    try {
      const begin = () => {
        leave()
        return work()
      }
      return await stepQueues(step, begin, turn)
    } finally {
      leave()
    }
  }
