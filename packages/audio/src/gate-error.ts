export type GateName = 'decodable' | 'size' | 'duration' | 'silence inside' | 'silence at the ends' | 'true peak' | 'loudness'

/** A finding of one gate: what was measured and what it may be, in words with units. */
export type GateFault = { gate: GateName; measured: string; bound: string }

/** A rendering that may not go on air, and why. */
export class GateError extends Error {
  override readonly name = 'GateError'
  readonly gate: GateName
  readonly measured: string
  readonly bound: string

  constructor({ gate, measured, bound }: GateFault) {
    super(`the ${gate} gate refused the audio: ${measured}, but it must be ${bound}`)
    this.gate = gate
    this.measured = measured
    this.bound = bound
  }
}
