/**
 * What a part of the program throws when the world does not do as it should. `code` is stable and may be told to others; the message is for
 * the owner. Permanent: another try would end in the same way.
 */
export class Fault extends Error {
  readonly code: string
  readonly permanent: boolean
  constructor(code: string, message: string, permanent = false, options?: { cause?: unknown }) {
    super(message, options)
    this.code = code
    this.permanent = permanent
  }
}
