import type { Channels } from './channels.ts'
import { stepEnergies, toLufs } from './loudness.ts'

const STEP_S = 0.1
const MOMENTARY_STEPS = 4
const SHORT_TERM_STEPS = 30
/** EBU Tech 3342: what is below these counts for nothing; between these shares of the rest the range lies. */
const ABSOLUTE_GATE_LUFS = -70
const RELATIVE_GATE_LU = -20
const [LOW, HIGH] = [0.1, 0.95]

/** Loudness of each window of so many steps, one begun with every step. */
const windowsOf = (energies: readonly number[], steps: number, step: number): number[] => {
  const windows: number[] = []
  let sum = 0
  for (const [i, energy] of energies.entries()) {
    sum += energy - (energies[i - steps] ?? 0)
    if (i >= steps - 1) windows.push(toLufs(Math.max(0, sum) / (steps * step)))
  }
  return windows
}

const highest = (windows: readonly number[]): number | null => {
  const most = windows.reduce((max, lufs) => Math.max(max, lufs), -Infinity)
  return Number.isFinite(most) ? most : null
}

const powerOf = (lufs: number): number => 10 ** (lufs / 10)

const rangeOf = (shortTerm: readonly number[]): number | null => {
  const loud = shortTerm.filter((lufs) => lufs >= ABSOLUTE_GATE_LUFS)
  if (loud.length === 0) return null
  const mean = 10 * Math.log10(loud.reduce((sum, lufs) => sum + powerOf(lufs), 0) / loud.length)
  const counted = loud.filter((lufs) => lufs >= mean + RELATIVE_GATE_LU).sort((a, b) => a - b)
  const at = (share: number): number => counted[Math.round(share * (counted.length - 1))] as number
  return at(HIGH) - at(LOW)
}

/** How its loudness moves: range (LU), and the loudest 400 ms and 3 s (LUFS); null where it is shorter than that, or silent. */
export const loudnessOverTime = (channels: Channels, sampleRate: number) => {
  const step = Math.round(sampleRate * STEP_S)
  const whole = Math.floor(channels[0].length / step)
  const energies = stepEnergies(channels, sampleRate, step).slice(0, whole)
  const shortTerm = windowsOf(energies, SHORT_TERM_STEPS, step)
  return {
    range: rangeOf(shortTerm),
    maxMomentary: highest(windowsOf(energies, MOMENTARY_STEPS, step)),
    maxShortTerm: highest(shortTerm),
  }
}
