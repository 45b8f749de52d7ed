import { RUNGS } from '@hourcast/domain/broadcasts/broadcast'
import { type Meter, type MeterProvider, metrics } from '@opentelemetry/api'

/** States in which a broadcast ends. */
export const END_STATES = ['delivered', 'failed', 'missed', 'cancelled'] as const

const METER = 'hourcast'
const LATENESS_SECONDS = [0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 120, 300, 600]
const STEP_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 180]

/** What is measured goes nowhere until somebody has set a provider: asked for again each time, never kept from before. */
export const meter = (): Meter => metrics.getMeter(METER)

const create = () => {
  const its = meter()
  const instruments = {
    lateness: its.createHistogram('hourcast_delivery_lateness_seconds', {
      description: 'How long after its release time a delivery arrived',
      unit: 's',
      advice: { explicitBucketBoundaries: LATENESS_SECONDS },
    }),
    steps: its.createHistogram('hourcast_step_duration_seconds', {
      description: 'How long one try of a step took',
      unit: 's',
      advice: { explicitBucketBoundaries: STEP_SECONDS },
    }),
    stepsRunning: its.createUpDownCounter('hourcast_steps_running', { description: 'Steps at work in this process' }),
    voiceQueue: its.createUpDownCounter('hourcast_voice_queue', {
      description: 'Renders that wait for a voice (waiting) or are spoken and mastered (speaking)',
    }),
    rungs: its.createCounter('hourcast_broadcasts_on_air', { description: 'Broadcasts delivered, by the rung that went on air' }),
    deadLetters: its.createCounter('hourcast_dead_letters', {
      description: 'Events of Kafka that a consumer could not act on and has set aside',
    }),
    ended: its.createCounter('hourcast_broadcasts_ended', { description: 'Broadcasts ended, by state' }),
  }
  // A counter that starts with its first event hides that event from every rate.
  for (const state of END_STATES) instruments.ended.add(0, { state })
  for (const rung of RUNGS) instruments.rungs.add(0, { rung })
  for (const state of ['waiting', 'speaking']) instruments.voiceQueue.add(0, { state })
  return instruments
}

type Instruments = ReturnType<typeof create>
const known = new WeakMap<MeterProvider, Instruments>()

/** The instruments of the provider of this moment. */
export const instruments = (): Instruments => {
  const provider = metrics.getMeterProvider()
  const found = known.get(provider) ?? create()
  known.set(provider, found)
  return found
}
