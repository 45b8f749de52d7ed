/**
 * What a part of the program throws when the world does not do as it should. `code` is stable and may be told to others; the message is for
 * the owner. Permanent: another try would end in the same way.
 */
export class Fault extends Error {
  /**
   * The web app is two bundles, and each has a copy of every class: what one of them throws the other knows by this name. Without it a fault is
   * known in its own bundle alone.
   */
  static readonly sharedName: string | undefined = undefined
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore-start lint/complexity/noThisInStatic: asked of each class below this one, by that class's own name
    const isOwn: boolean = Function.prototype[Symbol.hasInstance].call(this, value)
    return isOwn || (this.sharedName !== undefined && value instanceof Error && value.name === this.sharedName)
    // biome-ignore-end lint/complexity/noThisInStatic: asked of each class below this one, by that class's own name
  }
  readonly code: string
  readonly permanent: boolean
  constructor(code: string, message: string, permanent = false, options?: { cause?: unknown }) {
    super(message, options)
    this.code = code
    this.permanent = permanent
  }
}
