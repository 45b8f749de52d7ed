import type { GateFault } from '../gates.ts'
import type { Judged } from './judge-bulletin.ts'

const GATES: Readonly<Record<GateFault['code'] | 'nonsense' | 'unfit', string>> = {
  empty: 'the model wrote nothing',
  refusal: 'the model refused',
  markup: 'the model wrote marks that no voice can say',
  address: 'the model wrote an address',
  number: 'the model said a number that no source holds',
  name: 'the model named what no source names',
  length: 'the model wrote too little or too much',
  nonsense: 'the model wrote about something else',
  unfit: 'the model wrote what is not fit for air',
}

/** What a model wrote and a gate has stopped. */
export class GateError extends Error {
  readonly code: keyof typeof GATES
  /** The sentences of it that a gate has stopped, where it was read sentence by sentence. */
  readonly faults: Judged['faults']
  constructor(code: keyof typeof GATES, faults: Judged['faults'] = []) {
    super(`gate ${code}`)
    this.code = code
    this.faults = faults
  }
}

/** Why the built-in writer takes over, in words for the owner: never what the server or the model said. */
export const fallbackReason = (error: unknown): string => {
  if (error instanceof GateError) return GATES[error.code]
  if (error instanceof SyntaxError) return "the writer's server answered with something that is not JSON"
  // What undici throws for an address that does not answer.
  if (error instanceof TypeError || !(error instanceof Error)) return "the writer's server could not be reached"
  return error.message
}

/** The same of a gate, for the model that is asked again. */
export const gateWords = ({ code }: GateError): string => GATES[code]
