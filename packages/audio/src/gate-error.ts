import { Fault } from '@hourcast/domain/fault'
export type GateName = 'decodable' | 'size' | 'duration' | 'silence inside' | 'silence at the ends' | 'true peak' | 'loudness'

/** A finding of one gate: what was measured and what it may be, in words with units. */
export type GateFault = { gate: GateName; measured: string; bound: string }

/** A rendering that may not go on air, and why. */
export class GateError extends Fault {
  override readonly name = 'GateError'
  declare readonly code: GateName
  readonly measured: string
  readonly bound: string

  constructor({ gate, measured, bound }: GateFault) {
    super(gate, `the ${gate} gate refused the audio: ${measured}, but it must be ${bound}`)
    this.measured = measured
    this.bound = bound
  }
}
