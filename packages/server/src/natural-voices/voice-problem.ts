/** Why a voice could not be added or removed, in a sentence for the operator. */
export class VoiceProblem extends Error {
  override readonly name = 'VoiceProblem'
}
